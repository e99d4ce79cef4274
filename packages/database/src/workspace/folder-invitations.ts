import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { folderInvitations, folders } from '../schema/workspace-tables.ts'

export type InvitationRow = typeof folderInvitations.$inferSelect

/** Lock the folder first. Replaces an earlier invitation of the same e-mail to the folder, whose code no longer counts. */
export async function putInvitation(tx: Transaction, invitation: InvitationRow): Promise<void> {
  await tx
    .delete(folderInvitations)
    .where(and(eq(folderInvitations.folderId, invitation.folderId), eq(folderInvitations.email, invitation.email)))
  await tx.insert(folderInvitations).values(invitation)
}

/** By e-mail, expired ones too. Check before that the user owns the folder. */
export function listInvitations(db: Database | Transaction, folderId: string): Promise<InvitationRow[]> {
  return db.select().from(folderInvitations).where(eq(folderInvitations.folderId, folderId)).orderBy(asc(folderInvitations.email))
}

/** Invitations of a folder to others than this e-mail that can still be accepted. */
export function countOpenInvitations(
  tx: Transaction,
  { folderId, email, now }: { readonly folderId: string; readonly email: string; readonly now: Date },
): Promise<number> {
  const { folderId: folder, email: invited, expiresAt } = folderInvitations
  return tx.$count(folderInvitations, and(eq(folder, folderId), ne(invited, email), gt(expiresAt, now)))
}

/** Null for a code that is unknown, used, replaced, revoked or expired. */
export async function findInvitation(db: Database | Transaction, codeHash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(folderInvitations)
    .where(and(eq(folderInvitations.codeHash, codeHash), gt(folderInvitations.expiresAt, now)))
  return row ?? null
}

/** Accepting or revoking an invitation deletes it. Null when it was deleted before. */
export async function removeInvitation(tx: Transaction, folderId: string, id: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(folderInvitations)
    .where(and(eq(folderInvitations.id, id), eq(folderInvitations.folderId, folderId)))
    .returning()
  return row ?? null
}

/** What the owner of a folder invited since a moment no longer counts. */
export async function removeInvitationsOf(tx: Transaction, ownerId: string, since: Date): Promise<void> {
  const own = tx.select({ id: folders.id }).from(folders).where(eq(folders.ownerId, ownerId))
  await tx.delete(folderInvitations).where(and(inArray(folderInvitations.folderId, own), gt(folderInvitations.sentAt, since)))
}

/** Deletes the e-mails that did not accept what was sent before a moment. */
export async function purgeInvitationsBefore(db: Database, sentBefore: Date): Promise<void> {
  await db.delete(folderInvitations).where(lt(folderInvitations.sentAt, sentBefore))
}
