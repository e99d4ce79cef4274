import { docketListEndpoint } from './docket-list.ts'
import { addFavoriteEndpoint, deleteFavoriteEndpoint, favoritesEndpoint, rulingMarksEndpoint, updateFavoriteEndpoint } from './favorites.ts'
import {
  addFolderItemsEndpoint,
  addFolderMemberEndpoint,
  addFolderNoteEndpoint,
  createFolderEndpoint,
  deleteFolderEndpoint,
  deleteFolderItemEndpoint,
  deleteFolderNoteEndpoint,
  folderEndpoint,
  folderLogEndpoint,
  foldersEndpoint,
  removeFolderMemberEndpoint,
  updateFolderEndpoint,
  updateFolderNoteEndpoint,
} from './folders.ts'
import { addHistoryEndpoint, clearHistoryEndpoint, deleteHistoryEndpoint, historyEndpoint, renameHistoryEndpoint } from './history.ts'
import {
  createSavedSearchEndpoint,
  deleteSavedSearchEndpoint,
  savedSearchesEndpoint,
  stopDigestEndpoint,
  updateSavedSearchEndpoint,
} from './saved-searches.ts'

/** Searches, favourites, folders and alerts of a user. */
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
  folders: foldersEndpoint,
  createFolder: createFolderEndpoint,
  folder: folderEndpoint,
  updateFolder: updateFolderEndpoint,
  deleteFolder: deleteFolderEndpoint,
  folderLog: folderLogEndpoint,
  addFolderItems: addFolderItemsEndpoint,
  deleteFolderItem: deleteFolderItemEndpoint,
  addFolderNote: addFolderNoteEndpoint,
  updateFolderNote: updateFolderNoteEndpoint,
  deleteFolderNote: deleteFolderNoteEndpoint,
  addFolderMember: addFolderMemberEndpoint,
  removeFolderMember: removeFolderMemberEndpoint,
  savedSearches: savedSearchesEndpoint,
  createSavedSearch: createSavedSearchEndpoint,
  updateSavedSearch: updateSavedSearchEndpoint,
  deleteSavedSearch: deleteSavedSearchEndpoint,
  stopDigest: stopDigestEndpoint,
  docketList: docketListEndpoint,
} as const
