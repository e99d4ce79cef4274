import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Facts of a ruling. Columns serve look-ups, sorting and counting; `facts` holds the rest and is validated when read. */
export const rulings = pgTable(
  'rulings',
  {
    docId: text().primaryKey(),
    idSentence: text().notNull(),
    source: text().notNull(),
    collection: text().notNull(),
    base: text(),
    docketNumber: text(),
    docketLetter: text(),
    docketSerial: integer(),
    docketYear: integer(),
    rit: text(),
    ruc: text(),
    book: text(),
    court: text().notNull(),
    chamber: text(),
    caption: text().notNull(),
    captionFolded: text().notNull(),
    decidedOn: date({ mode: 'string' }),
    outcome: text().notNull(),
    fictional: boolean().notNull(),
    facts: jsonb().$type<unknown>().notNull(),
    contentHash: text().notNull(),
    changeSequence: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('rulings_id_sentence_idx').on(table.idSentence),
    index('rulings_docket_idx').on(table.docketSerial, table.docketYear),
    index('rulings_docket_number_idx').on(table.docketNumber),
    index('rulings_rit_idx').on(table.rit),
    index('rulings_ruc_idx').on(table.ruc),
    index('rulings_caption_words_idx').using('gin', sql`to_tsvector('simple', ${table.captionFolded})`),
    index('rulings_caption_idx').using('hash', table.captionFolded),
    index('rulings_decided_on_idx').on(table.decidedOn),
    index('rulings_created_at_idx').on(table.createdAt),
    index('rulings_coverage_idx').on(table.collection, table.decidedOn, table.fictional),
    index('rulings_source_idx').on(table.source, table.docId),
    index('rulings_origin_docket_idx').on(sql`(${table.facts} ->> 'originDocketNumber')`),
  ],
)

/** Text of a ruling, separate from its facts so that listing facts never reads it. */
export const rulingTexts = pgTable('ruling_texts', {
  docId: text()
    .primaryKey()
    .references(() => rulings.docId, { onDelete: 'cascade' }),
  sections: jsonb().$type<unknown>().notNull(),
})

/**
 * Every state in which a ruling was received, from one source or several. The content of the version shown is in `rulings` and
 * `ruling_texts`, that of the others in `ruling_version_texts`. A withdrawn version has none.
 */
export const rulingVersions = pgTable(
  'ruling_versions',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    shown: boolean().notNull(),
    recordId: text().notNull(),
    source: text().notNull(),
    idSentence: text().notNull(),
    fetchedAt: moment(),
    storedAt: moment().notNull(),
    rawHash: text(),
    /** Of the sections; empty for rulings stored before versions existed. */
    textHash: text().notNull(),
    /** Of facts and sections. */
    contentHash: text().notNull(),
    characters: integer().notNull(),
    /** Number of facts with a value. Of two whole texts the one with more facts is shown. */
    factCount: smallint().notNull(),
    documentsVersion: integer().notNull(),
    status: text({ enum: ['firm', 'appealed', 'replaced', 'withdrawn'] }),
    supersededAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.version] }),
    index('ruling_versions_record_id_idx').on(table.recordId),
    index('ruling_versions_id_sentence_idx').on(table.idSentence),
    index('ruling_versions_documents_version_idx').on(table.documentsVersion).where(sql`${table.supersededAt} is null`),
  ],
)

/** Content of the versions that are not shown. */
export const rulingVersionTexts = pgTable(
  'ruling_version_texts',
  {
    docId: text().notNull(),
    version: integer().notNull(),
    facts: jsonb().$type<unknown>().notNull(),
    sections: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.version] }),
    foreignKey({
      name: 'ruling_version_texts_version_fk',
      columns: [table.docId, table.version],
      foreignColumns: [rulingVersions.docId, rulingVersions.version],
    }).onDelete('cascade'),
  ],
)

/** What was masked in a version: kinds, counts, pseudonyms and positions, never the masked text. */
export const maskingReports = pgTable(
  'masking_reports',
  {
    docId: text().notNull(),
    version: integer().notNull(),
    /** Number of replacements. */
    total: integer().notNull(),
    report: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.version] }),
    foreignKey({
      name: 'masking_reports_version_fk',
      columns: [table.docId, table.version],
      foreignColumns: [rulingVersions.docId, rulingVersions.version],
    }).onDelete('cascade'),
  ],
)

/** The last change of each ruling. Sequences grow in commit order. A removed ruling keeps its row so that indexes can follow. */
export const rulingChanges = pgTable(
  'ruling_changes',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    docId: text().notNull(),
    /** `removeFictional`: what is left of the ruling still says that it was a fictional one. */
    kind: text({ enum: ['upsert', 'remove', 'removeFictional'] }).notNull(),
  },
  (table) => [uniqueIndex('ruling_changes_doc_id_idx').on(table.docId)],
)
