import type { DataOf, FolderNote, folderNotesEndpoint } from '@basejuris/contract'
import {
  addFolderNote,
  deleteFolderNote,
  type FolderNoteRow,
  findFolderItem,
  findUser,
  listThreadNotes,
  lockFolderNote,
  type Transaction,
  touchFolder,
  updateFolderNote,
} from '@basejuris/database'
import { maxFolderNotes, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { withinNoteQuota } from '../note-quota.ts'
import { auditFolder } from './audit-folder.ts'
import type { FolderServices } from './folder-services.ts'
import { getFolder, lockWritableFolder } from './get-folder.ts'
import { decryptNote, encryptNote, presentNote } from './present-folder.ts'

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
    await lockWritableFolder(tx, actor, folderId, at)
    if (docId !== undefined && (await findFolderItem(tx, folderId, docId)) === null) throw new ServiceError('folder.item_not_found')
    const added = await withinNoteQuota(tx, actor, () => addFolderNote(tx, note, maxFolderNotes))
    if (!added) throw new ServiceError('folder.full')
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.note_added', { folderId, at, details: { note: id, ...(docId === undefined ? {} : { docId }) } })
    const author = { userId: actor.userId, email: (await findUser(tx, actor.userId))?.email ?? '' }
    return presentNote(services, actor, { ...note, author })
  })
}

export interface WrittenNote {
  readonly folderId: string
  readonly noteId: string
  /** The version that was read. */
  readonly version: number
  readonly at: Date
}

/** Only the author may change a note, while they can read the folder. */
export async function changeNote(
  services: FolderServices,
  actor: UserActor,
  { texto, ...written }: WrittenNote & { readonly texto: string },
): Promise<FolderNote> {
  const { folderId, noteId, at } = written
  return services.db.transaction(async (tx) => {
    await lockWritableFolder(tx, actor, folderId, at)
    const stored = await lockNoteVersion(services, tx, { ...written, texto }, ({ authorId }) => authorId === actor.userId)
    const change = { id: noteId, text: encryptNote(services, noteId, texto), version: stored.version + 1, updatedAt: at }
    await withinNoteQuota(tx, actor, () => updateFolderNote(tx, change))
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.note_changed', { folderId, at, details: { note: noteId } })
    const author = { userId: actor.userId, email: (await findUser(tx, actor.userId))?.email ?? '' }
    return presentNote(services, actor, { ...stored, ...change, author })
  })
}

/** The author may delete a note, and the owner of the folder may delete any. */
export async function deleteNote(services: FolderServices, actor: UserActor, written: WrittenNote): Promise<void> {
  const { folderId, noteId, at } = written
  await services.db.transaction(async (tx) => {
    const { own } = await lockWritableFolder(tx, actor, folderId, at)
    await lockNoteVersion(services, tx, written, ({ authorId }) => own || authorId === actor.userId)
    await deleteFolderNote(tx, noteId)
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.note_deleted', { folderId, at, details: { note: noteId } })
  })
}

/**
 * Locks a note in the version that was read, or with the text that would be written. Any other is `note.changed` with its text; one that
 * `isAllowed` refuses is not found.
 */
async function lockNoteVersion(
  services: FolderServices,
  tx: Transaction,
  { folderId, noteId, version, texto }: WrittenNote & { readonly texto?: string },
  isAllowed: (note: FolderNoteRow) => boolean,
): Promise<FolderNoteRow> {
  const stored = await lockFolderNote(tx, folderId, noteId)
  if (stored === null || !isAllowed(stored)) throw new ServiceError('folder.note_not_found')
  const text = decryptNote(services, stored)
  if (stored.version === version || text === texto) return stored
  const present = { texto: text, version: stored.version, updatedAt: stored.updatedAt.toISOString() }
  throw new ServiceError('note.changed', { present })
}
