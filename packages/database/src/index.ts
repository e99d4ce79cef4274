export * from './account-codes.ts'
export * from './account-data.ts'
export * from './attempt-limits.ts'
export * from './audit-log.ts'
export * from './contact-messages.ts'
export * from './data-folder-lock.ts'
export * from './database-error.ts'
export * from './favorites.ts'
export * from './flags.ts'
export * from './folder-items.ts'
export * from './folder-members.ts'
export * from './folders.ts'
export { UsedOutsideTransaction } from './guarded-pglite.ts'
export * from './history.ts'
export * from './identities.ts'
export * from './ingest-runs.ts'
export * from './jobs.ts'
export * from './kept-heading.ts'
export * from './likeness.ts'
export * from './log-ins.ts'
export * from './mails.ts'
export * from './masking-reports.ts'
export * from './monthly-coverage.ts'
export * from './open-database.ts'
export * from './personal-data.ts'
export * from './petitions.ts'
export * from './privacy-measures.ts'
export * from './privacy-requests.ts'
export * from './put-rulings.ts'
export * from './queue.ts'
export * from './raw-records.ts'
export * from './rewrite-ruling.ts'
export { countChangesAfter, getStoreIdentity, lastSequence, listChangesAfter, type RulingChange, wasRemoved } from './ruling-changes.ts'
export * from './ruling-reports.ts'
export { UnreadableRow } from './ruling-rows.ts'
export { createRulingShelf, type RulingShelf } from './ruling-shelf.ts'
export * from './ruling-vectors.ts'
export {
  countOutdatedVersions,
  findRulingId,
  findVersionCandidates,
  getRulingVersion,
  listRecords,
  listRulingVersions,
  mayBeOne,
  type RulingVersion,
  type VersionCandidate,
  VersionNotFound,
  type VersionStatus,
} from './ruling-versions.ts'
export * from './rulings.ts'
export * from './rulings-by-docket.ts'
export * from './saved-searches.ts'
export { attemptLimits } from './schema-accounts.ts'
export * from './second-factors.ts'
export * from './sessions.ts'
export * from './sign-ins.ts'
export * from './users.ts'
export { isOlder, type RecordOrigin } from './version-standing.ts'
