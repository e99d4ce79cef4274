import { findFolder, listFolderItems } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { decryptFolderName } from '../../workspace/folder-name.ts'
import type { ExportExtent, ExportSource } from './export-source.ts'
import { sourceOfList } from './source-of-list.ts'

/** The rulings of a folder that the user may read, without its notes. Any other folder: `folder.not_found`. */
export async function sourceOfFolder(
  services: Services,
  actor: UserActor,
  folderId: string,
  extent: ExportExtent & { readonly now: Date },
): Promise<ExportSource> {
  const reader = { userId: actor.userId, today: chileanDate(extent.now) }
  const folder = await findFolder(services.db, reader, folderId)
  if (folder === null) throw new ServiceError('folder.not_found')
  const name = decryptFolderName(services, folder.id, folder.name)
  const docIds = (await listFolderItems(services.db, folder.id)).map(({ docId }) => docId)
  return sourceOfList(services, actor, { docIds, title: name, name: 'carpeta', facts: [{ name: 'Carpeta', value: name }] }, extent)
}
