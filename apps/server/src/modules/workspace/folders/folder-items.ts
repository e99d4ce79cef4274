import type { addFolderItemsEndpoint, DataOf } from '@basejuris/contract'
import { addFolderItems, deleteFolderItem, findFolderItem, touchFolder } from '@basejuris/database'
import { maxFolderItems, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { resolveRulingIds } from '../resolve-ruling-ids.ts'
import { auditFolder } from './audit-folder.ts'
import type { FolderServices } from './folder-services.ts'
import { lockWritableFolder } from './get-folder.ts'

export interface AddRulings {
  readonly folderId: string
  readonly docIds: readonly string[]
  readonly at: Date
}

/** Adds rulings to a folder, all or none. Its owner and its members may. */
export async function addRulingsToFolder(
  services: FolderServices,
  actor: UserActor,
  { folderId, docIds, at }: AddRulings,
): Promise<DataOf<typeof addFolderItemsEndpoint>> {
  const known = await resolveRulingIds(services, docIds)
  const items = [...new Set(known.values())].map((docId) => ({ folderId, docId, addedBy: actor.userId, createdAt: at }))
  const agregadas = await services.db.transaction(async (tx) => {
    await lockWritableFolder(tx, actor, folderId, at)
    const added = await addFolderItems(tx, items, maxFolderItems)
    if (added === null) throw new ServiceError('folder.full')
    if (added === 0) return 0
    await touchFolder(tx, folderId, at)
    const [only] = items.length === 1 ? items : []
    const details = { rulings: added, ...(only === undefined ? {} : { docId: only.docId }) }
    await auditFolder(tx, actor, 'folder.rulings_added', { folderId, at, details })
    return added
  })
  return { agregadas, repetidas: items.length - agregadas, desconocidas: docIds.filter((docId) => !known.has(docId)) }
}

/** Removes a ruling and its notes. The owner may remove any, a member only those they added. */
export async function removeRulingFromFolder(
  { db }: Pick<FolderServices, 'db'>,
  actor: UserActor,
  { folderId, docId, at }: { readonly folderId: string; readonly docId: string; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { own } = await lockWritableFolder(tx, actor, folderId, at)
    const item = await findFolderItem(tx, folderId, docId)
    if (item === null) throw new ServiceError('folder.item_not_found')
    if (!own && item.addedBy !== actor.userId) throw new ServiceError('folder.owner_only')
    await deleteFolderItem(tx, folderId, docId)
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.ruling_removed', { folderId, at, details: { docId } })
  })
}
