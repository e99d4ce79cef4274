import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

/** Mails about payments that were enqueued. The key makes each mail one for its subject, also after a crash. */
export const paymentMails = pgTable(
  'payment_mails',
  {
    mode: text().notNull(),
    /** `contracted`, `charge`, `ended`, … */
    kind: text().notNull(),
    /** Id of the attempt, invoice, subscription, … that the mail is about. */
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When it was enqueued. */
    at: moment().notNull(),
    /** Names the mail until it is sent; null for what another mail includes. */
    mailId: uuid(),
    /** When the mail server took it; null while it waits, and where it never left. */
    sentAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.mode, table.kind, table.subject] }),
    index('payment_mails_user_idx').on(table.userId),
    index('payment_mails_mail_idx').on(table.mailId),
  ],
)

/** What a person has to look at: differences from the provider, held invoices, subscriptions without owner. Mailed to support once. */
export const paymentFindings = pgTable(
  'payment_findings',
  {
    id: uuid().primaryKey(),
    mode: text().notNull(),
    /** Names the finding once. */
    key: text().notNull(),
    what: text().notNull(),
    /** Id of a subscription or an invoice, never of a user. */
    subject: text().notNull(),
    /** Ids, amounts and names of fields. */
    details: jsonb().$type<unknown>().notNull(),
    foundAt: moment().notNull(),
    /** When its mail was enqueued. */
    reportedAt: moment(),
  },
  (table) => [
    uniqueIndex('payment_findings_key_idx').on(table.mode, table.key),
    index('payment_findings_open_idx').on(table.mode, table.foundAt).where(sql`${table.reportedAt} is null`),
  ],
)
