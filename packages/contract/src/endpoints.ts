import { accessKeysEndpoint, createAccessKeyEndpoint, revokeAccessKeyEndpoint } from './accounts/access-keys.ts'
import {
  sendRecoveryEndpoint,
  sendVerificationEndpoint,
  undoEmailChangeEndpoint,
  verifyEmailEndpoint,
  verifyRecoveryEndpoint,
} from './accounts/email-codes.ts'
import { deleteProfileEndpoint, profileEndpoint, updateProfileEndpoint } from './accounts/profile.ts'
import { confirmSecondFactorEndpoint, removeSecondFactorEndpoint, startSecondFactorEndpoint } from './accounts/second-factor.ts'
import { closeSessionEndpoint, sessionsEndpoint } from './accounts/sessions.ts'
import { currentSessionEndpoint, loginEndpoint, logoutAllEndpoint, logoutEndpoint, registerEndpoint } from './accounts/sign-in.ts'
import {
  analysesEndpoint,
  analysisEndpoint,
  analysisFiguresEndpoint,
  cancelAnalysisEndpoint,
  changeAnalysisEndpoint,
  createAnalysisEndpoint,
  deleteAnalysisEndpoint,
} from './analysis/analysis.ts'
import { chatEndpoint } from './assistant/chat.ts'
import { attachDocumentEndpoint, removeDocumentEndpoint } from './assistant/conversation-documents.ts'
import {
  conversationEndpoint,
  conversationsEndpoint,
  deleteConversationEndpoint,
  deleteConversationsEndpoint,
  rateMessageEndpoint,
  renameConversationEndpoint,
  shareConversationEndpoint,
  sharedConversationEndpoint,
  unshareConversationEndpoint,
} from './assistant/conversations.ts'
import {
  cancelResearchEndpoint,
  deleteResearchEndpoint,
  researchEventsEndpoint,
  researchListEndpoint,
  researchStatusEndpoint,
  startResearchEndpoint,
} from './assistant/research.ts'
import { billingEndpoint, clearBillingEndpoint, updateBillingEndpoint } from './billing/billing-data.ts'
import { paymentEndpoints } from './billing/endpoints.ts'
import { petitionStatusEndpoint } from './billing/trial.ts'
import { checkCitationsEndpoint } from './citations/check-citations.ts'
import { checkPlaceEndpoint } from './citations/check-place.ts'
import { exportProfileEndpoint } from './exports/export-account.ts'
import { exportAnalysisEndpoint } from './exports/export-analysis.ts'
import { exportAnnexEndpoint, exportCommentedEndpoint } from './exports/export-check.ts'
import { exportConversationEndpoint } from './exports/export-conversation.ts'
import { exportResearchEndpoint } from './exports/export-research.ts'
import { exportBookEndpoint, exportEndpoint } from './exports/exports.ts'
import { articleContrastEndpoint } from './norms/article-contrast.ts'
import { detectNormsEndpoint } from './norms/detect-norms.ts'
import { linesEndpoint } from './norms/lines.ts'
import { normListEndpoint } from './norms/norm-list.ts'
import { normTextSearchEndpoint } from './norms/norm-text-search.ts'
import {
  findNormsEndpoint,
  normRulingsEndpoint,
  similarNormsEndpoint,
  supremeCourtByArticleEndpoint,
  supremeCourtByNormEndpoint,
  supremeCourtPassagesEndpoint,
} from './norms/normativa.ts'
import { normArticleEndpoint, normEndpoint } from './norms/norms.ts'
import { contactEndpoint } from './platform/contact.ts'
import { coverageEndpoint } from './platform/coverage.ts'
import { basesEndpoint, healthEndpoint, readyEndpoint, settingsEndpoint } from './platform/platform.ts'
import { qualityEndpoint } from './platform/quality.ts'
import { privacyRequestEndpoint, privacyStatusEndpoint } from './privacy/privacy.ts'
import { contrastEndpoint } from './rulings/contrast.ts'
import { rulingChainEndpoint } from './rulings/ruling-chain.ts'
import { rulingCitationsEndpoint } from './rulings/ruling-citations.ts'
import { rulingClusterEndpoint } from './rulings/ruling-cluster.ts'
import { similarRulingsEndpoint } from './rulings/ruling-neighbours.ts'
import { provenanceEndpoint } from './rulings/ruling-provenance.ts'
import { reportRulingEndpoint } from './rulings/ruling-report.ts'
import { rulingTreatmentEndpoint } from './rulings/ruling-treatment.ts'
import { findByIdV1Endpoint, findByIdV2Endpoint } from './rulings/rulings.ts'
import { facetsEndpoint, searchEndpoint } from './search/search.ts'
import { semanticSearchEndpoint } from './search/semantic-search.ts'
import { suggestionsEndpoint } from './search/suggestions.ts'
import { workspaceEndpoints } from './workspace/endpoints.ts'

