import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { describeDatabaseError } from '../connection/database-error.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { providerCalls, providerEvents } from '../schema/billing-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

export type ProviderEvent = typeof providerEvents.$inferSelect
type EventKey = Pick<ProviderEvent, 'source' | 'tokenHash'> & { readonly mode: PaymentMode }

/** Stores a notice once. Null when it was stored before, or when `maxWaiting` notices wait already. */
export async function addProviderEvent(
  db: Database | Transaction,
  { token, at, maxWaiting, ...key }: EventKey & { readonly token: string; readonly at: Date; readonly maxWaiting: number },
): Promise<string | null> {
  if ((await db.$count(providerEvents, isNull(providerEvents.handledAt))) >= maxWaiting) return null
  const [row] = await db
    .insert(providerEvents)
    .values({ ...key, id: crypto.randomUUID(), token, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return row?.id ?? null
}

/** Null when it was handled already. */
export async function findWaitingEvent(db: Database | Transaction, id: string): Promise<ProviderEvent | null> {
  const [row] = await db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)))
  return row ?? null
}

/** Oldest first. */
export async function listWaitingEvents(
  db: Database | Transaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<ProviderEvent[]> {
  return db
    .select()
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)))
    .orderBy(asc(providerEvents.receivedAt))
    .limit(limit)
}

/** Ends an event and erases its token. A second event of the same business key ends as `duplicate`. */
export async function settleProviderEvent(
  db: Database,
  id: string,
  { businessKey, result, at }: { readonly businessKey: string | null; readonly result: string; readonly at: Date },
): Promise<void> {
  const settle = (key: string | null, ended: string) =>
    db.update(providerEvents).set({ businessKey: key, result: ended, handledAt: at, token: null }).where(eq(providerEvents.id, id))
  try {
    await settle(businessKey, result)
  } catch (error) {
    if (describeDatabaseError(error).constraint !== 'provider_events_key_idx') throw error
    await settle(null, 'duplicate')
  }
}

export type NewProviderCall = Omit<typeof providerCalls.$inferInsert, 'id'>

/** Without keys, signatures, names, addresses or tokens. */
export async function addProviderCall(db: Database | Transaction, call: NewProviderCall): Promise<void> {
  await db.insert(providerCalls).values(call)
}

/** Deletes records of requests, and notices that were handled, from before this moment. */
export async function purgeProviderRecords(db: Database | Transaction, before: Date): Promise<void> {
  await db.delete(providerCalls).where(lt(providerCalls.at, before))
  await db.delete(providerEvents).where(and(isNotNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)))
}
