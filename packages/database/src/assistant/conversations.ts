import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { users } from '../schema/account-tables.ts'
import { conversationMessages, conversations, generatedSentences } from '../schema/assistant-tables.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = typeof conversationMessages.$inferSelect
export type GeneratedSentenceRow = typeof generatedSentences.$inferSelect

interface OwnConversation {
  readonly userId: string
  readonly id: string
}

const isOwn = ({ userId, id }: OwnConversation) => and(eq(conversations.id, id), eq(conversations.userId, userId))

export interface ListedConversation extends ConversationRow {
  readonly messages: number
}

/** Of a user, the last used first. */
export async function listConversations(db: Database | Transaction, userId: string): Promise<ListedConversation[]> {
  const rows = await db
    .select({ conversation: conversations, messages: count(conversationMessages.id) })
    .from(conversations)
    .leftJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
    .where(eq(conversations.userId, userId))
    .groupBy(conversations.id)
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
  return rows.map(({ conversation, messages }) => ({ ...conversation, messages }))
}

/** Null when the user has no such conversation. */
export async function findConversation(db: Database | Transaction, own: OwnConversation): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isOwn(own))
  return row ?? null
}

/** As `findConversation`; until the transaction ends nobody else changes it. */
export async function lockConversation(tx: Transaction, own: OwnConversation): Promise<ConversationRow | null> {
  const [row] = await tx.select().from(conversations).where(isOwn(own)).for('update')
  return row ?? null
}

/** False when the user has `cap` conversations. */
export async function addConversation(tx: Transaction, row: ConversationRow, cap: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update')
  if ((await tx.$count(conversations, eq(conversations.userId, row.userId))) >= cap) return false
  await tx.insert(conversations).values(row)
  return true
}

export type ConversationChange = Partial<Pick<ConversationRow, 'sealed' | 'shareHash' | 'sharedUntil' | 'updatedAt'>>

/** False when the user has no such conversation. */
export async function changeConversation(db: Database | Transaction, own: OwnConversation, change: ConversationChange): Promise<boolean> {
  const changed = await db.update(conversations).set(change).where(isOwn(own)).returning({ id: conversations.id })
  return changed.length > 0
}

/** False when the user has no such conversation. */
export async function deleteConversation(db: Database | Transaction, own: OwnConversation): Promise<boolean> {
  return (await db.delete(conversations).where(isOwn(own)).returning({ id: conversations.id })).length > 0
}

/** How many there were. */
export async function deleteConversations(db: Database | Transaction, userId: string): Promise<number> {
  return (await db.delete(conversations).where(eq(conversations.userId, userId)).returning({ id: conversations.id })).length
}

/** By the hash of the code of its link, while that is valid. */
export async function findSharedConversation(
  db: Database | Transaction,
  { shareHash, now }: { readonly shareHash: string; readonly now: Date },
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.shareHash, shareHash), isNotNull(conversations.sharedUntil), gt(conversations.sharedUntil, now)))
  return row ?? null
}

/** In order. */
export function listMessages(db: Database | Transaction, conversationId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(asc(conversationMessages.position))
}

/** Questions of all conversations of a user, in the order of their conversation. */
export function listQuestions(db: Database | Transaction, userId: string): Promise<Pick<MessageRow, 'id' | 'conversationId' | 'sealed'>[]> {
  return db
    .select({ id: conversationMessages.id, conversationId: conversationMessages.conversationId, sealed: conversationMessages.sealed })
    .from(conversationMessages)
    .where(eq(conversationMessages.userId, userId))
    .orderBy(asc(conversationMessages.conversationId), asc(conversationMessages.position))
}

/** A message of a user, whatever its conversation. */
export async function findMessage(
  db: Database | Transaction,
  { userId, id }: Pick<MessageRow, 'userId' | 'id'>,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.id, id), eq(conversationMessages.userId, userId)))
  return row ?? null
}

/** False when there is a message with the same id. Its conversation must be locked. */
export async function addMessage(tx: Transaction, row: MessageRow): Promise<boolean> {
  const added = await tx.insert(conversationMessages).values(row).onConflictDoNothing().returning({ id: conversationMessages.id })
  return added.length > 0
}

/** Deletes the messages of a conversation from a position on. */
export async function deleteMessagesFrom(
  tx: Transaction,
  { conversationId, position }: Pick<MessageRow, 'conversationId' | 'position'>,
): Promise<void> {
  await tx
    .delete(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), gte(conversationMessages.position, position)))
}

export type MessageChange = Partial<Pick<MessageRow, 'state' | 'answer' | 'rating' | 'isCounted'>>

/** False when the message is gone, or is no longer in the state given. */
export async function changeMessage(
  db: Database | Transaction,
  { id, state }: Pick<MessageRow, 'id'> & { readonly state?: MessageRow['state'] },
  change: MessageChange,
): Promise<boolean> {
  const changed = await db
    .update(conversationMessages)
    .set(change)
    .where(and(eq(conversationMessages.id, id), state === undefined ? undefined : eq(conversationMessages.state, state)))
    .returning({ id: conversationMessages.id })
  return changed.length > 0
}

export async function addGeneratedSentences(tx: Transaction, rows: readonly GeneratedSentenceRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(generatedSentences).values([...rows])
}

export function listGeneratedSentences(db: Database | Transaction, messageIds: readonly string[]): Promise<GeneratedSentenceRow[]> {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(generatedSentences)
    .where(inArray(generatedSentences.messageId, [...messageIds]))
}

/** Ends messages of a user that wait since before a moment: the process that answered them is gone. Answers how many were counted. */
export async function failAbandonedMessages(
  tx: Transaction,
  { userId, before }: { readonly userId: string; readonly before: Date },
): Promise<number> {
  const isAbandoned = and(
    eq(conversationMessages.userId, userId),
    eq(conversationMessages.state, 'pendiente'),
    lt(conversationMessages.createdAt, before),
  )
  const abandoned = await tx
    .select({ id: conversationMessages.id, isCounted: conversationMessages.isCounted })
    .from(conversationMessages)
    .where(isAbandoned)
    .for('update')
  if (abandoned.length === 0) return 0
  await tx
    .update(conversationMessages)
    .set({ state: 'fallido', isCounted: false })
    .where(
      inArray(
        conversationMessages.id,
        abandoned.map(({ id }) => id),
      ),
    )
  return abandoned.filter(({ isCounted }) => isCounted).length
}
