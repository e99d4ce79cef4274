import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Who registered. E-mails are kept in lower case; one without a password signs in elsewhere. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    passwordHash: text(),
    emailVerifiedAt: moment(),
    acceptedTermsAt: moment(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    customerId: text(),
    subscriptionId: text(),
    /** Sealed. */
    billingData: text(),
    billingUpdatedAt: moment(),
    preferences: jsonb().$type<unknown>().notNull().default({}),
    /** Free petitions spent; they count from `startService`. */
    counterUse: integer().notNull().default(0),
    isValid: boolean().notNull().default(true),
    startService: moment(),
  },
  (table) => [uniqueIndex('users_email_idx').on(table.email)],
)

/** One row for each time somebody signed in; the token of a session names its row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    closedAt: moment(),
    /** Browser and system in words, never the whole header. */
    device: text().notNull(),
    address: text().notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId).where(sql`${table.closedAt} is null`)],
)
