import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

const analysisReference = () =>
  uuid()
    .notNull()
    .references(() => analyses.id, { onDelete: 'cascade' })
const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Analyses of a user: a set of rulings with questions to each, answered in the background. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    state: text({ enum: ['pendiente', 'en_curso', 'completado', 'fallido', 'cancelado'] }).notNull(),
    /** Name, origin in words, notices and columns as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    /** Rises with each change of what is computed. */
    revision: integer().notNull(),
    /** Rulings of the set. */
    total: integer().notNull(),
    /** It took one petition of the user. */
    isCounted: boolean().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When it last began to wait for its turn. */
    queuedAt: moment().notNull(),
  },
  (table) => [
    index('analyses_user_idx').on(table.userId, table.createdAt.desc(), table.id),
    index('analyses_open_idx').on(table.queuedAt, table.id).where(sql`${table.state} in ('pendiente', 'en_curso')`),
  ],
)

/** Rulings of an analysis, in order. */
export const analysisRulings = pgTable(
  'analysis_rulings',
  {
    analysisId: analysisReference(),
    /** From 1. */
    position: integer().notNull(),
    docId: text().notNull(),
    userId: userReference(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.position] }), index('analysis_rulings_user_idx').on(table.userId)],
)

/** What a ruling answers to the columns of an analysis. Values may repeat words of the ruling, and go with it. */
export const analysisCells = pgTable(
  'analysis_cells',
  {
    analysisId: analysisReference(),
    docId: text().notNull(),
    userId: userReference(),
    /** Of the analysis whose columns it answers. */
    revision: integer().notNull(),
    /** Values and places of their quotations as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.analysisId, table.docId] }),
    index('analysis_cells_doc_idx').on(table.docId),
    index('analysis_cells_user_idx').on(table.userId),
  ],
)
