import type { DataOf, FolderItem, FolderNote, folderEndpoint, SavedOrder } from '@basejuris/contract'
import { type ListedItem, type ListedNote, listFolderItems, listFolderMembers, listFolderNotes } from '@basejuris/database'
import { maxFolderItems, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { readCards } from '../read-cards.ts'
import { headingTexts, savedComparisons } from '../saved-order.ts'
import type { FolderServices } from './folder-services.ts'
import { getFolder } from './get-folder.ts'
import { presentFolder, presentNote, presentPerson } from './present-folder.ts'

export interface ViewFolder {
  readonly folderId: string
  readonly texto?: string | undefined
  readonly orden: SavedOrder
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

export async function viewFolder(
  services: FolderServices,
  actor: UserActor,
  { folderId, texto = '', orden, pagina, tamano, at }: ViewFolder,
): Promise<DataOf<typeof folderEndpoint>> {
  const folder = await getFolder(services, actor, folderId, at)
  const present = (found: readonly ListedNote[] = []) => found.map((note) => presentNote(services, actor, note))
  const all = await listFolderItems(services.db, folderId)
  const notesOn = async (items: readonly ListedItem[]) =>
    Map.groupBy(await listFolderNotes(services.db, folderId, idsOf(items)), ({ docId }) => docId)
  const pageOf = (items: readonly ListedItem[]) => items.slice((pagina - 1) * tamano, pagina * tamano)
  const ordered = all.sort(savedComparisons[orden])
  const notes = await notesOn(texto === '' ? pageOf(ordered) : ordered)
  const fitting = texto === '' ? ordered : filterByText(ordered, texto, notes, present)
  const items = pageOf(fitting)
  const cards = await readCards(services, idsOf(items))
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
    total: fitting.length,
    pagina,
    tamano,
    maximo: maxFolderItems,
  }
}

const idsOf = (items: readonly ListedItem[]): string[] => items.map(({ docId }) => docId)

/** Items whose heading or notes contain the text. Notes are encrypted, so they are searched in memory. */
function filterByText(
  items: readonly ListedItem[],
  text: string,
  notes: ReadonlyMap<string | null, readonly ListedNote[]>,
  present: (notes: readonly ListedNote[]) => readonly FolderNote[],
): ListedItem[] {
  const wordsOf = ({ heading, docId }: ListedItem): string =>
    [...headingTexts(heading), ...present(notes.get(docId) ?? []).map(({ texto }) => texto)].filter(Boolean).join('\n')
  const sought = foldText(text)
  return items.filter((item) => foldText(wordsOf(item)).includes(sought))
}
