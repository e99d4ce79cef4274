import { and, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { conversationMessages } from '../schema/assistant-tables.ts'
import type { MessageRow } from './conversations.ts'

/** Answers that users rated since a moment, by their rating. Those that were deleted with their conversation are none. */
export async function countRatings(
  db: Database | Transaction,
  since: Date,
): Promise<{ readonly useful: number; readonly useless: number }> {
  const rows = await db
    .select({ rating: conversationMessages.rating, total: count() })
    .from(conversationMessages)
    .where(and(isNotNull(conversationMessages.rating), gte(conversationMessages.createdAt, since)))
    .groupBy(conversationMessages.rating)
  const of = (rating: MessageRow['rating']): number => rows.find((row) => row.rating === rating)?.total ?? 0
  return { useful: of('util'), useless: of('no_util') }
}

const isReported = isNotNull(conversationMessages.comment)

/** Messages whose answer a user reported as wrong, the last reported first. */
export function listReportedAnswers(db: Database | Transaction, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(conversationMessages)
    .where(isReported)
    .orderBy(desc(conversationMessages.reportedAt), desc(conversationMessages.id))
    .limit(limit)
}

/** At most two whose id starts with the prefix; a single one is unambiguous. */
export function findReportedAnswers(db: Database | Transaction, idPrefix: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(conversationMessages)
    .where(and(isReported, sql`starts_with(${conversationMessages.id}::text, ${idPrefix})`))
    .limit(2)
}

/** Stores what a user reports as wrong in an answer. False when the message is gone. */
export async function reportAnswer(
  tx: Transaction,
  { id, ...report }: Pick<MessageRow, 'id' | 'rating' | 'comment' | 'sharesQuestion' | 'reportedAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(conversationMessages)
    .set(report)
    .where(eq(conversationMessages.id, id))
    .returning({ id: conversationMessages.id })
  return changed.length > 0
}
