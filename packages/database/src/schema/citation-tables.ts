import { treatments, treatmentVoices } from '@basejuris/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { rulings } from './ruling-tables.ts'

/**
 * Rulings that a ruling names, one row per citation, and the norms with their places, one row per ruling (`ruling_norm_places`). Both
 * follow `ruling_changes` up to the sequence in `citation_progress`. Places are positions in a version; the sentence is not copied.
 */
export const rulingCitations = pgTable(
  'ruling_citations',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    /** Counts the citations of a ruling from 0 in the order of the text. */
    position: integer().notNull(),
    kind: text({ enum: ['rol', 'dictamen', 'sentencia', 'caratula'] }).notNull(),
    /** The number names the case decided itself or one of its courts below. */
    sameCase: boolean().notNull(),
    letter: text(),
    serial: integer(),
    year: integer(),
    book: text(),
    /** Court or office that the text names, that of the citing ruling for «esta Corte»; null when it names none. */
    court: text(),
    decidedOn: date({ mode: 'string' }),
    /** Folded as captions of rulings are, masked with the text. */
    caption: text(),
    considerandos: smallint().array().notNull(),
    ambiguous: boolean().notNull(),
    confidence: real().notNull(),
    /** Paragraph, and UTF-16 offsets in it. */
    anchor: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** How the text treats what it names; null where a party names it, or the number only names a proceeding. */
    treatment: text({ enum: treatments }),
    /** Who treats it so; null without a treatment. */
    treatmentVoice: text({ enum: treatmentVoices }),
    treatmentConfidence: real(),
    /** Words that decide the treatment, as paragraph and offsets; null where the ruling is only named. */
    phraseAnchor: text(),
    phraseStartsAt: integer(),
    phraseEndsAt: integer(),
    /** Date and kind of the citing ruling, so that those that cite one are listed without reading them. */
    citingOn: date({ mode: 'string' }),
    citingFictional: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.position] }),
    index('ruling_citations_number_idx').on(table.serial, table.year).where(sql`not ${table.sameCase}`),
    index('ruling_citations_caption_idx').on(table.decidedOn, table.caption).where(sql`${table.serial} is null`),
  ],
)

/** Where a ruling names each norm. Also records from which content and by which reader its citations were read. */
export const rulingNormPlaces = pgTable('ruling_norm_places', {
  docId: text()
    .primaryKey()
    .references(() => rulings.docId, { onDelete: 'cascade' }),
  /** Version of the ruling whose positions these are. */
  version: integer().notNull(),
  contentHash: text().notNull(),
  reader: smallint().notNull(),
  norms: jsonb().$type<unknown>().notNull(),
})

/** One row: how far citations follow the changes, and the version of their reader. */
export const citationProgress = pgTable('citation_progress', {
  id: smallint().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  reader: smallint().notNull(),
})
