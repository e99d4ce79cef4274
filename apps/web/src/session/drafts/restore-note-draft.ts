import type { NoteDrafts } from '../../storage/note-drafts.ts'
import { takeDraft } from '../../storage/open-drafts.ts'

/** Puts a note that the end of the session interrupted back among the drafts of this browser. `ids` are those of its text and version. */
export function restoreNoteDraft(drafts: NoteDrafts, ids: readonly string[], userId: string | undefined): void {
  if (userId === undefined) return
  for (const id of ids) {
    const saved = takeDraft(id, userId)
    if (saved !== null) drafts.save(id, saved)
  }
}
