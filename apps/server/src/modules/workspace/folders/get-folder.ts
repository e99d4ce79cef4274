import { findFolder, type ListedFolder, lockFolder, type Transaction } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { type FolderServices, readerOf } from './folder-services.ts'

/** A folder the actor may read; any other, existing or not, is `folder.not_found`. */
export async function getFolder({ db }: Pick<FolderServices, 'db'>, actor: UserActor, folderId: string, at: Date): Promise<ListedFolder> {
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
  if (folder.ownerId !== actor.userId) throw new ServiceError('folder.owner_only')
  return folder
}

/** Locks a readable folder until the transaction ends, and tells whether the actor owns it. */
export async function lockReadableFolder(
  tx: Transaction,
  actor: UserActor,
  folderId: string,
  at: Date,
): Promise<{ readonly own: boolean }> {
  const folder = await lockFolder(tx, readerOf(actor, at), folderId)
  if (folder === null) throw new ServiceError('folder.not_found')
  return { own: folder.ownerId === actor.userId }
}
