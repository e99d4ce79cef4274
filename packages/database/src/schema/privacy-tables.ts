import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** What people named in a ruling ask about their data there (Ley 19.628, arts. 5 to 9). Resolving one erases who asked and what they wrote. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    /** What the person is shown: `P-7K3M-9QXF`. */
    reference: text().notNull(),
    /** SHA-256 of the secret that opens the page of the request. */
    codeHash: text().notNull(),
    right: text().notNull(),
    /** The ruling it speaks of, where it could be told. */
    docId: text(),
    /** SHA-256 of the e-mail, for limits; erased with the rest. */
    emailHash: text(),
    /** Name, e-mail, how the ruling was named, the name to hide and the statement as JSON, sealed. */
    sealed: text(),
    receivedAt: moment().notNull(),
    dueAt: moment().notNull(),
    extendedAt: moment(),
    resolution: text(),
    /** For the person who asked; names nobody. */
    reason: text(),
    resolvedAt: moment(),
  },
  (table) => [
    uniqueIndex('privacy_requests_reference_idx').on(table.reference),
    index('privacy_requests_email_idx').on(table.emailHash, table.receivedAt),
    index('privacy_requests_open_idx').on(table.dueAt).where(sql`${table.resolution} is null`),
  ],
)

/**
 * What was decided about a record of a ruling and must hold when it is read in again: it stays out, or names in it stay hidden. `decisionKey` knows the
 * ruling again in another source.
 */
export const privacyMeasures = pgTable(
  'privacy_measures',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['withhold', 'mask'] }).notNull(),
    /** Of the ruling, or of a record that is a version of it. */
    docId: text().notNull(),
    decisionKey: text(),
    /** Names to hide as JSON, sealed; null where the ruling stays out. */
    sealedNames: text(),
    /** Of the request that led to it. */
    reference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('privacy_measures_doc_id_idx').on(table.docId), index('privacy_measures_decision_key_idx').on(table.decisionKey)],
)
