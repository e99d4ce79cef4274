'use client'
import type {
  addFolderNoteEndpoint,
  deleteFolderNoteEndpoint,
  FolderNote,
  folderNotesEndpoint,
  updateFolderNoteEndpoint,
} from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../../components/workspace/remove-with-undo.ts'
import { mergeNotes } from './merge-notes.ts'

/** Whether somebody else deleted the note before. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'folder.note_not_found'
}

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
  const [gone, setGone] = useState<readonly string[]>([])
  const removed = usePendingRemovals()
  const path = `/v1/folders/${folderId}/notes` as const
  const { pages } = earlier
  const loadPage = async (pagina: number): Promise<readonly FolderNote[]> => {
    const query = new URLSearchParams({ pagina: String(pagina), tamano: String(pageSize), ...(docId === null ? {} : { docId }) })
    return (await callFromBrowser<typeof folderNotesEndpoint>('GET', `${path}?${query}`, undefined)).notas
  }
  // The page was read again, so what it holds is newer than what was written or loaded here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new reading counts
  useEffect(() => {
    const known = new Map(stored.map((note) => [note.noteId, note.version]))
    setWritten((all) => all.filter((note) => note.version > (known.get(note.noteId) ?? 0)))
    if (pages === 0) return
    Promise.all(Array.from({ length: pages }, (_, at) => loadPage(at + 1))).then(
      (all) => setEarlier({ notes: all.flat(), pages }),
      () => undefined,
    )
  }, [stored])
  const loaded = mergeNotes(earlier.notes, stored)
  const show = (note: FolderNote) => setWritten((all) => [...all.filter(({ noteId }) => noteId !== note.noteId), note])
  /** Shows what another window or person stored, and goes on failing. */
  const showPresent = (note: FolderNote) => (error: unknown) => {
    if (error instanceof CallError && error.present) show({ ...note, ...error.present })
    throw error
  }
  return {
    /** Stored notes that are not here yet. */
    hidden: Math.max(0, total - loaded.length),
    /** Throws CallError. */
    async loadEarlier(): Promise<void> {
      const notes = await loadPage(pages + 1)
      setEarlier({ notes: [...earlier.notes, ...notes], pages: pages + 1 })
    },
    notes: mergeNotes(loaded, written).filter(({ noteId }) => !removed.has(keyOf(noteId)) && !gone.includes(noteId)),
    /** `replaced` is a note that somebody else deleted while this text was written for it. Throws CallError. */
    async add(text: string, replaced?: FolderNote): Promise<void> {
      const body = { texto: text, ...(docId === null ? {} : { docId }) }
      show(await callFromBrowser<typeof addFolderNoteEndpoint>('POST', path, body))
      if (replaced !== undefined) setGone((all) => [...all, replaced.noteId])
    },
    /** Throws CallError. */
    async change(note: FolderNote, text: string, version: number): Promise<void> {
      const body = { texto: text, version }
      show(await callFromBrowser<typeof updateFolderNoteEndpoint>('PUT', `${path}/${note.noteId}`, body).catch(showPresent(note)))
    },
    remove(note: FolderNote): void {
      const { noteId, version } = note
      const commit = () =>
        callFromBrowser<typeof deleteFolderNoteEndpoint>('DELETE', `${path}/${noteId}`, { version }).catch((error: unknown) =>
          isGone(error) ? undefined : showPresent(note)(error),
        )
      removeWithUndo('Nota borrada', { key: keyOf(noteId), commit })
    },
  }
}
