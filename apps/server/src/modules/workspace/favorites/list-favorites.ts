import { type DataOf, type favoritesEndpoint, maxListedTags, type SavedOrder } from '@basejuris/contract'
import { type ListedFavorite, listFavorites, listFolderDocIds } from '@basejuris/database'
import { chileanDate, maxFavorites, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { getFolder } from '../folders/get-folder.ts'
import { headingTexts, savedComparisons } from '../saved-order.ts'
import { type FavoriteContent, favoriteContent, favoriteKey } from './favorite-content.ts'
import { type FavoriteServices, presentFavorite, readFavoriteContext } from './present-favorites.ts'

export interface FavoriteQuery {
  readonly texto?: string | undefined
  readonly etiqueta?: string | undefined
  readonly folderId?: string | undefined
  readonly orden: SavedOrder
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

type DecryptedFavorite = ListedFavorite & FavoriteContent

/**
 * Filters and sorts in memory, because notes and tags are encrypted and a user has few favorites. A folder the user may not read:
 * `folder.not_found`.
 */
export async function listUserFavorites(
  services: FavoriteServices,
  actor: UserActor,
  { texto, etiqueta, folderId, orden, pagina, tamano, at }: FavoriteQuery,
): Promise<DataOf<typeof favoritesEndpoint>> {
  const { userId } = actor
  if (folderId !== undefined) await getFolder(services, actor, folderId, at)
  const rows = await listFavorites(services.db, userId)
  const all = rows.map((row): DecryptedFavorite => ({ ...row, ...favoriteContent.decrypt(services, favoriteKey(row), row.sealed) }))
  const inFolder =
    folderId === undefined ? null : new Set(await listFolderDocIds(services.db, { userId, today: chileanDate(at) }, folderId))
  const fitting = all.filter(
    (favorite) =>
      (inFolder === null || inFolder.has(favorite.docId)) &&
      (etiqueta === undefined || favorite.etiquetas.some((tag) => foldText(tag) === foldText(etiqueta))) &&
      foldText(searchableText(favorite)).includes(foldText(texto ?? '')),
  )
  const page = fitting.sort(savedComparisons[orden]).slice((pagina - 1) * tamano, pagina * tamano)
  const context = await readFavoriteContext(
    services,
    actor,
    page.map(({ docId }) => docId),
    at,
  )
  return {
    favoritos: page.map((row) => presentFavorite(services, row, context)),
    etiquetas: countTags(all),
    total: fitting.length,
    pagina,
    tamano,
    maximo: maxFavorites,
  }
}

const searchableText = ({ heading, etiquetas, nota }: DecryptedFavorite): string =>
  [...headingTexts(heading), ...etiquetas, nota].filter(Boolean).join('\n')

function countTags(favorites: readonly DecryptedFavorite[]): { etiqueta: string; total: number }[] {
  const byTag = Map.groupBy(
    favorites.flatMap(({ etiquetas }) => etiquetas),
    foldText,
  )
  return [...byTag.values()]
    .map((same) => ({ etiqueta: same[0] ?? '', total: same.length }))
    .sort((left, right) => right.total - left.total || left.etiqueta.localeCompare(right.etiqueta, 'es'))
    .slice(0, maxListedTags)
}
