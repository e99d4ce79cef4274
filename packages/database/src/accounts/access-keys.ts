import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { accessKeys, users } from '../schema/account-tables.ts'

export type AccessKeyRow = typeof accessKeys.$inferSelect

export type NewAccessKey = Omit<AccessKeyRow, 'lastUsedAt' | 'revokedAt'>

/** False when the user has `cap` keys that open something. */
export async function addAccessKey(tx: Transaction, key: NewAccessKey, cap: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for('no key update')
  if ((await tx.$count(accessKeys, and(eq(accessKeys.userId, key.userId), isNull(accessKeys.revokedAt)))) >= cap) return false
  await tx.insert(accessKeys).values(key)
  return true
}

/** Keys of a user that open something, newest first. */
export function listAccessKeys(db: Database | Transaction, userId: string): Promise<AccessKeyRow[]> {
  return db
    .select()
    .from(accessKeys)
    .where(and(eq(accessKeys.userId, userId), isNull(accessKeys.revokedAt)))
    .orderBy(desc(accessKeys.createdAt), desc(accessKeys.id))
}

/** Null unless the key opens something and its user is not disabled. */
export async function findAccessKey(db: Database | Transaction, keyHash: string): Promise<AccessKeyRow | null> {
  const [row] = await db
    .select({ key: accessKeys })
    .from(accessKeys)
    .innerJoin(users, eq(users.id, accessKeys.userId))
    .where(and(eq(accessKeys.keyHash, keyHash), isNull(accessKeys.revokedAt), isNull(users.disabledAt)))
  return row?.key ?? null
}

export async function touchAccessKey(db: Database | Transaction, id: string, at: Date): Promise<void> {
  await db.update(accessKeys).set({ lastUsedAt: at }).where(eq(accessKeys.id, id))
}

export interface RevokeAccessKeys {
  readonly userId: string
  /** Revokes only this key. */
  readonly id?: string
  readonly at: Date
}

/** Revokes one key of a user, or all. Returns how many opened something. */
export async function revokeAccessKeys(db: Database | Transaction, { userId, id, at }: RevokeAccessKeys): Promise<number> {
  const revoked = await db
    .update(accessKeys)
    .set({ revokedAt: at })
    .where(and(eq(accessKeys.userId, userId), isNull(accessKeys.revokedAt), id === undefined ? undefined : eq(accessKeys.id, id)))
    .returning({ id: accessKeys.id })
  return revoked.length
}

/** Deletes keys that were revoked before a date. */
export async function purgeAccessKeysBefore(db: Database | Transaction, date: Date): Promise<void> {
  await db.delete(accessKeys).where(and(isNotNull(accessKeys.revokedAt), lt(accessKeys.revokedAt, date)))
}
