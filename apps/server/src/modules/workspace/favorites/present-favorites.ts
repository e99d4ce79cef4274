import type { Favorite, SavedCard } from '@basejuris/contract'
import { type FavoriteRow, listFoldersOfRulings } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { decryptFolderName } from '../folder-name.ts'
import { findFictional, readSavedCards, type SavedCardServices } from '../read-cards.ts'
import { favoriteContent, favoriteKey } from './favorite-content.ts'

export type FavoriteServices = SavedCardServices & Pick<Services, 'textCipher'>

/** What favorites are shown with: their rulings and the folders that hold these. */
export interface FavoriteContext {
  readonly cards: ReadonlyMap<string, SavedCard>
  /** With their encrypted names. */
  readonly foldersOf: ReadonlyMap<string, readonly { readonly folderId: string; readonly name: string }[]>
  readonly isFictional: (docId: string) => boolean
}

export async function readFavoriteContext(
  services: FavoriteServices,
  actor: UserActor,
  docIds: readonly string[],
  at: Date,
): Promise<FavoriteContext> {
  const reader = { userId: actor.userId, today: chileanDate(at) }
  const [cards, filed] = [await readSavedCards(services, actor, docIds), await listFoldersOfRulings(services.db, reader, docIds)]
  const foldersOf = Map.groupBy(filed, ({ docId }) => docId)
  return { cards, foldersOf, isFictional: await findFictional(services, docIds, cards) }
}

/** A favorite with its ruling as it is now, or without it if it was removed. */
export function presentFavorite(
  services: Pick<FavoriteServices, 'textCipher'>,
  row: FavoriteRow,
  { cards, foldersOf, isFictional }: FavoriteContext,
): Favorite {
  const card = cards.get(row.docId) ?? null
  return {
    docId: row.docId,
    ...favoriteContent.decrypt(services, favoriteKey(row), row.sealed),
    carpetas: (foldersOf.get(row.docId) ?? []).map(({ folderId, name }) => ({
      folderId,
      nombre: decryptFolderName(services, folderId, name),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    retirada: card === null,
    ficticia: isFictional(row.docId),
    sentencia: card,
  }
}
