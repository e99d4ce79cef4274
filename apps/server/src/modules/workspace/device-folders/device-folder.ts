import type { DataOf, deviceFolderEndpoint, deviceFolderRulingsEndpoint } from '@basejuris/contract'
import { type CopyableItem, type ListedFolder, listCopyableItems } from '@basejuris/database'
import { deviceFolderDays, type UserActor } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { getRuling } from '../../rulings/get-ruling.ts'
import { decryptFolderName } from '../folder-name.ts'
import { getFolder } from '../folders/get-folder.ts'

type DeviceFolderServices = Pick<Services, 'db' | 'textCipher' | 'entitlementOf'>

/** Hour of UTC at which a Chilean day has not ended yet and is about to. */
const lastHourOfDay = 'T03:00:00Z'

export interface CheckDeviceFolder {
  readonly folderId: string
  /** What the copy holds, with the hash that came with each text. */
  readonly sentencias: readonly { readonly docId: string; readonly huella: string }[]
  readonly at: Date
}

/** Compares a copy with the folder of today. Not readable: `folder.not_found`; reserved: `folder.reserved`. */
export async function checkDeviceFolder(
  services: DeviceFolderServices,
  actor: UserActor,
  { folderId, sentencias, at }: CheckDeviceFolder,
): Promise<DataOf<typeof deviceFolderEndpoint>> {
  const { folder, items } = await listCopyable(services, actor, folderId, at)
  const hashes = new Map(items.map(({ docId, contentHash }) => [docId, contentHash]))
  const copied = new Map(sentencias.map(({ docId, huella }) => [docId, huella]))
  const docIds = items.map(({ docId }) => docId)
  return {
    carpeta: { folderId, nombre: decryptFolderName(services, folder.id, folder.name) },
    revisada: at.toISOString(),
    vence: endOfCopy(folder, at).toISOString(),
    docIds,
    borrar: [...copied].filter(([docId, huella]) => hashes.get(docId) !== huella).map(([docId]) => docId),
    traer: docIds.filter((docId) => copied.get(docId) !== hashes.get(docId)),
    omitidas: folder.items - items.length,
  }
}

/** Some days after this contact, and never after the last day of the folder itself. */
function endOfCopy({ retainedUntil }: ListedFolder, at: Date): Date {
  const end = at.getTime() + deviceFolderDays * dayMs
  return new Date(retainedUntil === null ? end : Math.min(end, Date.parse(`${retainedUntil}${lastHourOfDay}`) + dayMs))
}

export interface ReadDeviceFolder {
  readonly folderId: string
  readonly docIds: readonly string[]
  readonly at: Date
}

/**
 * Whole rulings of a folder for a copy, without notes. Left out: those not in the folder, withdrawn or not readable. The folder is
 * refused as in `checkDeviceFolder`.
 */
export async function readDeviceFolder(
  services: DeviceFolderServices & Pick<Services, 'rulings' | 'search'>,
  actor: UserActor,
  { folderId, docIds, at }: ReadDeviceFolder,
): Promise<DataOf<typeof deviceFolderRulingsEndpoint>> {
  const requested = new Set(docIds)
  const { items } = await listCopyable(services, actor, folderId, at)
  const sentencias: DataOf<typeof deviceFolderRulingsEndpoint>['sentencias'] = []
  for (const { docId, contentHash } of items) {
    if (!requested.has(docId)) continue
    // The hash was read first: a text that changed since is fetched again after the next comparison.
    const sentencia = await getRuling(services, actor, { docId }).catch(nullWhereGone)
    if (sentencia !== null) sentencias.push({ huella: contentHash, sentencia })
  }
  return { sentencias }
}

/** Withdrawn or closed to the actor since the folder was listed. */
function nullWhereGone(error: unknown): null {
  if (error instanceof ServiceError) return null
  throw error
}

/** The folder, and those of its rulings that the actor may take along. */
async function listCopyable(
  services: DeviceFolderServices,
  actor: UserActor,
  folderId: string,
  at: Date,
): Promise<{ readonly folder: ListedFolder; readonly items: readonly CopyableItem[] }> {
  const folder = await getFolder(services, actor, folderId, at)
  if (folder.reserved) throw new ServiceError('folder.reserved')
  const [stored, { readable }] = await Promise.all([listCopyableItems(services.db, folderId), services.entitlementOf(actor)])
  return { folder, items: stored.filter(({ collection }) => readable.has(collection)) }
}
