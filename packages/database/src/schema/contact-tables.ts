import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** What people write on the contact page. Closing one erases e-mail and words; reference, matter and dates stay. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** What the person is shown: `C-7K3M-9QXF`. */
    reference: text().notNull(),
    topic: text().notNull(),
    email: text(),
    /** Name, subject and message as JSON, sealed. */
    sealed: text(),
    receivedAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('contact_messages_reference_idx').on(table.reference),
    index('contact_messages_email_idx').on(table.email, table.receivedAt),
    index('contact_messages_open_idx').on(table.receivedAt).where(sql`${table.closedAt} is null`),
  ],
)
