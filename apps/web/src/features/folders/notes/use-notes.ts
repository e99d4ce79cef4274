'use client'
import type {
  addFolderNoteEndpoint,
  deleteFolderNoteEndpoint,
  FolderNote,
  folderNotesEndpoint,
  updateFolderNoteEndpoint,
} from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../../components/workspace/remove-with-undo.ts'
import { mergeNotes } from './merge-notes.ts'

const keyOf = (noteId: string): string => `note:${noteId}`

/** Earlier notes requested at once. */
const pageSize = 20

interface NotesOf {
  readonly folderId: string
  readonly docId: string | null
  /** The newest notes, oldest first. */
  readonly stored: readonly FolderNote[]
  /** Stored notes, shown or not. */
  readonly total: number
}

/** Notes of a folder or of one of its rulings: the newest, those requested since and those written since. */
export function useNotes({ folderId, docId, stored, total }: NotesOf) {
  const [earlier, setEarlier] = useState<{ readonly notes: readonly FolderNote[]; readonly pages: number }>({ notes: [], pages: 0 })
  const [written, setWritten] = useState<readonly FolderNote[]>([])
  const removed = usePendingRemovals()
  const path = `/v1/folders/${folderId}/notes` as const
  const loaded = mergeNotes(earlier.notes, stored)
  return {
    /** Stored notes that are not here yet. */
    hidden: Math.max(0, total - loaded.length),
    /** Throws CallError. */
    async loadEarlier(): Promise<void> {
      const page = earlier.pages + 1
      const query = new URLSearchParams({ pagina: String(page), tamano: String(pageSize), ...(docId === null ? {} : { docId }) })
      const { notas } = await callFromBrowser<typeof folderNotesEndpoint>('GET', `${path}?${query}`, undefined)
      setEarlier({ notes: [...earlier.notes, ...notas], pages: page })
    },
    notes: mergeNotes(loaded, written).filter(({ noteId }) => !removed.has(keyOf(noteId))),
    /** Throws CallError. */
    async add(text: string): Promise<void> {
      const body = { texto: text, ...(docId === null ? {} : { docId }) }
      const note = await callFromBrowser<typeof addFolderNoteEndpoint>('POST', path, body)
      setWritten((all) => [...all, note])
    },
    /** Throws CallError. */
    async change(noteId: string, text: string): Promise<void> {
      const note = await callFromBrowser<typeof updateFolderNoteEndpoint>('PUT', `${path}/${noteId}`, { texto: text })
      setWritten((all) => [...all.filter((one) => one.noteId !== noteId), note])
    },
    remove({ noteId }: FolderNote): void {
      removeWithUndo('Nota borrada', {
        key: keyOf(noteId),
        commit: () => callFromBrowser<typeof deleteFolderNoteEndpoint>('DELETE', `${path}/${noteId}`, undefined),
      })
    },
  }
}
