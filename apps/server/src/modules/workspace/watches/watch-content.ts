import type { Watch } from '@basejuris/contract'
import type { ListedWatch, WatchRow } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { encryptedJson } from '../encrypted-json.ts'
import { decryptFolderName } from '../folder-name.ts'
import { stopCodes } from '../stop-codes.ts'

const contentSchema = z.object({
  /** Empty for a folder, which has its own. */
  nombre: z.string(),
  /** How the text cites each ruling, by docId. */
  citas: z.record(z.string(), z.string()),
})
export type WatchContent = z.infer<typeof contentSchema>

/** Encrypted content of a watch. */
export const watchContent = encryptedJson('watches.sealed', contentSchema)

/** Codes of the links that stop the mails of a watch. */
export const watchStopCodes = stopCodes('watches.stop')

type NameServices = Pick<Services, 'textCipher'>

/** Name of a watch: that of its folder, or the one that its user gave. */
export function watchName(
  services: NameServices,
  { id, sealed, folderId, folder }: Pick<ListedWatch, 'id' | 'sealed' | 'folderId' | 'folder'>,
): string {
  if (folderId !== null && folder !== null) return decryptFolderName(services, folderId, folder.name)
  return watchContent.decrypt(services, id, sealed).nombre
}

/** How the text cites each ruling, by docId; empty for a folder. */
export function citationsOf(services: NameServices, { id, sealed }: Pick<WatchRow, 'id' | 'sealed'>): Readonly<Record<string, string>> {
  return watchContent.decrypt(services, id, sealed).citas
}

export function presentWatch(services: NameServices, watch: ListedWatch): Watch {
  return {
    watchId: watch.id,
    tipo: watch.folderId === null ? 'escrito' : 'carpeta',
    nombre: watchName(services, watch),
    folderId: watch.folderId,
    reservada: watch.folder?.reserved ?? false,
    sentencias: watch.rulings,
    articulos: watch.articles,
    sinLeer: watch.unread,
    frecuencia: watch.frequency,
    createdAt: watch.createdAt.toISOString(),
    ultimoEnvio: watch.lastSentAt?.toISOString() ?? null,
  }
}
