import {
  billingEndpoint,
  clearBillingEndpoint,
  closeSessionEndpoint,
  confirmSecondFactorEndpoint,
  currentSessionEndpoint,
  deleteProfileEndpoint,
  loginEndpoint,
  logoutAllEndpoint,
  logoutEndpoint,
  profileEndpoint,
  registerEndpoint,
  removeSecondFactorEndpoint,
  sendRecoveryEndpoint,
  sendVerificationEndpoint,
  sessionsEndpoint,
  startSecondFactorEndpoint,
  updateBillingEndpoint,
  updateProfileEndpoint,
  verifyEmailEndpoint,
  verifyRecoveryEndpoint,
} from './auth.ts'
import { contactEndpoint } from './contact.ts'
import { coverageEndpoint } from './coverage.ts'
import { exportProfileEndpoint } from './export-profile.ts'
import { exportBookEndpoint, exportEndpoint } from './exports.ts'
import { addHistoryEndpoint, clearHistoryEndpoint, deleteHistoryEndpoint, historyEndpoint, renameHistoryEndpoint } from './history.ts'
import { basesEndpoint, healthEndpoint, readyEndpoint, settingsEndpoint } from './platform.ts'
import { privacyRequestEndpoint, privacyStatusEndpoint } from './privacy.ts'
import { rulingClusterEndpoint } from './ruling-cluster.ts'
import { contrastEndpoint, similarRulingsEndpoint } from './ruling-neighbours.ts'
import { provenanceEndpoint } from './ruling-provenance.ts'
import { reportRulingEndpoint } from './ruling-report.ts'
import { findByIdV1Endpoint, findByIdV2Endpoint } from './rulings.ts'
import { facetsEndpoint, searchEndpoint } from './search.ts'
import { semanticSearchEndpoint } from './semantic-search.ts'
import { suggestionsEndpoint } from './suggestions.ts'
import { workspaceEndpoints } from './workspace-endpoints.ts'

export const endpoints = {
  search: searchEndpoint,
  facets: facetsEndpoint,
  suggestions: suggestionsEndpoint,
  semanticSearch: semanticSearchEndpoint,
  findByIdV1: findByIdV1Endpoint,
  findByIdV2: findByIdV2Endpoint,
  rulingCluster: rulingClusterEndpoint,
  similarRulings: similarRulingsEndpoint,
  contrast: contrastEndpoint,
  provenance: provenanceEndpoint,
  reportRuling: reportRulingEndpoint,
  register: registerEndpoint,
  login: loginEndpoint,
  currentSession: currentSessionEndpoint,
  logout: logoutEndpoint,
  logoutAll: logoutAllEndpoint,
  profile: profileEndpoint,
  updateProfile: updateProfileEndpoint,
  deleteProfile: deleteProfileEndpoint,
  exportProfile: exportProfileEndpoint,
  billing: billingEndpoint,
  updateBilling: updateBillingEndpoint,
  clearBilling: clearBillingEndpoint,
  sendRecovery: sendRecoveryEndpoint,
  verifyRecovery: verifyRecoveryEndpoint,
  sendVerification: sendVerificationEndpoint,
  verifyEmail: verifyEmailEndpoint,
  sessions: sessionsEndpoint,
  closeSession: closeSessionEndpoint,
  startSecondFactor: startSecondFactorEndpoint,
  confirmSecondFactor: confirmSecondFactorEndpoint,
  removeSecondFactor: removeSecondFactorEndpoint,
  ...workspaceEndpoints,
  history: historyEndpoint,
  addHistory: addHistoryEndpoint,
  renameHistory: renameHistoryEndpoint,
  deleteHistory: deleteHistoryEndpoint,
  clearHistory: clearHistoryEndpoint,
  exportRulings: exportEndpoint,
  exportBook: exportBookEndpoint,
  bases: basesEndpoint,
  settings: settingsEndpoint,
  coverage: coverageEndpoint,
  contact: contactEndpoint,
  privacyRequest: privacyRequestEndpoint,
  privacyStatus: privacyStatusEndpoint,
  health: healthEndpoint,
  ready: readyEndpoint,
} as const
