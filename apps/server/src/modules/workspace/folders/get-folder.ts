import { type Database, type FolderRole, findFolder, type ListedFolder, lockFolder, type Transaction } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { type FolderServices, readerOf } from './folder-services.ts'

/** A folder the actor may read; any other, existing or not, is `folder.not_found`. */
export async function getFolder(
  { db }: { readonly db: Database | Transaction },
  actor: UserActor,
  folderId: string,
  at: Date,
): Promise<ListedFolder> {
  const folder = await findFolder(db, readerOf(actor, at), folderId)
  if (folder === null) throw new ServiceError('folder.not_found')
  return folder
}

/** A folder the actor owns; a shared one is `folder.owner_only`. */
export async function getOwnFolder(
  services: Pick<FolderServices, 'db'>,
  actor: UserActor,
  folderId: string,
  at: Date,
): Promise<ListedFolder> {
  const folder = await getFolder(services, actor, folderId, at)
  if (folder.role !== 'dueno') throw new ServiceError('folder.owner_only')
  return folder
}

export interface LockedFolder {
  /** Of the actor. */
  readonly role: FolderRole
  readonly own: boolean
}

/** Locks a folder that the actor may read until the transaction ends. What changes its content asks `lockWritableFolder`. */
export async function lockReadableFolder(tx: Transaction, actor: UserActor, folderId: string, at: Date): Promise<LockedFolder> {
  const role = await lockFolder(tx, readerOf(actor, at), folderId)
  if (role === null) throw new ServiceError('folder.not_found')
  return { role, own: role === 'dueno' }
}

/** Locks a folder in which the actor may write until the transaction ends; one that the actor only reads is `folder.read_only`. */
export async function lockWritableFolder(tx: Transaction, actor: UserActor, folderId: string, at: Date): Promise<LockedFolder> {
  const locked = await lockReadableFolder(tx, actor, folderId, at)
  if (locked.role === 'lee') throw new ServiceError('folder.read_only')
  return locked
}

/** Locks a folder that the actor owns until the transaction ends; a shared one is `folder.owner_only`. */
export async function lockOwnFolder(tx: Transaction, actor: UserActor, folderId: string, at: Date): Promise<void> {
  if (!(await lockReadableFolder(tx, actor, folderId, at)).own) throw new ServiceError('folder.owner_only')
}
