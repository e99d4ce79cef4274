import { type DataOf, type FolderItem, type folderEndpoint, maxFolderItems } from '@basejuris/contract'
import { type ListedItem, type ListedNote, listFolderItems, listFolderMembers, listFolderNotes } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { readCards } from '../read-cards.ts'
import type { FolderServices } from './folder-services.ts'
import { getFolder } from './get-folder.ts'
import { presentFolder, presentNote, presentPerson } from './present-folder.ts'

export interface OpenFolder {
  readonly folderId: string
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

export async function openFolder(
  services: FolderServices,
  actor: UserActor,
  { folderId, pagina, tamano, at }: OpenFolder,
): Promise<DataOf<typeof folderEndpoint>> {
  const folder = await getFolder(services, actor, folderId, at)
  const items = await listFolderItems(services.db, folderId, { offset: (pagina - 1) * tamano, limit: tamano })
  const docIds = items.map(({ docId }) => docId)
  const notes = Map.groupBy(await listFolderNotes(services.db, folderId, docIds), ({ docId }) => docId)
  const cards = await readCards(services, docIds)
  const present = (found: readonly ListedNote[] = []) => found.map((note) => presentNote(services, actor, note))
  const presentItem = ({ docId, addedByPerson, createdAt }: ListedItem): FolderItem => ({
    docId,
    agregadaPor: addedByPerson === null ? null : presentPerson(actor, addedByPerson),
    createdAt: createdAt.toISOString(),
    notas: present(notes.get(docId)),
    retirada: !cards.has(docId),
    sentencia: cards.get(docId) ?? null,
  })
  return {
    carpeta: presentFolder(services, actor, folder),
    items: items.map(presentItem),
    notas: present(notes.get(null)),
    miembros: (await listFolderMembers(services.db, folderId)).map((person) => presentPerson(actor, person)),
    total: folder.items,
    pagina,
    tamano,
    maximo: maxFolderItems,
  }
}
