import { listFavorites, listNewestNotes, type ThreadNote } from '@basejuris/database'
import type { EntryNote, RulingEntry } from '@basejuris/documents'
import { chileanDate, formatDate, maxFolderNotes, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { favoriteContent, favoriteKey } from '../../workspace/favorites/favorite-content.ts'
import { decryptNote } from '../../workspace/folders/present-folder.ts'

/** Tags and notes of a ruling. */
export type Marks = Pick<RulingEntry, 'tags' | 'notes'>
type MarkServices = Pick<Services, 'db' | 'textCipher'>

/** Tags and private notes that the user gave to their favourites, by docId. */
export async function readOwnMarks(services: MarkServices, { userId }: UserActor): Promise<ReadonlyMap<string, Marks>> {
  const rows = await listFavorites(services.db, userId)
  return new Map(
    rows.map((row) => {
      const { etiquetas, nota } = favoriteContent.decrypt(services, favoriteKey(row), row.sealed)
      const notes = nota === null ? [] : [{ source: `privada, ${dayOf(row.updatedAt)}`, text: nota }]
      return [row.docId, { tags: etiquetas, notes }]
    }),
  )
}

export interface FolderMarks {
  /** Notes on the folder itself. */
  readonly ofFolder: readonly EntryNote[]
  readonly ofRulings: ReadonlyMap<string, Marks>
}

/** Every note of a folder, oldest first, beside the user's own marks. Check before that the user may read the folder. */
export async function readFolderMarks(
  services: MarkServices,
  actor: UserActor,
  { folderId, docIds }: { readonly folderId: string; readonly docIds: readonly string[] },
): Promise<FolderMarks> {
  const own = await readOwnMarks(services, actor)
  const notes = await listNewestNotes(services.db, { folderId, docIds, limit: maxFolderNotes })
  const threads = Map.groupBy(notes, ({ docId }) => docId)
  const present = (docId: string | null) => (threads.get(docId) ?? []).map((note) => presentNote(services, note))
  const marksOf = (docId: string): Marks => {
    const { tags = [], notes: ownNotes = [] } = own.get(docId) ?? {}
    return { tags, notes: [...present(docId), ...ownNotes] }
  }
  return { ofFolder: present(null), ofRulings: new Map(docIds.map((docId) => [docId, marksOf(docId)])) }
}

function presentNote(services: MarkServices, note: ThreadNote): EntryNote {
  return { source: `${note.author.email}, ${dayOf(note.createdAt)}`, text: decryptNote(services, note) }
}

const dayOf = (at: Date): string => formatDate(chileanDate(at))
