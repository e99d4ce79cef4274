export * from './accounts/access-keys.ts'
export * from './accounts/account-codes.ts'
export * from './accounts/account-records.ts'
export * from './accounts/attempt-limits.ts'
export * from './accounts/external-identities.ts'
export * from './accounts/mails.ts'
export * from './accounts/petitions.ts'
export * from './accounts/second-factors.ts'
export * from './accounts/sessions.ts'
export * from './accounts/sign-in.ts'
export * from './accounts/sign-in-log.ts'
export * from './accounts/users.ts'
export * from './administration/audit-log.ts'
export * from './administration/flags.ts'
export * from './administration/service-keys.ts'
export * from './assistant/analyses.ts'
export * from './assistant/answer-ratings.ts'
export * from './assistant/conversation-documents.ts'
export * from './assistant/conversations.ts'
export * from './assistant/research.ts'
export * from './billing/billing-audit.ts'
export * from './billing/due-charge-mails.ts'
export * from './billing/due-contract-mails.ts'
export type { DueMails } from './billing/due-mails.ts'
export * from './billing/payment-attempts.ts'
export * from './billing/payment-consents.ts'
export * from './billing/payment-customers.ts'
export * from './billing/payment-findings.ts'
export * from './billing/payment-invoices.ts'
export * from './billing/payment-mails.ts'
export * from './billing/payment-refunds.ts'
export * from './billing/payment-story.ts'
export * from './billing/payment-subscriptions.ts'
export * from './billing/payment-withdrawals.ts'
export * from './billing/price-changes.ts'
export * from './billing/provider-events.ts'
export * from './billing/retained-payments.ts'
export * from './billing/tax-documents.ts'
export * from './citations/line-rulings.ts'
export * from './citations/list-treatments.ts'
export { type CitationPlace, findNormPlaces, listNormPlaces, type NormPlaces, type StoredNormPlaces } from './citations/norm-places.ts'
export * from './citations/ruling-citations.ts'
export * from './citations/save-citations.ts'
export * from './connection/data-folder-lock.ts'
export * from './connection/database-error.ts'
export { DatabaseRefused, damagedDatabase, isDamage } from './connection/database-refused.ts'
export { DatabaseUnreachable, isDatabaseUnreachable } from './connection/database-unreachable.ts'
export { DiskRoom, isStorageFull, StorageFull } from './connection/disk-room.ts'
export { UsedOutsideTransaction } from './connection/guarded-pglite.ts'
export * from './connection/notifications.ts'
export * from './connection/open-database.ts'
export * from './connection/private-folder.ts'
export type { RunAlone } from './connection/single-runner.ts'
export { skipUnlessWritten } from './connection/skip-unless-written.ts'
export { verifyDatabaseCopy } from './connection/verify-copy.ts'
export { type HoldVersion, OtherVersionInUse } from './connection/version-in-use.ts'
export { dumpDatabase, loadDatabase } from './copying/dump-database.ts'
export { type MigratedDatabase, migrateDatabase } from './copying/migrate-database.ts'
export * from './ingestion/ingest-runs.ts'
export * from './ingestion/raw-records.ts'
export * from './jobs/jobs.ts'
export * from './jobs/queue.ts'
export { cachedNorm, cachedNormParts, cachedNormsWithText } from './norms/norm-cache.ts'
export { listNormTextsAt, type NormPlace } from './norms/norm-texts.ts'
export {
  findNorm,
  getLastNormSequence,
  listNormChangesAfter,
  listNormParts,
  listNorms,
  listNormTexts,
  type NormChange,
  readNormVersion,
  recordStartedNormVersions,
  type StoredNorm,
} from './norms/norms.ts'
export {
  confirmNormText,
  countNorms,
  listNormsCapturedSince,
  listStoredNormSources,
  type NormCounts,
  type NormToStore,
  putNorms,
} from './norms/put-norms.ts'
export * from './quotations/list-quotations.ts'
export * from './quotations/quotation-sources.ts'
export * from './quotations/save-quotations.ts'
export * from './requests/contact-messages.ts'
export * from './requests/privacy-measures.ts'
export * from './requests/privacy-requests.ts'
export * from './requests/ruling-reports.ts'
export { contentHash } from './rulings/content-hash.ts'
export { foldCaption } from './rulings/fold-caption.ts'
export * from './rulings/masking-reports.ts'
export * from './rulings/monthly-coverage.ts'
export * from './rulings/put-rulings.ts'
export * from './rulings/rewrite-ruling.ts'
export { createRulingCache, type RulingCache } from './rulings/ruling-cache.ts'
export {
  countChangesAfter,
  findRemoved,
  getLastSequence,
  getStoreIdentity,
  listChangesAfter,
  listRemovedFictional,
  type RulingChange,
} from './rulings/ruling-changes.ts'
export { type CardRuling, UnreadableRow } from './rulings/ruling-rows.ts'
export * from './rulings/ruling-vectors.ts'
export {
  countOutdatedVersions,
  findRulingId,
  findVersionCandidates,
  getRulingVersion,
  listLatestVersions,
  listRulingsMadeBy,
  listRulingVersions,
  type VersionCandidate,
  VersionNotFound,
} from './rulings/ruling-versions.ts'
export * from './rulings/rulings.ts'
export * from './rulings/rulings-by-docket.ts'
export * from './rulings/similarity.ts'
export { attemptLimits } from './schema/account-tables.ts'
export * from './schema/personal-data.ts'
export * from './watches/watch-changes.ts'
export * from './watches/watch-news.ts'
export * from './watches/watch-progress.ts'
export * from './watches/watches.ts'
export * from './workspace/favorites.ts'
export * from './workspace/folder-invitations.ts'
export * from './workspace/folder-items.ts'
export * from './workspace/folder-members.ts'
export * from './workspace/folder-notes.ts'
export * from './workspace/folder-passages.ts'
export * from './workspace/folders.ts'
export * from './workspace/import-workspace.ts'
export * from './workspace/saved-heading.ts'
export * from './workspace/saved-searches.ts'
export * from './workspace/search-history.ts'
export { addWatchedRulings, type WatchedRulings } from './workspace/watched-content.ts'
