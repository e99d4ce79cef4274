import type { Favorite } from '@basejuris/contract'
import { type FavoriteRow, listFoldersOfRulings } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { decryptFolderName } from '../folder-name.ts'
import { findFictional, readSavedCards, type SavedCardServices } from '../read-cards.ts'
import { favoriteContent, favoriteKey } from './favorite-content.ts'

export type FavoriteServices = SavedCardServices & Pick<Services, 'textCipher'>

/** Favorites in the order given, each with its ruling as it is now, or without it if it was removed. */
export async function presentFavorites(
  services: FavoriteServices,
  actor: UserActor,
  rows: readonly FavoriteRow[],
  at: Date,
): Promise<Favorite[]> {
  const docIds = rows.map(({ docId }) => docId)
  const reader = { userId: actor.userId, today: chileanDate(at) }
  const [cards, filed] = [await readSavedCards(services, actor, docIds), await listFoldersOfRulings(services.db, reader, docIds)]
  const isFictional = await findFictional(services, docIds, cards)
  const foldersOf = Map.groupBy(filed, ({ docId }) => docId)
  return rows.map((row) => {
    const card = cards.get(row.docId) ?? null
    const carpetas = (foldersOf.get(row.docId) ?? []).map(({ folderId, name }) => ({
      folderId,
      nombre: decryptFolderName(services, folderId, name),
    }))
    return {
      docId: row.docId,
      ...favoriteContent.decrypt(services, favoriteKey(row), row.sealed),
      carpetas,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      retirada: card === null,
      ficticia: isFictional(row.docId),
      sentencia: card,
    }
  })
}
