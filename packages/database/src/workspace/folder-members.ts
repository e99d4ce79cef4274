import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { normalizeEmail } from '../accounts/users.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { folderMembers } from '../schema/workspace-tables.ts'
import type { Person } from './folders.ts'

/** Who a matter can be shared with: an account that is open and whose e-mail was proven to be theirs. Null for any other, unknown or not. */
export async function findShareableUser(db: Database | Transaction, email: string): Promise<Person | null> {
  const [row] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.email, normalizeEmail(email)), isNotNull(users.emailVerifiedAt), isNull(users.disabledAt)))
  return row ?? null
}

/** Hold the matter first. False when it has `cap` members already; naming a member again changes nothing. */
export async function addFolderMember(tx: Transaction, member: typeof folderMembers.$inferSelect, cap: number): Promise<boolean> {
  await tx.insert(folderMembers).values(member).onConflictDoNothing()
  return (await tx.$count(folderMembers, eq(folderMembers.folderId, member.folderId))) <= cap
}

/** False when they were none. */
export async function removeFolderMember(db: Database | Transaction, folderId: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(folderMembers)
    .where(and(eq(folderMembers.folderId, folderId), eq(folderMembers.userId, userId)))
    .returning({ userId: folderMembers.userId })
  return removed.length > 0
}

/** Without the owner, by e-mail. Only for those who were found to read the matter. */
export function listFolderMembers(db: Database | Transaction, folderId: string): Promise<Person[]> {
  return db
    .select({ userId: users.id, email: users.email })
    .from(folderMembers)
    .innerJoin(users, eq(users.id, folderMembers.userId))
    .where(eq(folderMembers.folderId, folderId))
    .orderBy(asc(users.email))
}

/** Those of some users whose account stands, by their id. */
export async function listPersons(db: Database | Transaction, userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map((person) => [person.userId, person]))
}
