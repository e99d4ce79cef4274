import type { DataOf, FolderNote, folderNotesEndpoint } from '@basejuris/contract'
import {
  addFolderNote,
  deleteFolderNote,
  findFolderItem,
  findUser,
  listThreadNotes,
  touchFolder,
  updateFolderNote,
} from '@basejuris/database'
import { maxFolderNotes, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { withinNoteQuota } from '../note-quota.ts'
import { auditFolder } from './audit-folder.ts'
import type { FolderServices } from './folder-services.ts'
import { getFolder, lockReadableFolder } from './get-folder.ts'
import { encryptNote, presentNote } from './present-folder.ts'

export interface NotePage {
  readonly folderId: string
  /** Absent: notes on the folder itself. */
  readonly docId?: string | undefined
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

/** A page of the notes of a thread. The first page has the newest; each is ordered oldest first. */
export async function listNotes(
  services: FolderServices,
  actor: UserActor,
  { folderId, docId, pagina, tamano, at }: NotePage,
): Promise<DataOf<typeof folderNotesEndpoint>> {
  await getFolder(services, actor, folderId, at)
  const page = { folderId, docId: docId ?? null, limit: tamano, offset: (pagina - 1) * tamano }
  const { notes, total } = await listThreadNotes(services.db, page)
  const notas = notes.map((note) => presentNote(services, actor, note)).reverse()
  return { notas, total, pagina, tamano, maximo: maxFolderNotes }
}

export interface AddNote {
  readonly folderId: string
  /** Absent: a note on the folder itself. */
  readonly docId?: string | undefined
  readonly texto: string
  readonly id: string
  readonly at: Date
}

/** Adds a note that the owner and every member can read. */
export async function addNote(
  services: FolderServices,
  actor: UserActor,
  { folderId, docId, texto, id, at }: AddNote,
): Promise<FolderNote> {
  const text = encryptNote(services, id, texto)
  const note = { id, folderId, docId: docId ?? null, authorId: actor.userId, text, version: 1, createdAt: at, updatedAt: at }
  return services.db.transaction(async (tx) => {
    await lockReadableFolder(tx, actor, folderId, at)
    if (docId !== undefined && (await findFolderItem(tx, folderId, docId)) === null) throw new ServiceError('folder.item_not_found')
    const added = await withinNoteQuota(tx, actor, () => addFolderNote(tx, note, maxFolderNotes))
    if (!added) throw new ServiceError('folder.full')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.note_added', { folderId, at, details: { note: id, ...(docId === undefined ? {} : { docId }) } })
    const author = { userId: actor.userId, email: (await findUser(tx, actor.userId))?.email ?? '' }
    return presentNote(services, actor, { ...note, author })
  })
}

export interface ChangeNote {
  readonly folderId: string
  readonly noteId: string
  readonly texto: string
  readonly at: Date
}

/** Only the author may change a note, while they can read the folder. */
export async function changeNote(
  services: FolderServices,
  actor: UserActor,
  { folderId, noteId, texto, at }: ChangeNote,
): Promise<FolderNote> {
  return services.db.transaction(async (tx) => {
    await lockReadableFolder(tx, actor, folderId, at)
    const text = encryptNote(services, noteId, texto)
    const change = { id: noteId, folderId, authorId: actor.userId, text, updatedAt: at }
    const note = await withinNoteQuota(tx, actor, () => updateFolderNote(tx, change))
    if (note === null) throw new ServiceError('folder.note_not_found')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.note_changed', { folderId, at, details: { note: noteId } })
    const author = { userId: actor.userId, email: (await findUser(tx, actor.userId))?.email ?? '' }
    return presentNote(services, actor, { ...note, author })
  })
}

/** The author may delete a note, and the owner of the folder may delete any. */
export async function deleteNote(
  { db }: Pick<FolderServices, 'db'>,
  actor: UserActor,
  { folderId, noteId, at }: { readonly folderId: string; readonly noteId: string; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { own } = await lockReadableFolder(tx, actor, folderId, at)
    const erased = await deleteFolderNote(tx, { id: noteId, folderId, ...(own ? {} : { authorId: actor.userId }) })
    if (!erased) throw new ServiceError('folder.note_not_found')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.note_deleted', { folderId, at, details: { note: noteId } })
  })
}
