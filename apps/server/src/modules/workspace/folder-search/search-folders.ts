import { setImmediate } from 'node:timers/promises'
import { type DataOf, type FolderFinding, type FolderPlace, type folderSearchEndpoint, maxFolderSearchRows } from '@basejuris/contract'
import { type ListedFolder, listFolderItems, listFolders, readFolderNotes, readFolderPassages } from '@basejuris/database'
import { collectionIds, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { chooseFragments } from '../../rulings/choose-fragments.ts'
import { readCards } from '../../rulings/present-card.ts'
import { readerOf } from '../folders/folder-services.ts'
import { getFolder } from '../folders/get-folder.ts'
import { decryptNote, presentFolder } from '../folders/present-folder.ts'
import { passageContent } from '../passages/passage-content.ts'
import { excerptAround, hasDocket, hasWords, type SoughtWords, soughtWords } from './find-words.ts'

/** Rulings whose text is searched at once. */
const maxSearchedRulings = 5000
/** Rulings whose passages are shown. */
const maxReadRulings = 50
/** Notes or passages decrypted before other requests are let in. */
const decryptedAtOnce = 50
/** Places shown of one ruling. */
const maxPlaces = 4

type FolderSearchServices = Pick<Services, 'db' | 'textCipher' | 'search' | 'rulings' | 'entitlementOf'>

export interface SearchFolders {
  readonly texto: string
  readonly folderId?: string | undefined
  readonly at: Date
}

/** What is found of one ruling of one folder, or of the folder itself. */
interface Found {
  readonly folder: ListedFolder
  readonly docId: string | null
  readonly places: FolderPlace[]
}

/** Searches one folder, or all that the actor may read but the reserved ones. The words go neither into the history nor into a log. */
export async function searchFolders(
  services: FolderSearchServices,
  actor: UserActor,
  { texto, folderId, at }: SearchFolders,
): Promise<DataOf<typeof folderSearchEndpoint>> {
  const folders =
    folderId === undefined
      ? (await listFolders(services.db, readerOf(actor, at))).filter(({ reserved }) => !reserved)
      : [await getFolder(services, actor, folderId, at)]
  const sought = soughtWords(texto)
  const held: Found[] = []
  for (const folder of folders) held.push(...(await readFolder(services, folder, sought)))
  const ids = [...new Set(held.flatMap(({ docId }) => docId ?? []))]
  const passages = await searchTexts(services, actor, texto, ids.slice(0, maxSearchedRulings))
  const found = held.filter(({ docId, places }) => places.length > 0 || passages.has(docId ?? ''))
  const shown = found.slice(0, maxFolderSearchRows)
  const cards = await readCards(
    services,
    actor,
    shown.flatMap(({ docId }) => docId ?? []),
  )
  const present = ({ folder, docId, places }: Found): FolderFinding => {
    const { nombre, reservada } = presentFolder(services, actor, folder)
    return {
      carpeta: { folderId: folder.id, nombre, reservada },
      docId,
      sentencia: cards.get(docId ?? '') ?? null,
      lugares: places.slice(0, maxPlaces),
      fragmentos: passages.get(docId ?? '') ?? [],
    }
  }
  return { hallazgos: shown.map(present), total: found.length, completa: ids.length <= maxSearchedRulings }
}

/** Every ruling of a folder, with where the words stand in its heading, notes and tags. Private texts are encrypted: they are read here. */
async function readFolder(services: FolderSearchServices, folder: ListedFolder, sought: SoughtWords): Promise<Found[]> {
  const items = await listFolderItems(services.db, folder.id)
  const own: Found = { folder, docId: null, places: [] }
  const byId = new Map<string | null, Found>([[null, own]])
  for (const { docId, heading } of items) {
    const places: FolderPlace[] = []
    if (heading !== null && hasWords(sought, heading.caption)) places.push({ tipo: 'caratula', texto: heading.caption })
    if (heading !== null && hasDocket(sought, heading.docketNumber)) places.push({ tipo: 'rol', texto: heading.docketNumber ?? '' })
    if (heading !== null && hasWords(sought, heading.court)) places.push({ tipo: 'tribunal', texto: heading.court })
    byId.set(docId, { folder, docId, places })
  }
  for await (const notes of readFolderNotes(services.db, folder.id, decryptedAtOnce)) {
    for (const note of notes) {
      const text = decryptNote(services, note)
      if (hasWords(sought, text)) byId.get(note.docId)?.places.push({ tipo: 'nota', texto: excerptAround(sought, text) })
    }
    await setImmediate()
  }
  for await (const saved of readFolderPassages(services.db, { folderId: folder.id, size: decryptedAtOnce })) {
    for (const { id, docId, sealed } of saved) {
      const { nota, etiquetas } = passageContent.decrypt(services, id, sealed)
      const places = byId.get(docId)?.places
      if (nota !== null && hasWords(sought, nota)) places?.push({ tipo: 'nota-de-pasaje', texto: excerptAround(sought, nota) })
      places?.push(...etiquetas.filter((tag) => hasWords(sought, tag)).map((tag): FolderPlace => ({ tipo: 'etiqueta', texto: tag })))
    }
    await setImmediate()
  }
  return [...byId.values()]
}

/** By docId, the passages of the rulings that answer the words. Those that the actor may not read count for nothing. */
async function searchTexts(
  { search, rulings, entitlementOf }: FolderSearchServices,
  actor: UserActor,
  query: string,
  docIds: readonly string[],
): Promise<ReadonlyMap<string, FolderFinding['fragmentos']>> {
  const { readable } = await entitlementOf(actor)
  const collections = collectionIds.filter((id) => readable.has(id))
  if (docIds.length === 0 || collections.length === 0) return new Map()
  const shape = { sort: 'relevancia', page: 1, size: maxReadRulings, mode: 'lexica', group: false, literal: true } as const
  const request = { collections, fictional: 'incluir', query, filters: {}, only: docIds, ...shape } as const
  const { hits, total, highlighter } = await search.search(request)
  const answering = new Map(hits.slice(0, total).map((hit) => [hit.docId, hit]))
  return new Map(
    (await rulings.list([...answering.keys()])).map((ruling) => [
      ruling.docId,
      chooseFragments(answering.get(ruling.docId)?.passages ?? [], ruling, highlighter).map(({ fragment }) => fragment),
    ]),
  )
}
