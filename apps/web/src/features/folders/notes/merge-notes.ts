import type { FolderNote } from '@basejuris/contract'

/** Merges the stored notes with those written since the page loaded. Of two versions the higher wins. Oldest first. */
export function mergeNotes(stored: readonly FolderNote[], written: readonly FolderNote[]): FolderNote[] {
  const byId = new Map(stored.map((note) => [note.noteId, note]))
  for (const note of written) {
    const existing = byId.get(note.noteId)
    if (existing === undefined || existing.version <= note.version) byId.set(note.noteId, note)
  }
  return [...byId.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}
