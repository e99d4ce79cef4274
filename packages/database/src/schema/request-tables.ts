import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Messages of the contact page. Closing one erases e-mail and text; reference, topic and dates stay. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** Reference that the person sees: `C-7K3M-9QXF`. */
    reference: text().notNull(),
    topic: text().notNull(),
    email: text(),
    /** Name, subject and message as JSON, encrypted (AES-GCM). */
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

/** Errors that readers report in a ruling. The text is masked before it is stored; closing the report erases the e-mail. */
export const rulingReports = pgTable(
  'ruling_reports',
  {
    id: uuid().primaryKey(),
    docId: text().notNull(),
    datum: text().notNull(),
    correction: text().notNull(),
    anchor: text(),
    email: text(),
    /** Hash of the ruling when the report arrived. */
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

/**
 * Requests of people named in a ruling about their data there (Ley 19.628, arts. 5 to 9). Resolving one erases the person and their
 * text.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    /** Reference that the person sees: `P-7K3M-9QXF`. */
    reference: text().notNull(),
    /** SHA-256 of the secret that opens the page of the request. */
    codeHash: text().notNull(),
    right: text().notNull(),
    /** The ruling it concerns, if it was identified. */
    docId: text(),
    /** SHA-256 of the e-mail, for rate limits. Erased with the rest. */
    emailHash: text(),
    /** Name, e-mail, description of the ruling, name to hide and statement as JSON, encrypted (AES-GCM). */
    sealed: text(),
    receivedAt: moment().notNull(),
    dueAt: moment().notNull(),
    extendedAt: moment(),
    resolution: text(),
    /** Shown to the person; names nobody. */
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
 * Decisions about a record of a ruling that hold when a source is read again: the ruling is withheld, or names in it are masked.
 * `decisionKey` recognizes the ruling in another source.
 */
export const privacyMeasures = pgTable(
  'privacy_measures',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['withhold', 'mask'] }).notNull(),
    /** Of the ruling, or of a record that is a version of it. */
    docId: text().notNull(),
    decisionKey: text(),
    /** Names to hide as JSON, encrypted (AES-GCM); null when the ruling is withheld. */
    sealedNames: text(),
    /** Reference of the request that led to it. */
    reference: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('privacy_measures_doc_id_idx').on(table.docId), index('privacy_measures_decision_key_idx').on(table.decisionKey)],
)
