import { type Favorite, maxFavorites } from '@basejuris/contract'
import { type FavoriteRow, putFavorite, resealFavorite } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { knownRulings } from '../resolve-ruling-ids.ts'
import { type KeptStar, keptStar, starId } from './favorite-content.ts'
import { presentFavorites } from './present-favorites.ts'

export interface Star {
  readonly docId: string
  /** Absent: as they were. */
  readonly etiquetas?: readonly string[] | undefined
  /** Absent: as it was; null or empty: none. */
  readonly nota?: string | null | undefined
  readonly at: Date
}

/** Stars a ruling, or changes what its star carries. Unknown: `ruling.not_found`; one more than a user keeps: `favorite.too_many`. */
export async function starRuling(services: Pick<Services, 'db' | 'textSeal'>, { userId }: UserActor, star: Star): Promise<Favorite> {
  const docId = (await knownRulings(services, [star.docId])).get(star.docId)
  if (docId === undefined) throw new ServiceError('ruling.not_found')
  const key = { userId, docId }
  const row = await putFavorite(services.db, { ...key, at: star.at }, { cap: maxFavorites, seal: sealing(services, key, star) })
  if (row === 'too-many') throw new ServiceError('favorite.too_many')
  if (row === null) throw new ServiceError('auth.expired')
  return only(services, row, star.at)
}

/** Changes a star, also one whose ruling is no more. Not starred: `favorite.not_found`. */
export async function changeStar(services: Pick<Services, 'db' | 'textSeal'>, { userId }: UserActor, star: Star): Promise<Favorite> {
  const key = { userId, docId: star.docId }
  const row = await resealFavorite(services.db, { ...key, at: star.at }, sealing(services, key, star))
  if (row === null) throw new ServiceError('favorite.not_found')
  return only(services, row, star.at)
}

const sealing =
  (services: Pick<Services, 'textSeal'>, key: { readonly userId: string; readonly docId: string }, star: Star) =>
  (before: string | null): string => {
    const carried: KeptStar = before === null ? { etiquetas: [], nota: null } : keptStar.open(services, starId(key), before)
    return keptStar.seal(services, starId(key), {
      etiquetas: star.etiquetas === undefined ? carried.etiquetas : distinctTags(star.etiquetas),
      nota: star.nota === undefined ? carried.nota : star.nota || null,
    })
  }

/** «Despido» and «despido» are one tag, written as it came first. */
const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [foldText(tag), tag])).values()].reverse()

async function only(services: Pick<Services, 'db' | 'textSeal'>, row: FavoriteRow, at: Date): Promise<Favorite> {
  const [favorite] = await presentFavorites(services, [row], at)
  if (favorite === undefined) throw new ServiceError('favorite.not_found')
  return favorite
}
