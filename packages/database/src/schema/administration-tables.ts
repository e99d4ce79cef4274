import { bigserial, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One row, created with the database. It lets an index notice that it follows another database. */
export const storeIdentity = pgTable('store_identity', {
  id: uuid().primaryKey().defaultRandom(),
})

export const flags = pgTable('flags', {
  name: text().primaryKey(),
  value: boolean().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Keys of machines. Only the hash of a key is stored, and a revoked one stays, so that its name is never taken again. */
export const serviceKeys = pgTable('service_keys', {
  name: text().primaryKey(),
  /** SHA-256, in hexadecimal. */
  keyHash: text().notNull().unique(),
  /** Ids of the bases whose text it may read; null for all. */
  bases: jsonb().$type<string[]>(),
  requestsPerMinute: integer().notNull(),
  createdAt: moment().notNull(),
  revokedAt: moment(),
})

/** Who did what to which subject. Never holds ruling text, queries or personal data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<unknown>().notNull(),
  },
  (table) => [index('audit_log_subject_idx').on(table.subject, table.id)],
)
