import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { folderMembers, folders } from '../schema/workspace-tables.ts'
import { removeInvitationsOf } from './folder-invitations.ts'
import type { Person } from './folders.ts'

export type MemberRow = typeof folderMembers.$inferSelect
export type MemberRole = MemberRow['role']
export interface Member extends Person {
  readonly role: MemberRole
}

/** Lock the folder first. False when it has more than `cap` members. Adding a member again changes nothing. */
export async function addFolderMember(tx: Transaction, member: MemberRow, cap: number): Promise<boolean> {
  await tx.insert(folderMembers).values(member).onConflictDoNothing()
  return (await tx.$count(folderMembers, eq(folderMembers.folderId, member.folderId))) <= cap
}

/** Lock the folder first. False when the user is no member. */
export async function changeMemberRole(
  tx: Transaction,
  { folderId, userId, role }: Pick<MemberRow, 'folderId' | 'userId' | 'role'>,
): Promise<boolean> {
  const changed = await tx
    .update(folderMembers)
    .set({ role })
    .where(and(eq(folderMembers.folderId, folderId), eq(folderMembers.userId, userId)))
    .returning({ userId: folderMembers.userId })
  return changed.length > 0
}

/** False when the user was no member. */
export async function removeFolderMember(db: Database | Transaction, folderId: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(folderMembers)
    .where(and(eq(folderMembers.folderId, folderId), eq(folderMembers.userId, userId)))
    .returning({ userId: folderMembers.userId })
  return removed.length > 0
}

/** Without the owner, by e-mail. Check before that the user may read the folder. */
export function listFolderMembers(db: Database | Transaction, folderId: string): Promise<Member[]> {
  return db
    .select({ userId: users.id, email: users.email, role: folderMembers.role })
    .from(folderMembers)
    .innerJoin(users, eq(users.id, folderMembers.userId))
    .where(eq(folderMembers.folderId, folderId))
    .orderBy(asc(users.email))
}

/** Existing users among these, by id. */
export async function listPersons(db: Database | Transaction, userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map((person) => [person.userId, person]))
}

/**
 * Ends the sharing of a user's folders, invitations included, and the user's part in folders of others; with `since`, only what began
 * since then. Returns the number of memberships.
 */
export async function removeMembershipsOf(tx: Transaction, userId: string, since?: Date): Promise<number> {
  const own = tx.select({ id: folders.id }).from(folders).where(eq(folders.ownerId, userId))
  await removeInvitationsOf(tx, userId, since ?? new Date(0))
  const removed = await tx
    .delete(folderMembers)
    .where(
      and(
        or(eq(folderMembers.userId, userId), inArray(folderMembers.folderId, own)),
        since === undefined ? undefined : gte(folderMembers.createdAt, since),
      ),
    )
    .returning({ folderId: folderMembers.folderId })
  return removed.length
}
