'use client'
import type { PresentText } from '@basejuris/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { restoreNoteDraft } from '../../../session/drafts/restore-note-draft.ts'
import { useHeldDrafts } from '../../../session/drafts/use-draft.ts'
import { useSession } from '../../../session/session-provider.tsx'
import { createNoteDrafts } from '../../../storage/note-drafts.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'

const debounceMs = 800
const drafts = createNoteDrafts(() => window.localStorage)
const versionKey = (id: string): string => `${id}:version`

interface StoredNote {
  readonly text: string
  readonly version: number
}

/**
 * A note that saves itself. A draft left by an earlier page is restored and sent. `save` stores a text in place of a version and answers
 * the new version.
 */
export function useNote(id: string, stored: StoredNote, save: (text: string, version: number) => Promise<number>) {
  const [text, setText] = useState(stored.text)
  const [state, setState] = useState<AutosaveState>('idle')
  const [conflict, setConflict] = useState<PresentText | null>(null)
  const version = useRef(stored.version)
  const autosave = useMemo(
    () =>
      createAutosave({
        save: async (written) => {
          try {
            version.current = await save(written, version.current)
          } catch (error) {
            if (error instanceof CallError && error.present) setConflict(error.present)
            throw error
          }
        },
        drafts: {
          keep: (written) => {
            drafts.save(id, written)
            drafts.save(versionKey(id), String(version.current))
          },
          drop: () => {
            drafts.remove(id)
            drafts.remove(versionKey(id))
          },
        },
        onState: setState,
        debounceMs,
      }),
    [id, save],
  )
  const userId = useSession().user?.id
  const isUnsaved = state !== 'idle' && state !== 'saved'
  useHeldDrafts(() => (isUnsaved ? { [id]: text, [versionKey(id)]: String(version.current) } : {}))
  useEffect(() => {
    restoreNoteDraft(drafts, [id, versionKey(id)], userId)
    const left = drafts.read(id)
    if (left !== null && left !== stored.text) {
      version.current = Number(drafts.read(versionKey(id)) ?? version.current)
      setText(left)
      autosave.write(left)
    }
    addEventListener('online', autosave.flush)
    return () => {
      removeEventListener('online', autosave.flush)
      autosave.stop()
    }
  }, [id, userId, stored.text, autosave])
  const write = (written: string) => {
    setText(written)
    autosave.write(written)
  }
  /** Ends the conflict by writing a text in place of the stored one. */
  const settle = (present: PresentText, written: string) => {
    version.current = present.version
    setConflict(null)
    write(written)
    autosave.flush()
  }
  return { text, state, conflict, write, settle, retry: autosave.flush }
}
