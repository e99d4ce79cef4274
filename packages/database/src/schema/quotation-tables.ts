import { sql } from 'drizzle-orm'
import { bigint, boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { rulings } from './ruling-tables.ts'

/**
 * What tracing reads of the text of each ruling: hashes of some of its runs of words, and what it leaves undecided. Also records from which
 * content and by which reader it was read. Follows `ruling_changes` up to the sequence in `trace_progress`.
 */
export const rulingPrints = pgTable(
  'ruling_prints',
  {
    docId: text()
      .primaryKey()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    /** Version of the ruling that was read: places in `ruling_quotations` are of it. */
    version: integer().notNull(),
    contentHash: text().notNull(),
    reader: smallint().notNull(),
    prints: integer().array().notNull(),
    /** For each print, the paragraph in which it stands, counted from 0. */
    paragraphs: smallint().array().notNull(),
    /** Places where the ruling says that it does not decide: `CitationPlace[]`. */
    undecided: jsonb().$type<unknown>().notNull(),
  },
  // New prints wait in a list of a megabyte at most and enter the index in order. `mergePrints` empties it.
  (table) => [index('ruling_prints_prints_idx').using('gin', table.prints).with({ fastupdate: true, gin_pending_list_limit: 1024 })],
)

/** Considerandos by a hash of their words without numbers and masks: equal ones stand again in another ruling. */
export const rulingConsiderandos = pgTable(
  'ruling_considerandos',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    anchor: text().notNull(),
    wordsHash: bigint({ mode: 'number' }).notNull(),
    court: text().notNull(),
    decidedOn: date({ mode: 'string' }),
    fictional: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.anchor] }),
    index('ruling_considerandos_words_idx').on(table.wordsHash, table.fictional, table.decidedOn, table.docId, table.court),
  ],
)

/** Quotations of twelve words or more, with the norm where they stand. A state of null waits to be traced. The words are not copied. */
export const rulingQuotations = pgTable(
  'ruling_quotations',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    /** Counts the quotations of a ruling from 0 in the order of the text. */
    position: integer().notNull(),
    /** Paragraphs in which it begins and ends, and UTF-16 offsets in each. */
    anchor: text().notNull(),
    startsAt: integer().notNull(),
    endAnchor: text().notNull(),
    endsAt: integer().notNull(),
    words: smallint().notNull(),
    /** Prints by which a ruling that is stored later finds the quotation. */
    prints: integer().array().notNull(),
    state: text({ enum: ['verbatim', 'different', 'unknown'] }),
    /** Words put in, left out or replaced. */
    differences: smallint().notNull().default(0),
    /** The text of a norm in which it stands; null for a ruling and for none. */
    idNorma: integer(),
    normVersion: integer(),
    article: text(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.position] }),
    index('ruling_quotations_prints_idx').using('gin', table.prints).with({ fastupdate: false }).where(sql`${table.state} is not null`),
    index('ruling_quotations_pending_idx').on(table.docId).where(sql`${table.state} is null`),
  ],
)

/** Rulings in which the words of a quotation stand. No foreign key: the follower traces again what a removed ruling was a source of. */
export const quotationSources = pgTable(
  'quotation_sources',
  {
    docId: text().notNull(),
    position: integer().notNull(),
    sourceDocId: text().notNull(),
    anchor: text().notNull(),
    differences: smallint().notNull(),
    /** They stand between quotation marks there too, so that it is not where they come from. */
    quoted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.position, table.sourceDocId] }),
    index('quotation_sources_source_idx').on(table.sourceDocId),
    foreignKey({
      name: 'quotation_sources_quotation_fk',
      columns: [table.docId, table.position],
      foreignColumns: [rulingQuotations.docId, rulingQuotations.position],
    }).onDelete('cascade'),
  ],
)

/** One row: how far tracing follows the changes of rulings and of norms, and the version of its reader. */
export const traceProgress = pgTable('trace_progress', {
  id: smallint().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  normSequence: bigint({ mode: 'number' }).notNull(),
  reader: smallint().notNull(),
})
