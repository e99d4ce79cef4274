import type { PresentText } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { restoreNoteDraft } from '../session/drafts/restore-note-draft.ts'
import { useHeldDrafts } from '../session/drafts/use-draft.ts'
import { useSession } from '../session/session-provider.tsx'
import { createNoteDrafts } from '../storage/note-drafts.ts'

export interface NoteDraft {
  /** Key of the draft in this browser until the note is sent. */
  readonly id: string
  readonly text: string
  /** The stored version that is being changed, 0 for a new note. */
  readonly version: number
}

const drafts = createNoteDrafts(() => window.localStorage)
const versionKey = (id: string): string => `${id}:version`

/** A text being written with the version it was begun on, so that a draft found later never replaces what it has not seen. */
export function useNoteDraft({ id, text: initial, version: initialVersion }: NoteDraft) {
  const [draft, setDraft] = useState({ text: initial, version: initialVersion })
  const [conflict, setConflict] = useState<PresentText | null>(null)
  const userId = useSession().user?.id
  useHeldDrafts(() => (draft.text === initial ? {} : { [id]: draft.text, [versionKey(id)]: String(draft.version) }))
  useEffect(() => {
    restoreNoteDraft(drafts, [id, versionKey(id)], userId)
    const text = drafts.read(id)
    if (text !== null) setDraft(({ version }) => ({ text, version: Number(drafts.read(versionKey(id)) ?? version) }))
  }, [id, userId])
  const save = (text: string, version: number) => {
    setDraft({ text, version })
    drafts.save(id, text)
    if (version > 0) drafts.save(versionKey(id), String(version))
  }
  return {
    ...draft,
    /** What was stored meanwhile; null while nothing was. */
    conflict,
    write: (text: string) => save(text, draft.version),
    /** Goes on with a text that takes a stored version into account. */
    rebase(version: number, text: string) {
      save(text, version)
      setConflict(null)
    },
    /** Whether an error is a conflict, which is shown from then on. */
    meet(error: unknown): boolean {
      const present = error instanceof CallError ? (error.present ?? null) : null
      setConflict(present)
      return present !== null
    },
    discard() {
      drafts.remove(id)
      drafts.remove(versionKey(id))
    },
  }
}
