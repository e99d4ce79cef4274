import { deskEndpoint } from './desk.ts'
import { deviceFolderEndpoint, deviceFolderRulingsEndpoint } from './device-folders.ts'
import { docketListEndpoint } from './docket-list.ts'
import { addFavoriteEndpoint, deleteFavoriteEndpoint, favoritesEndpoint, rulingMarksEndpoint, updateFavoriteEndpoint } from './favorites.ts'
import { folderSearchEndpoint } from './folder-search.ts'
import {
  addFolderItemsEndpoint,
  addFolderNoteEndpoint,
  changeMemberRoleEndpoint,
  createFolderEndpoint,
  deleteFolderEndpoint,
  deleteFolderItemEndpoint,
  deleteFolderNoteEndpoint,
  folderEndpoint,
  folderEventsEndpoint,
  folderLogEndpoint,
  folderNotesEndpoint,
  foldersEndpoint,
  removeFolderMemberEndpoint,
  updateFolderEndpoint,
  updateFolderNoteEndpoint,
} from './folders.ts'
import { addHistoryEndpoint, clearHistoryEndpoint, deleteHistoryEndpoint, historyEndpoint, renameHistoryEndpoint } from './history.ts'
import { acceptInvitationEndpoint, folderInvitationsEndpoint, inviteToFolderEndpoint, revokeInvitationEndpoint } from './invitations.ts'
import {
  addPassageEndpoint,
  deletePassageEndpoint,
  folderPassagesEndpoint,
  orderPassagesEndpoint,
  passagesEndpoint,
  updatePassageEndpoint,
} from './passages.ts'
import {
  createSavedSearchEndpoint,
  deleteSavedSearchEndpoint,
  savedSearchesEndpoint,
  stopDigestEndpoint,
  updateSavedSearchEndpoint,
} from './saved-searches.ts'

/** Searches, favourites, folders and alerts of a user. */
export const workspaceEndpoints = {
  desk: deskEndpoint,
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
  folderSearch: folderSearchEndpoint,
  createFolder: createFolderEndpoint,
  folder: folderEndpoint,
  folderEvents: folderEventsEndpoint,
  updateFolder: updateFolderEndpoint,
  deleteFolder: deleteFolderEndpoint,
  folderLog: folderLogEndpoint,
  addFolderItems: addFolderItemsEndpoint,
  deleteFolderItem: deleteFolderItemEndpoint,
  deviceFolder: deviceFolderEndpoint,
  deviceFolderRulings: deviceFolderRulingsEndpoint,
  folderNotes: folderNotesEndpoint,
  addFolderNote: addFolderNoteEndpoint,
  updateFolderNote: updateFolderNoteEndpoint,
  deleteFolderNote: deleteFolderNoteEndpoint,
  folderInvitations: folderInvitationsEndpoint,
  inviteToFolder: inviteToFolderEndpoint,
  revokeInvitation: revokeInvitationEndpoint,
  acceptInvitation: acceptInvitationEndpoint,
  changeMemberRole: changeMemberRoleEndpoint,
  removeFolderMember: removeFolderMemberEndpoint,
  passages: passagesEndpoint,
  addPassage: addPassageEndpoint,
  updatePassage: updatePassageEndpoint,
  deletePassage: deletePassageEndpoint,
  folderPassages: folderPassagesEndpoint,
  orderPassages: orderPassagesEndpoint,
  savedSearches: savedSearchesEndpoint,
  createSavedSearch: createSavedSearchEndpoint,
  updateSavedSearch: updateSavedSearchEndpoint,
  deleteSavedSearch: deleteSavedSearchEndpoint,
  stopDigest: stopDigestEndpoint,
  docketList: docketListEndpoint,
} as const
