import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { rulings } from './ruling-tables.ts'

/**
 * What each ruling is compared by and the cluster of near-identical ones it is in, alone or not. It follows `ruling_changes` up to the sequence of
 * `likeness_progress`; the row of a removed ruling stays until then. The founder of a cluster is the one its members were compared with.
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
    /** Of the content that was compared. */
    contentHash: text().notNull(),
  },
  (table) => [
    index('ruling_likeness_bands_idx').using('gin', table.bands).with({ fastupdate: false }).where(sql`${table.founder}`),
    index('ruling_likeness_cluster_idx').on(table.clusterId, table.courtRank, table.decidedOn.desc().nullsLast(), table.docId),
  ],
)

/** One row: how far likeness has followed the changes, and the recipe it was made by. */
export const similarityProgress = pgTable('likeness_progress', {
  id: smallint().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull(),
})

/** Encoders that keep their vectors here, because making them is slow or costs money. */
export const encoders = pgTable('encoders', {
  name: text().primaryKey(),
  /** How to open it again; never a key. */
  settings: jsonb().$type<unknown>().notNull(),
  /** When every ruling first had its vectors: from then on indexes may be made with it. */
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
    /** Of the ruling they were made for. */
    contentHash: text().notNull(),
    /** Of the passages alone: facts may change without new vectors. */
    textHash: text().notNull(),
    vectors: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.docId, table.encoder] }), index('ruling_vectors_encoder_idx').on(table.encoder)],
)
