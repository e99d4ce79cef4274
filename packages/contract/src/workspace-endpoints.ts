import { addFavoriteEndpoint, deleteFavoriteEndpoint, favoritesEndpoint, rulingMarksEndpoint, updateFavoriteEndpoint } from './favorites.ts'
import { addHistoryEndpoint, clearHistoryEndpoint, deleteHistoryEndpoint, historyEndpoint, renameHistoryEndpoint } from './history.ts'

/** What a user keeps: searches, stars, matters, alerts. */
export const workspaceEndpoints = {
  history: historyEndpoint,
  addHistory: addHistoryEndpoint,
  renameHistory: renameHistoryEndpoint,
  deleteHistory: deleteHistoryEndpoint,
  clearHistory: clearHistoryEndpoint,
  favorites: favoritesEndpoint,
  addFavorite: addFavoriteEndpoint,
  updateFavorite: updateFavoriteEndpoint,
  deleteFavorite: deleteFavoriteEndpoint,
  rulingMarks: rulingMarksEndpoint,
} as const
