import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
