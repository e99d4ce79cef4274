import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { rulings } from './ruling-tables.ts'

/**
 * MinHash bands of each ruling and its cluster of near-identical rulings. It follows `ruling_changes` up to the sequence in
 * `likeness_progress`; the row of a removed ruling stays until then. Members of a cluster were compared with its founder.
 */
export const rulingSimilarity = pgTable(
  'ruling_likeness',
  {
    docId: text().primaryKey(),
    clusterId: text().notNull(),
    founder: boolean().notNull(),
    bands: integer().array().notNull(),
    shingles: integer().notNull(),
    /** 0 for the highest courts. */
    courtRank: smallint().notNull(),
    decidedOn: date({ mode: 'string' }),
    /** Hash of the content that was compared. */
    contentHash: text().notNull(),
  },
  (table) => [
    index('ruling_likeness_bands_idx').using('gin', table.bands).with({ fastupdate: false }).where(sql`${table.founder}`),
    index('ruling_likeness_cluster_idx').on(table.clusterId, table.courtRank, table.decidedOn.desc().nullsLast(), table.docId),
  ],
)

/** One row: how far `ruling_likeness` follows the changes, and the version of the comparison. */
export const similarityProgress = pgTable('likeness_progress', {
  id: smallint().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull(),
})

/** Encoders whose vectors are stored here, because computing them is slow or costs money. */
export const encoders = pgTable('encoders', {
  name: text().primaryKey(),
  /** How to open the encoder again; never a key. */
  settings: jsonb().$type<unknown>().notNull(),
  /** When every ruling first had its vectors. Only then may indexes use the encoder. */
  completeAt: moment(),
})

/** Vectors of the passages of a ruling, by encoder. */
export const rulingVectors = pgTable(
  'ruling_vectors',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    encoder: text()
      .notNull()
      .references(() => encoders.name, { onDelete: 'cascade' }),
    /** Hash of the ruling that was encoded. */
    contentHash: text().notNull(),
    /** Hash of the passages alone: facts may change without new vectors. */
    textHash: text().notNull(),
    vectors: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.docId, table.encoder] }), index('ruling_vectors_encoder_idx').on(table.encoder)],
)
