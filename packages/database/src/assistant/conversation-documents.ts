import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { conversationDocuments } from '../schema/assistant-tables.ts'

export type ConversationDocumentRow = typeof conversationDocuments.$inferSelect
/** Without its text. */
export type ConversationDocumentFacts = Omit<ConversationDocumentRow, 'paragraphs'>

type OwnDocument = Pick<ConversationDocumentRow, 'userId' | 'conversationId'>

const isOwn = ({ userId, conversationId }: OwnDocument) =>
  and(eq(conversationDocuments.conversationId, conversationId), eq(conversationDocuments.userId, userId))

const factColumns = {
  id: conversationDocuments.id,
  conversationId: conversationDocuments.conversationId,
  userId: conversationDocuments.userId,
  sealed: conversationDocuments.sealed,
  createdAt: conversationDocuments.createdAt,
}

/** Takes the place of the document that the conversation has. False when `cap` other conversations of the user have one. */
export async function putConversationDocument(tx: Transaction, row: ConversationDocumentRow, cap: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update')
  const others = and(eq(conversationDocuments.userId, row.userId), ne(conversationDocuments.conversationId, row.conversationId))
  if ((await tx.$count(conversationDocuments, others)) >= cap) return false
  await tx.delete(conversationDocuments).where(isOwn(row))
  await tx.insert(conversationDocuments).values(row)
  return true
}

/** Null when the conversation has none, or is of another user. */
export async function findConversationDocument(db: Database | Transaction, own: OwnDocument): Promise<ConversationDocumentFacts | null> {
  const [row] = await db.select(factColumns).from(conversationDocuments).where(isOwn(own))
  return row ?? null
}

/** As `findConversationDocument`, with its text. */
export async function readConversationDocument(db: Database | Transaction, own: OwnDocument): Promise<ConversationDocumentRow | null> {
  const [row] = await db.select().from(conversationDocuments).where(isOwn(own))
  return row ?? null
}

/** False when the conversation has none, or is of another user. */
export async function deleteConversationDocument(db: Database | Transaction, own: OwnDocument): Promise<boolean> {
  return (await db.delete(conversationDocuments).where(isOwn(own)).returning({ id: conversationDocuments.id })).length > 0
}
