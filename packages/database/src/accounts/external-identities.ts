import { and, eq, gte } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { externalIdentities, users } from '../schema/account-tables.ts'
import type { UserRow } from './users.ts'

export type ExternalIdentityRow = typeof externalIdentities.$inferSelect

export async function findUserByExternalIdentity(
  db: Database | Transaction,
  { issuer, subject }: Pick<ExternalIdentityRow, 'issuer' | 'subject'>,
): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)))
  return row?.user ?? null
}

export async function addExternalIdentity(tx: Transaction, identity: ExternalIdentityRow): Promise<void> {
  await tx.insert(externalIdentities).values(identity)
}

/** Unlinks the identities that were linked since a moment. Returns how many. */
export async function removeIdentitiesSince(tx: Transaction, userId: string, since: Date): Promise<number> {
  const removed = await tx
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.userId, userId), gte(externalIdentities.createdAt, since)))
    .returning({ subject: externalIdentities.subject })
  return removed.length
}
