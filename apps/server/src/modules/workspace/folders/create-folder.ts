import type { createFolderEndpoint, DataOf } from '@basejuris/contract'
import { addFolder, addFolderItems } from '@basejuris/database'
import { maxFolderItems, maxFolders, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { encryptFolderName } from '../folder-name.ts'
import { resolveRulingIds } from '../resolve-ruling-ids.ts'
import { auditFolder } from './audit-folder.ts'
import { checkRetention } from './check-retention.ts'
import type { FolderServices } from './folder-services.ts'
import { getFolder } from './get-folder.ts'
import { presentFolder } from './present-folder.ts'

export interface CreateFolder {
  readonly nombre: string
  readonly reservada: boolean
  readonly conservarHasta: string | null
  readonly docIds: readonly string[]
  readonly id: string
  readonly at: Date
}

/** Creates a folder with its first rulings, all or nothing. Answers the ids that match no ruling. */
export async function createFolder(
  services: FolderServices,
  actor: UserActor,
  { nombre, reservada, conservarHasta, docIds, id, at }: CreateFolder,
): Promise<DataOf<typeof createFolderEndpoint>> {
  checkRetention(conservarHasta, at)
  const known = await resolveRulingIds(services, docIds)
  const name = encryptFolderName(services, id, nombre)
  const folder = { id, ownerId: actor.userId, name, reserved: reservada, retainedUntil: conservarHasta, createdAt: at, updatedAt: at }
  const items = [...new Set(known.values())].map((docId) => ({ folderId: id, docId, addedBy: actor.userId, createdAt: at }))
  const created = await services.db.transaction(async (tx) => {
    if (!(await addFolder(tx, folder, maxFolders))) throw new ServiceError('folder.too_many')
    await addFolderItems(tx, items, maxFolderItems)
    await auditFolder(tx, actor, 'folder.created', { folderId: id, at, details: { rulings: items.length } })
    return getFolder({ db: tx }, actor, id, at)
  })
  return {
    carpeta: presentFolder(services, actor, created),
    agregadas: items.length,
    desconocidas: docIds.filter((docId) => !known.has(docId)),
  }
}
