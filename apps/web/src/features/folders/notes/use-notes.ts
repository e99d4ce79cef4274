'use client'
import type { addFolderNoteEndpoint, deleteFolderNoteEndpoint, FolderNote, updateFolderNoteEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../../components/workspace/remove-with-undo.ts'
import { mergeNotes } from './merge-notes.ts'

const keyOf = (noteId: string): string => `note:${noteId}`

/** Notes of a folder or of one of its rulings: those stored and those written since. */
export function useNotes(folderId: string, docId: string | null, stored: readonly FolderNote[]) {
  const [written, setWritten] = useState<readonly FolderNote[]>([])
  const removed = usePendingRemovals()
  const path = `/v1/folders/${folderId}/notes` as const
  return {
    notes: mergeNotes(stored, written).filter(({ noteId }) => !removed.has(keyOf(noteId))),
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
