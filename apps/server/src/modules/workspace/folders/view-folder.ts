import { setImmediate } from 'node:timers/promises'
import type { DataOf, FolderItem, FolderOrder, folderEndpoint } from '@basejuris/contract'
import { findFolderWatch, type ListedItem, listFolderMembers, listNewestNotes, readFolderNotes, type ThreadNote } from '@basejuris/database'
import { maxFolderItems, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { findFictional, readSavedCards, type SavedCardServices } from '../read-cards.ts'
import { headingTexts, listOrderedItems } from '../saved-order.ts'
import type { FolderServices } from './folder-services.ts'
import { getFolder } from './get-folder.ts'
import { decryptNote, presentFolder, presentMember, presentNote, presentPerson } from './present-folder.ts'

/** Notes shown of the folder and of each ruling; the others are listed by pages. */
const shownNotes = 3
/** Notes decrypted at once when the notes of a folder are searched. */
const searchedAtOnce = 50

export interface ViewFolder {
  readonly folderId: string
  readonly texto?: string | undefined
  readonly orden: FolderOrder
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

/** A page of a folder with the newest notes of its rulings. */
export async function viewFolder(
  services: FolderServices & SavedCardServices,
  actor: UserActor,
  { folderId, texto = '', orden, pagina, tamano, at }: ViewFolder,
): Promise<DataOf<typeof folderEndpoint>> {
  const folder = await getFolder(services, actor, folderId, at)
  const present = (found: readonly ThreadNote[] = []) => found.map((note) => presentNote(services, actor, note))
  const ordered = await listOrderedItems(services.db, folderId, orden)
  const fitting = texto === '' ? ordered : await filterByText(services, folderId, ordered, texto)
  const items = fitting.slice((pagina - 1) * tamano, pagina * tamano)
  const shown = await listNewestNotes(services.db, { folderId, docIds: idsOf(items), limit: shownNotes })
  const notes = Map.groupBy(shown, ({ docId }) => docId)
  const notesOn = (docId: string | null) => {
    const thread = notes.get(docId) ?? []
    return { notas: present(thread), totalNotas: thread[0]?.total ?? 0 }
  }
  const cards = await readSavedCards(services, actor, idsOf(items))
  const isFictional = await findFictional(services, idsOf(items), cards)
  const presentItem = ({ docId, addedByPerson, createdAt }: ListedItem): FolderItem => ({
    docId,
    agregadaPor: addedByPerson === null ? null : presentPerson(actor, addedByPerson),
    createdAt: createdAt.toISOString(),
    ...notesOn(docId),
    retirada: !cards.has(docId),
    ficticia: isFictional(docId),
    sentencia: cards.get(docId) ?? null,
  })
  return {
    carpeta: presentFolder(services, actor, folder),
    items: items.map(presentItem),
    ...notesOn(null),
    miembros: (await listFolderMembers(services.db, folderId)).map((member) => presentMember(actor, member)),
    watchId: (await findFolderWatch(services.db, actor.userId, folderId))?.id ?? null,
    total: fitting.length,
    pagina,
    tamano,
    maximo: maxFolderItems,
  }
}

const idsOf = (items: readonly ListedItem[]): string[] => items.map(({ docId }) => docId)

/** Items whose heading or notes contain the text. Notes are encrypted, so they are searched in memory, a few at a time. */
async function filterByText(services: FolderServices, folderId: string, items: readonly ListedItem[], text: string): Promise<ListedItem[]> {
  const sought = foldText(text)
  const contains = (words: string): boolean => foldText(words).includes(sought)
  const found = new Set(idsOf(items.filter(({ heading }) => contains(headingTexts(heading).filter(Boolean).join('\n')))))
  for await (const notes of readFolderNotes(services.db, folderId, searchedAtOnce)) {
    for (const note of notes)
      if (note.docId !== null && !found.has(note.docId) && contains(decryptNote(services, note))) found.add(note.docId)
    // Lets other requests in.
    await setImmediate()
  }
  return items.filter(({ docId }) => found.has(docId))
}
