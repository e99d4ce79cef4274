'use client'
import { useEffect, useMemo, useState } from 'react'
import { createNoteDrafts } from '../../../saved-items/note-drafts.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'

const debounceMs = 800
const drafts = createNoteDrafts(() => window.localStorage)

/** A note that saves itself. A draft left by an earlier page is restored and sent. */
export function useNote(id: string, stored: string, save: (text: string) => Promise<void>) {
  const [text, setText] = useState(stored)
  const [state, setState] = useState<AutosaveState>('idle')
  const autosave = useMemo(
    () =>
      createAutosave({
        save,
        drafts: { keep: (written) => drafts.save(id, written), drop: () => drafts.remove(id) },
        onState: setState,
        debounceMs,
      }),
    [id, save],
  )
  useEffect(() => {
    const left = drafts.read(id)
    if (left !== null && left !== stored) {
      setText(left)
      autosave.write(left)
    }
    addEventListener('online', autosave.flush)
    return () => {
      removeEventListener('online', autosave.flush)
      autosave.stop()
    }
  }, [id, stored, autosave])
  const write = (written: string) => {
    setText(written)
    autosave.write(written)
  }
  return { text, state, write, retry: autosave.flush }
}
