import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { rulings } from './ruling-tables.ts'

/**
 * Where the encrypted raw record of a ruling lies in the raw store. A row without a ruling is garbage: the raw store erases the record,
 * then the row. One record has at most one row with a ruling.
 */
export const rawRecords = pgTable(
  'raw_records',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    docId: text().references(() => rulings.docId, { onDelete: 'set null' }),
    recordId: text().notNull(),
    /** Parser that reads it. */
    sourceId: text().notNull(),
    rawHash: text().notNull(),
    pack: text().notNull(),
    offset: integer().notNull(),
    length: integer().notNull(),
  },
  (table) => [
    uniqueIndex('raw_records_record_id_idx').on(table.recordId).where(sql`${table.docId} is not null`),
    index('raw_records_refuse_idx').on(table.pack).where(sql`${table.docId} is null`),
    index('raw_records_doc_id_idx').on(table.docId),
    index('raw_records_pack_idx').on(table.pack),
  ],
)

export const ingestRuns = pgTable(
  'ingest_runs',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    path: text().notNull(),
    fingerprint: text().notNull(),
    state: text({ enum: ['running', 'completed', 'failed', 'cancelled'] }).notNull(),
    checkpoint: jsonb().$type<unknown>().notNull(),
    counts: jsonb().$type<unknown>().notNull(),
    error: text(),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('ingest_runs_unfinished_idx').on(table.source, table.fingerprint).where(sql`${table.state} = 'running'`),
    index('ingest_runs_started_at_idx').on(table.startedAt),
  ],
)
