import type { FolderSummary } from '@basejuris/contract'
import { deleteFolder, type ListedFolder, updateFolder } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { encryptFolderName } from '../folder-name.ts'
import { auditFolder, type FolderAction } from './audit-folder.ts'
import { checkRetention } from './check-retention.ts'
import { type FolderServices, readerOf } from './folder-services.ts'
import { getFolder, getOwnFolder } from './get-folder.ts'
import { presentFolder } from './present-folder.ts'

export interface ChangeFolder {
  readonly folderId: string
  readonly nombre?: string | undefined
  readonly reservada?: boolean | undefined
  readonly conservarHasta?: string | null | undefined
  readonly at: Date
}

/** Fields that are absent stay unchanged. */
export async function changeFolder(services: FolderServices, actor: UserActor, change: ChangeFolder): Promise<FolderSummary> {
  const { folderId, nombre, reservada, conservarHasta, at } = change
  const before = await getOwnFolder(services, actor, folderId, at)
  if (conservarHasta !== before.retainedUntil) checkRetention(conservarHasta, at)
  const after = await services.db.transaction(async (tx) => {
    const changed = await updateFolder(tx, readerOf(actor, at), folderId, {
      ...(nombre === undefined ? {} : { name: encryptFolderName(services, folderId, nombre) }),
      ...(reservada === undefined ? {} : { reserved: reservada }),
      ...(conservarHasta === undefined ? {} : { retainedUntil: conservarHasta }),
      updatedAt: at,
    })
    if (!changed) throw new ServiceError('folder.not_found')
    for (const action of actionsOf(before, change)) await auditFolder(tx, actor, action, { folderId, at })
    return getFolder({ db: tx }, actor, folderId, at)
  })
  return presentFolder(services, actor, after)
}

const actionsOf = (before: ListedFolder, { nombre, reservada, conservarHasta }: ChangeFolder): FolderAction[] => [
  ...(nombre === undefined ? [] : ['folder.renamed' as const]),
  ...(reservada === undefined || reservada === before.reserved
    ? []
    : [reservada ? ('folder.reserved' as const) : ('folder.unreserved' as const)]),
  ...(conservarHasta === undefined || conservarHasta === before.retainedUntil ? [] : ['folder.retention' as const]),
]

/** Deletes the folder with its rulings and notes, for all members. */
export async function eraseFolder(
  services: FolderServices,
  actor: UserActor,
  { folderId, at }: { readonly folderId: string; readonly at: Date },
): Promise<void> {
  await getOwnFolder(services, actor, folderId, at)
  await services.db.transaction(async (tx) => {
    if (!(await deleteFolder(tx, readerOf(actor, at), folderId))) throw new ServiceError('folder.not_found')
    await auditFolder(tx, actor, 'folder.deleted', { folderId, at })
  })
}
