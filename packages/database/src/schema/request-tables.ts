import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What people write on the contact page. Closing one erases e-mail and words; reference, matter and dates stay. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** What the person is shown: `C-7K3M-9QXF`. */
    reference: text().notNull(),
    topic: text().notNull(),
    email: text(),
    /** Name, subject and message as JSON, sealed. */
    sealed: text(),
    receivedAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('contact_messages_reference_idx').on(table.reference),
    index('contact_messages_email_idx').on(table.email, table.receivedAt),
    index('contact_messages_open_idx').on(table.receivedAt).where(sql`${table.closedAt} is null`),
  ],
)

/** What readers say is wrong in a ruling. Their words are masked before they come here; the e-mail goes when the report is closed. */
export const rulingReports = pgTable(
  'ruling_reports',
  {
    id: uuid().primaryKey(),
    docId: text().notNull(),
    datum: text().notNull(),
    correction: text().notNull(),
    anchor: text(),
    email: text(),
    /** Of the ruling as it was when the report came. */
    contentHash: text().notNull(),
    receivedAt: moment().notNull(),
    resolution: text(),
    resolvedAt: moment(),
  },
  (table) => [
    index('ruling_reports_doc_id_idx').on(table.docId),
    index('ruling_reports_open_idx').on(table.receivedAt).where(sql`${table.resolution} is null`),
  ],
)

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
