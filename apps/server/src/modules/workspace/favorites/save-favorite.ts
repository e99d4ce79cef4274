import type { Favorite } from '@basejuris/contract'
import { type FavoriteRow, putFavorite, updateFavorite } from '@basejuris/database'
import { maxFavorites, type UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { withinNoteQuota } from '../note-quota.ts'
import { resolveRulingIds } from '../resolve-ruling-ids.ts'
import { type FavoriteContent, favoriteContent, favoriteKey } from './favorite-content.ts'
import { type FavoriteServices, presentFavorite, readFavoriteContext } from './present-favorites.ts'

export interface FavoriteChange {
  readonly docId: string
  /** Absent: unchanged. */
  readonly etiquetas?: readonly string[] | undefined
  /** Absent: unchanged; null or empty: none. */
  readonly nota?: string | null | undefined
  /** The version of the note that was read. */
  readonly versionNota?: number | undefined
  readonly at: Date
}

/** Adds a favorite or changes its tags and note. Unknown ruling: `ruling.not_found`; too many favorites: `favorite.too_many`. */
export async function addRulingToFavorites(services: FavoriteServices, actor: UserActor, star: FavoriteChange): Promise<Favorite> {
  const { userId } = actor
  const docId = (await resolveRulingIds(services, [star.docId])).get(star.docId)
  if (docId === undefined) throw new ServiceError('ruling.not_found')
  const key = { userId, docId }
  // Read before the write: a failure to read must not say that nothing was stored.
  const context = await readFavoriteContext(services, actor, [docId], star.at)
  const row = await services.db.transaction((tx) =>
    withinNoteQuota(tx, actor, () =>
      putFavorite(tx, { ...key, at: star.at }, { cap: maxFavorites, encrypt: encryptChange(services, key, star) }),
    ),
  )
  if (row === 'too-many') throw new ServiceError('favorite.too_many')
  if (row === null) throw new ServiceError('auth.expired')
  return presentFavorite(services, row, context)
}

/** Changes tags and note, also when the ruling was removed. Not a favorite: `favorite.not_found`. */
export async function changeFavorite(services: FavoriteServices, actor: UserActor, star: FavoriteChange): Promise<Favorite> {
  const key = { userId: actor.userId, docId: star.docId }
  const context = await readFavoriteContext(services, actor, [star.docId], star.at)
  const row = await services.db.transaction((tx) =>
    withinNoteQuota(tx, actor, () => updateFavorite(tx, { ...key, at: star.at }, encryptChange(services, key, star))),
  )
  if (row === null) throw new ServiceError('favorite.not_found')
  return presentFavorite(services, row, context)
}

const encryptChange =
  (services: Pick<Services, 'textCipher'>, key: { readonly userId: string; readonly docId: string }, star: FavoriteChange) =>
  (before: FavoriteRow | null): string => {
    const carried: FavoriteContent =
      before === null ? { etiquetas: [], nota: null, versionNota: 1 } : favoriteContent.decrypt(services, favoriteKey(key), before.sealed)
    const nota = star.nota === undefined ? carried.nota : star.nota || null
    if (before !== null && nota !== carried.nota) refuseOlderNote(carried, star, before.updatedAt)
    return favoriteContent.encrypt(services, favoriteKey(key), {
      etiquetas: star.etiquetas === undefined ? carried.etiquetas : distinctTags(star.etiquetas),
      nota,
      versionNota: carried.versionNota + (before !== null && nota !== carried.nota ? 1 : 0),
    })
  }

/** Without a version, only where there is no note yet. */
function refuseOlderNote({ nota, versionNota }: FavoriteContent, star: FavoriteChange, updatedAt: Date): void {
  if (star.versionNota === versionNota || (star.versionNota === undefined && nota === null)) return
  throw new ServiceError('note.changed', { present: { texto: nota ?? '', version: versionNota, updatedAt: updatedAt.toISOString() } })
}

/** «Despido» and «despido» are one tag, spelled as it came first. */
const distinctTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [foldText(tag), tag])).values()].reverse()
