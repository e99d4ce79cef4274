import { desc, eq, isNotNull, max } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { sessions, users } from '../schema/account-tables.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = Pick<typeof users.$inferInsert, 'id' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<typeof users.$inferInsert, 'emailVerifiedAt' | 'acceptedTermsAt'>> & { readonly email: string }

/** Trims and lowercases, so that one person gets one account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** False when the e-mail is taken. */
export async function addUser(db: Database | Transaction, user: NewUser): Promise<boolean> {
  const added = await db
    .insert(users)
    .values({ ...user, email: normalizeEmail(user.email) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return added.length > 0
}

export async function findUser(db: Database | Transaction, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** Locks the row of a user until the transaction ends, so that changes of access happen one after the other. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

export async function findUserByEmail(db: Database | Transaction, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
  return row ?? null
}

export type UserChanges = Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt'>>

/** Null when there is no such user. */
export async function updateUser(db: Database | Transaction, id: string, changes: UserChanges): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set(changes.email === undefined ? changes : { ...changes, email: normalizeEmail(changes.email) })
    .where(eq(users.id, id))
    .returning()
  return row ?? null
}

export interface ListedUser {
  readonly user: UserRow
  /** Last use of any session, open or closed. */
  readonly lastUsedAt: Date | null
}

/** Newest first; with `disabled`, only disabled ones. */
export async function listUsers(
  db: Database | Transaction,
  { disabled, limit }: { readonly disabled: boolean; readonly limit: number },
): Promise<ListedUser[]> {
  const used = db
    .select({ userId: sessions.userId, lastUsedAt: max(sessions.lastUsedAt).as('last_used_at') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('used')
  return db
    .select({ user: users, lastUsedAt: used.lastUsedAt })
    .from(users)
    .leftJoin(used, eq(used.userId, users.id))
    .where(disabled ? isNotNull(users.disabledAt) : undefined)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}
