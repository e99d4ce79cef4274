import { type DataOf, type FavoriteOrder, type favoritesEndpoint, maxFavorites } from '@basejuris/contract'
import { type ListedFavorite, listFavorites, listFolderDocIds } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { getFolder } from '../folders/get-folder.ts'
import { type KeptStar, keptStar, starId } from './kept-star.ts'
import { presentFavorites } from './present-favorites.ts'

export interface FavoriteQuery {
  readonly texto?: string | undefined
  readonly etiqueta?: string | undefined
  readonly folderId?: string | undefined
  readonly orden: FavoriteOrder
  readonly pagina: number
  readonly tamano: number
  readonly at: Date
}

type Opened = ListedFavorite & KeptStar

/** Notes and tags lie sealed: a user's favourites, of which there are few, are opened, filtered and sorted here. A matter that is not theirs: `folder.not_found`. */
export async function listUserFavorites(
  services: Pick<Services, 'db' | 'textSeal'>,
  actor: UserActor,
  { texto, etiqueta, folderId, orden, pagina, tamano, at }: FavoriteQuery,
): Promise<DataOf<typeof favoritesEndpoint>> {
  const { userId } = actor
  if (folderId !== undefined) await getFolder(services, actor, folderId, at)
  const rows = await listFavorites(services.db, userId)
  const all = rows.map((row): Opened => ({ ...row, ...keptStar.open(services, starId(row), row.sealed) }))
  const inFolder =
    folderId === undefined ? null : new Set(await listFolderDocIds(services.db, { userId, today: chileanDate(at) }, folderId))
  const fitting = all.filter(
    (favorite) =>
      (inFolder === null || inFolder.has(favorite.docId)) &&
      (etiqueta === undefined || favorite.etiquetas.some((tag) => foldText(tag) === foldText(etiqueta))) &&
      foldText(wordsOf(favorite)).includes(foldText(texto ?? '')),
  )
  const page = fitting.sort(comparisons[orden]).slice((pagina - 1) * tamano, pagina * tamano)
  return {
    favoritos: await presentFavorites(services, page, at),
    etiquetas: countTags(all),
    total: fitting.length,
    pagina,
    tamano,
    maximo: maxFavorites,
  }
}

const wordsOf = ({ heading, etiquetas, nota }: Opened): string =>
  [heading?.caption, heading?.court, heading?.docketNumber, ...etiquetas, nota].filter(Boolean).join('\n')

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true })
/** What has none comes last. */
const byText =
  (textOf: (favorite: Opened) => string | undefined) =>
  (left: Opened, right: Opened): number => {
    const [a, b] = [textOf(left), textOf(right)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return collator.compare(a, b)
  }

/** Sorting is stable and starts from the newest star. */
const comparisons: Readonly<Record<FavoriteOrder, (left: Opened, right: Opened) => number>> = {
  guardado: () => 0,
  antiguos: (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  fecha: (left, right) => (right.heading?.decidedOn ?? '').localeCompare(left.heading?.decidedOn ?? ''),
  caratulado: byText(({ heading }) => heading?.caption),
  tribunal: byText(({ heading }) => heading?.court),
}

function countTags(favorites: readonly Opened[]): { etiqueta: string; total: number }[] {
  const byTag = Map.groupBy(
    favorites.flatMap(({ etiquetas }) => etiquetas),
    foldText,
  )
  return [...byTag.values()]
    .map((same) => ({ etiqueta: same[0] ?? '', total: same.length }))
    .sort((left, right) => right.total - left.total || collator.compare(left.etiqueta, right.etiqueta))
}
