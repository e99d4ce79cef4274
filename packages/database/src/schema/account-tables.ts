import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Registered users. E-mails are in lower case. A user without a password signs in through an external identity. */
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
    /** Encrypted (AES-GCM). */
    billingData: text(),
    billingUpdatedAt: moment(),
    preferences: jsonb().$type<unknown>().notNull().default({}),
    /** Free petitions spent since `startService`. */
    counterUse: integer().notNull().default(0),
    isValid: boolean().notNull().default(true),
    startService: moment(),
  },
  (table) => [uniqueIndex('users_email_idx').on(table.email)],
)

/** One row for each sign-in. The session token names its row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
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

/** Keys with which programs of a user call tools. Only the hash of a key is stored. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    name: text().notNull(),
    /** SHA-256, in hexadecimal. */
    keyHash: text().notNull(),
    /** Last characters of the key, by which its owner recognises it. */
    ending: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [uniqueIndex('access_keys_hash_idx').on(table.keyHash), index('access_keys_user_idx').on(table.userId)],
)

/** Log of sign-in attempts at an account, successful or not. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    at: moment().notNull(),
    outcome: text().notNull(),
    device: text().notNull(),
    address: text().notNull(),
  },
  (table) => [index('sign_ins_user_idx').on(table.userId, table.at)],
)

/** Codes sent by mail, each for one purpose and one address. Only the HMAC of a code is stored. */
export const accountCodes = pgTable(
  'account_codes',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    /** Recipient; the new address when the code changes the e-mail. */
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    usedAt: moment(),
    /** HMAC of the ticket of the browser that asked for a recovery. Null for other codes. */
    ticketHash: text(),
  },
  (table) => [index('account_codes_user_idx').on(table.userId, table.purpose), index('account_codes_hash_idx').on(table.codeHash)],
)

/** The second factor (TOTP) of a user. It counts once it is confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (AES-GCM). */
  secret: text().notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
  /** Last time step whose code was used. A code works once. */
  lastStep: integer(),
  backupHashes: text().array().notNull().default([]),
})

/** Identity of a user at the firm's own sign-in service (OpenID Connect). */
export const externalIdentities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: userReference(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user_idx').on(table.userId)],
)

/** Attempt counts by HMAC of account or address, until they expire. */
export const attemptLimits = pgTable('attempt_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment(),
})

/** Mails that wait to be sent. Sending deletes the row. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Recipient, subject and text, encrypted (AES-GCM). */
    content: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mails_user_idx').on(table.userId)],
)
