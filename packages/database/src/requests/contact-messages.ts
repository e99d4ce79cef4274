import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { normalizeEmail } from '../accounts/users.ts'
import { recordAudit } from '../administration/audit-log.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { contactMessages } from '../schema/request-tables.ts'

export type ContactMessage = typeof contactMessages.$inferSelect
export type NewContactMessage = Omit<ContactMessage, 'email' | 'sealed' | 'closedAt'> & {
  readonly email: string
  readonly sealed: string
}

/** Stores a message with its audit entry; false when there are `maxOpen` open messages on its topic. */
export async function addContactMessage(db: Database | Transaction, message: NewContactMessage, maxOpen: number): Promise<boolean> {
  const email = normalizeEmail(message.email)
  return db.transaction(async (tx) => {
    const ofTopic = and(eq(contactMessages.topic, message.topic), isNull(contactMessages.closedAt))
    if ((await tx.$count(contactMessages, ofTopic)) >= maxOpen) return false
    await tx.insert(contactMessages).values({ ...message, email })
    const details = { topic: message.topic }
    await recordAudit(tx, [{ at: message.receivedAt, actor: 'guest', action: 'contact.received', subject: message.reference, details }])
    return true
  })
}

export function countOpenContactMessages(db: Database | Transaction): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.closedAt))
}

/** Open ones oldest first; closed ones last closed first. */
export function listContactMessages(
  db: Database | Transaction,
  { state, limit }: { readonly state: 'open' | 'closed'; readonly limit: number },
): Promise<ContactMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(state === 'open' ? isNull(contactMessages.closedAt) : isNotNull(contactMessages.closedAt))
    .orderBy(state === 'open' ? asc(contactMessages.receivedAt) : desc(contactMessages.closedAt), asc(contactMessages.id))
    .limit(limit)
}

export async function findContactMessage(db: Database | Transaction, reference: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.reference, reference))
  return row ?? null
}

/** Closes an open message, erases its e-mail and text, and writes an audit entry. False when no open message has this reference. */
export async function closeContactMessage(
  db: Database | Transaction,
  { reference, at }: { readonly reference: string; readonly at: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(contactMessages)
      .set({ closedAt: at, email: null, sealed: null })
      .where(and(eq(contactMessages.reference, reference), isNull(contactMessages.closedAt)))
      .returning({ id: contactMessages.id })
    if (closed.length === 0) return false
    await recordAudit(tx, [{ at, actor: 'operator', action: 'contact.closed', subject: reference, details: {} }])
    return true
  })
}
