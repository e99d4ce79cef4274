import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { identities, users } from '../schema/account-tables.ts'
import type { UserRow } from './users.ts'

export type IdentityRow = typeof identities.$inferSelect

/** The user that somebody of another sign-in service is here. */
export async function findUserByIdentity(
  db: Database | Transaction,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.user ?? null
}

export async function addIdentity(tx: Transaction, identity: IdentityRow): Promise<void> {
  await tx.insert(identities).values(identity)
}