export const endpoints = {
  search: searchEndpoint,
  facets: facetsEndpoint,
  suggestions: suggestionsEndpoint,
  semanticSearch: semanticSearchEndpoint,
  findByIdV1: findByIdV1Endpoint,
  findByIdV2: findByIdV2Endpoint,
  normList: normListEndpoint,
  norm: normEndpoint,
  normArticle: normArticleEndpoint,
  normTextSearch: normTextSearchEndpoint,
  normRulings: normRulingsEndpoint,
  articleContrast: articleContrastEndpoint,
  rulingCluster: rulingClusterEndpoint,
  rulingChain: rulingChainEndpoint,
  rulingCitations: rulingCitationsEndpoint,
  rulingTreatment: rulingTreatmentEndpoint,
  similarRulings: similarRulingsEndpoint,
  contrast: contrastEndpoint,
  provenance: provenanceEndpoint,
  reportRuling: reportRulingEndpoint,
  findNorms: findNormsEndpoint,
  similarNorms: similarNormsEndpoint,
  supremeCourtByNorm: supremeCourtByNormEndpoint,
  supremeCourtByArticle: supremeCourtByArticleEndpoint,
  supremeCourtPassages: supremeCourtPassagesEndpoint,
  checkCitations: checkCitationsEndpoint,
  checkPlace: checkPlaceEndpoint,
  detectNorms: detectNormsEndpoint,
  lines: linesEndpoint,
  startResearch: startResearchEndpoint,
  researchStatus: researchStatusEndpoint,
  researchList: researchListEndpoint,
  researchEvents: researchEventsEndpoint,
  cancelResearch: cancelResearchEndpoint,
  deleteResearch: deleteResearchEndpoint,
  exportResearch: exportResearchEndpoint,
  createAnalysis: createAnalysisEndpoint,
  analyses: analysesEndpoint,
  analysis: analysisEndpoint,
  analysisFigures: analysisFiguresEndpoint,
  changeAnalysis: changeAnalysisEndpoint,
  cancelAnalysis: cancelAnalysisEndpoint,
  deleteAnalysis: deleteAnalysisEndpoint,
  exportAnalysis: exportAnalysisEndpoint,
  chat: chatEndpoint,
  conversations: conversationsEndpoint,
  conversation: conversationEndpoint,
  renameConversation: renameConversationEndpoint,
  deleteConversation: deleteConversationEndpoint,
  deleteConversations: deleteConversationsEndpoint,
  attachDocument: attachDocumentEndpoint,
  removeDocument: removeDocumentEndpoint,
  rateMessage: rateMessageEndpoint,
  shareConversation: shareConversationEndpoint,
  unshareConversation: unshareConversationEndpoint,
  sharedConversation: sharedConversationEndpoint,
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
  undoEmailChange: undoEmailChangeEndpoint,
  accessKeys: accessKeysEndpoint,
  createAccessKey: createAccessKeyEndpoint,
  revokeAccessKey: revokeAccessKeyEndpoint,
  sessions: sessionsEndpoint,
  closeSession: closeSessionEndpoint,
  startSecondFactor: startSecondFactorEndpoint,
  confirmSecondFactor: confirmSecondFactorEndpoint,
  removeSecondFactor: removeSecondFactorEndpoint,
  petitionStatus: petitionStatusEndpoint,
  ...paymentEndpoints,
  ...workspaceEndpoints,
  exportRulings: exportEndpoint,
  exportBook: exportBookEndpoint,
  exportAnnex: exportAnnexEndpoint,
  exportCommented: exportCommentedEndpoint,
  exportConversation: exportConversationEndpoint,
  bases: basesEndpoint,
  settings: settingsEndpoint,
  coverage: coverageEndpoint,
  quality: qualityEndpoint,
  contact: contactEndpoint,
  privacyRequest: privacyRequestEndpoint,
  privacyStatus: privacyStatusEndpoint,
  health: healthEndpoint,
  ready: readyEndpoint,
} as const
