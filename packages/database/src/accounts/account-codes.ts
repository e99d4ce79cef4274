import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { accountCodes, users } from '../schema/account-tables.ts'
import { normalizeEmail } from './users.ts'

export type AccountCodeRow = typeof accountCodes.$inferSelect
/** An `email-undo` code restores an e-mail that was changed. It is sent to that e-mail. */
export type CodePurpose = 'recovery' | 'verification' | 'email-change' | 'email-undo'
export type NewAccountCode = Omit<AccountCodeRow, 'attempts' | 'usedAt' | 'purpose' | 'ticketHash'> & {
  readonly purpose: CodePurpose
  readonly ticketHash?: string
}

/**
 * Replaces any earlier code of the same purpose, or of the same ticket. Codes of other tickets and codes that undo a change stay valid
 * beside it.
 */
export async function addAccountCode(db: Database | Transaction, code: NewAccountCode): Promise<void> {
  const row = { ...code, email: normalizeEmail(code.email) }
  await db.transaction(async (tx) => {
    if (code.ticketHash !== undefined) await tx.delete(accountCodes).where(eq(accountCodes.ticketHash, code.ticketHash))
    else if (code.purpose !== 'email-undo') await removeAccountCodes(tx, code.userId, [code.purpose])
    await tx.insert(accountCodes).values(row)
  })
}

/**
 * Drops what waits for a code: a change of e-mail and recoveries. Codes that undo a change stay, because whoever took over an account must
 * not be able to drop them.
 */
export async function removePendingCodes(tx: Transaction, userId: string): Promise<void> {
  await removeAccountCodes(tx, userId, ['recovery', 'email-change'])
}

/** Drops every code of a user, except those that undo a change requested before `since`. */
export async function removeCodesSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  await removeAccountCodes(tx, userId, ['recovery', 'verification', 'email-change'])
  await tx.delete(accountCodes).where(and(eq(accountCodes.userId, userId), gte(accountCodes.createdAt, since)))
}

/** Deletes the codes of all users that expired. */
export async function purgeExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, now))
}

export async function removeAccountCodes(db: Database | Transaction, userId: string, purposes: readonly CodePurpose[]): Promise<void> {
  await db.delete(accountCodes).where(and(eq(accountCodes.userId, userId), inArray(accountCodes.purpose, [...purposes])))
}

export interface RecoveryCodeAttempt {
  readonly email: string
  /** Ticket that the code was requested with; null for an attempt without one. */
  readonly ticketHash: string | null
  readonly now: Date
  readonly maxAttempts: number
}

/**
 * The valid recovery codes of an e-mail whose attempts are not used up; with a ticket, only the one requested with it, and the attempt
 * is counted. An attempt without a ticket uses up nothing of others. Each case takes one statement.
 */
export async function attemptRecoveryCode(
  db: Database | Transaction,
  { email, ticketHash, now, maxAttempts }: RecoveryCodeAttempt,
): Promise<AccountCodeRow[]> {
  return db
    .update(accountCodes)
    .set({ attempts: sql`${accountCodes.attempts} + ${ticketHash === null ? 0 : 1}` })
    .where(
      and(
        eq(accountCodes.purpose, 'recovery'),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, now),
        lt(accountCodes.attempts, maxAttempts),
        ticketHash === null ? undefined : eq(accountCodes.ticketHash, ticketHash),
        inArray(
          accountCodes.userId,
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.email, normalizeEmail(email)), isNull(users.disabledAt))),
        ),
      ),
    )
    .returning()
}

/** Marks a code as used. Null when it was used before or has expired. Pass the transaction that does what the code allows. */
export async function consumeAccountCode(tx: Transaction, id: string, now: Date): Promise<AccountCodeRow | null> {
  const [row] = await tx
    .update(accountCodes)
    .set({ usedAt: now })
    .where(and(eq(accountCodes.id, id), isNull(accountCodes.usedAt), gt(accountCodes.expiresAt, now)))
    .returning()
  return row ?? null
}

/** Finds a code sent as a link, by its hash. */
export async function findLinkCode(db: Database | Transaction, codeHash: string): Promise<AccountCodeRow | null> {
  const [row] = await db
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.codeHash, codeHash), ne(accountCodes.purpose, 'recovery')))
  return row ?? null
}

/** New e-mail that the user has not confirmed yet. */
export async function findPendingEmail(db: Database | Transaction, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: accountCodes.email })
    .from(accountCodes)
    .where(
      and(
        eq(accountCodes.userId, userId),
        eq(accountCodes.purpose, 'email-change'),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(accountCodes.createdAt))
    .limit(1)
  return row?.email ?? null
}

export interface ReservedEmail {
  readonly email: string
  readonly now: Date
  /** Not reserved for this user, who may return to it. */
  readonly exceptUserId?: string
}

/**
 * Whether an e-mail belongs to an account, or belonged to one until a change that can still be undone. Otherwise somebody could register
 * it to prevent the undoing.
 */
export async function isEmailTaken(db: Database | Transaction, { email, now, exceptUserId }: ReservedEmail): Promise<boolean> {
  const normalized = normalizeEmail(email)
  const ofOther = exceptUserId === undefined ? undefined : ne(accountCodes.userId, exceptUserId)
  const reserved = and(
    eq(accountCodes.email, normalized),
    eq(accountCodes.purpose, 'email-undo'),
    isNull(accountCodes.usedAt),
    gt(accountCodes.expiresAt, now),
    ofOther,
  )
  return (await db.$count(users, eq(users.email, normalized))) > 0 || (await db.$count(accountCodes, reserved)) > 0
}
