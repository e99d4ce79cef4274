import { type AttemptState, openAttemptStates, statesBefore } from '@basejuris/domain'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { describeDatabaseError } from '../connection/database-error.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentAttempts } from '../schema/billing-tables.ts'
import { type BillingAuditEntry, type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import { addPaymentConsent, type PaymentConsent } from './payment-consents.ts'
import type { OfUser } from './payment-customers.ts'
import { addPaymentFindings } from './payment-findings.ts'

type Row = typeof paymentAttempts.$inferSelect
export type PaymentAttempt = Omit<Row, 'state' | 'purpose' | 'mode'> & {
  readonly state: AttemptState
  readonly purpose: 'subscription' | 'card'
  readonly mode: PaymentMode
}
export type NewPaymentAttempt = Pick<
  PaymentAttempt,
  'id' | 'userId' | 'mode' | 'purpose' | 'customerId' | 'bases' | 'expectedToday' | 'expectedMonthly'
>
const typed = (row: Row | undefined): PaymentAttempt | null => (row === undefined ? null : (row as PaymentAttempt))

/** Stores an attempt in state `created`, with the proof of what the user agreed to; null for a change of card. */
export async function addPaymentAttempt(
  db: Database,
  attempt: NewPaymentAttempt,
  { consent, at }: { readonly consent: PaymentConsent | null; readonly at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(paymentAttempts).values({ ...attempt, state: 'created', createdAt: at, updatedAt: at })
    const { id, userId, mode } = attempt
    if (consent !== null) await addPaymentConsent(tx, { userId, mode, attemptId: id, subscriptionId: null, at }, consent)
    const after = { state: 'created', bases: attempt.bases, today: attempt.expectedToday, monthly: attempt.expectedMonthly }
    await recordBillingAudit(tx, [{ at, mode, actor: 'user', action: 'attempt.created', subject: id, after }])
  })
}

export async function findPaymentAttempt(db: Database | Transaction, id: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return typed(row)
}

export async function findPaymentAttemptByToken(
  db: Database | Transaction,
  { mode, token }: { readonly mode: PaymentMode; readonly token: string },
): Promise<PaymentAttempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.mode, mode), eq(paymentAttempts.registerToken, token)))
  return typed(row)
}

/** Newest first. */
export async function listOpenAttempts(db: Database | Transaction, { userId, mode }: OfUser): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.mode, mode), inArray(paymentAttempts.state, [...openAttemptStates])))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
  return rows as PaymentAttempt[]
}

/** Attempts that nobody works on, longest unchanged first. */
export async function listUnsettledAttempts(
  db: Database | Transaction,
  { mode, unchangedSince, limit }: { readonly mode: PaymentMode; readonly unchangedSince: Date; readonly limit: number },
): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.mode, mode),
        inArray(paymentAttempts.state, [...openAttemptStates]),
        lt(paymentAttempts.updatedAt, unchangedSince),
      ),
    )
    .orderBy(asc(paymentAttempts.updatedAt))
    .limit(limit)
  return rows as PaymentAttempt[]
}

export interface AttemptMove {
  readonly to: AttemptState
  readonly at: Date
  readonly actor: BillingAuditEntry['actor']
  readonly changes?: Partial<
    Pick<PaymentAttempt, 'registerToken' | 'redirectUrl' | 'subscriptionId' | 'failure' | 'createCalledAt' | 'emptyLooks' | 'lookedAt'>
  >
}

/**
 * Moves an attempt on, in one conditional statement. Null when it is in no state that comes before, because another call moved it, or
 * when another attempt of the user is being activated.
 */
export async function moveAttempt(db: Database, id: string, { to, at, actor, changes = {} }: AttemptMove): Promise<PaymentAttempt | null> {
  const isEnd = !openAttemptStates.includes(to)
  const move = (tx: Transaction) =>
    tx
      .update(paymentAttempts)
      .set({ ...changes, state: to, updatedAt: at, ...(isEnd ? { registerToken: null, redirectUrl: null } : {}) })
      .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...statesBefore(to)])))
      .returning()
  try {
    return await db.transaction(async (tx) => {
      const [row] = await move(tx)
      if (row === undefined) return null
      const { failure, subscriptionId } = row
      const after = { state: to, ...(failure === null ? {} : { failure }), ...(subscriptionId === null ? {} : { subscriptionId }) }
      await recordBillingAudit(tx, [{ at, mode: row.mode as PaymentMode, actor, action: `attempt.${to}`, subject: id, after }])
      return row as PaymentAttempt
    })
  } catch (error) {
    if (describeDatabaseError(error).constraint === 'payment_attempts_activating_idx') return null
    throw error
  }
}

/** Takes over an activation that was given up, as by a killed process. Null when it is not stale, or another process was faster. */
export async function reclaimAttempt(
  db: Database,
  id: string,
  { staleBefore, at }: { readonly staleBefore: Date; readonly at: Date },
): Promise<PaymentAttempt | null> {
  const [row] = await db
    .update(paymentAttempts)
    .set({ updatedAt: at })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'activating'), lt(paymentAttempts.updatedAt, staleBefore)))
    .returning()
  return typed(row)
}

/** Stored before `subscription/create` is called, so that a killed process is known to have called it. */
export async function noteCreateCall(db: Database | Transaction, id: string, at: Date): Promise<void> {
  await db.update(paymentAttempts).set({ createCalledAt: at, emptyLooks: 0, lookedAt: null }).where(eq(paymentAttempts.id, id))
}

/** The provider has no subscription of an attempt whose outcome is unknown. Answers how often it had none. */
export async function noteEmptyLook(db: Database | Transaction, id: string, at: Date): Promise<number> {
  const [row] = await db
    .update(paymentAttempts)
    .set({ emptyLooks: sql`${paymentAttempts.emptyLooks} + 1`, lookedAt: at })
    .where(eq(paymentAttempts.id, id))
    .returning({ emptyLooks: paymentAttempts.emptyLooks })
  return row?.emptyLooks ?? 0
}

const endedWithout = ['failed', 'expired', 'abandoned'] as const satisfies readonly AttemptState[]

/** Attempts that ended without a subscription although one may have been created, oldest first. */
export async function listUnknownEndings(
  db: Database | Transaction,
  { mode, since, limit }: { readonly mode: PaymentMode; readonly since: Date; readonly limit: number },
): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.mode, mode),
        inArray(paymentAttempts.state, [...endedWithout]),
        isNull(paymentAttempts.subscriptionId),
        isNotNull(paymentAttempts.createCalledAt),
        gt(paymentAttempts.updatedAt, since),
      ),
    )
    .orderBy(asc(paymentAttempts.updatedAt))
    .limit(limit)
  return rows as PaymentAttempt[]
}

/** Whether an attempt led to this subscription. */
export async function hasAttempt(
  db: Database | Transaction,
  { mode, subscriptionId }: { readonly mode: PaymentMode; readonly subscriptionId: string },
): Promise<boolean> {
  return (await db.$count(paymentAttempts, and(eq(paymentAttempts.mode, mode), eq(paymentAttempts.subscriptionId, subscriptionId)))) > 0
}

/** The provider has a paid subscription of an attempt that had ended without: it is active after all. */
export async function reviveAttempt(
  db: Database,
  id: string,
  { subscriptionId, at }: { readonly subscriptionId: string; readonly at: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(paymentAttempts)
      .set({ state: 'active', subscriptionId, failure: null, updatedAt: at })
      .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...endedWithout])))
      .returning()
    if (row === undefined) return false
    const mode = row.mode as PaymentMode
    await recordBillingAudit(tx, [{ at, mode, actor: 'system', action: 'attempt.revived', subject: id, after: { subscriptionId } }])
    await addPaymentFindings(tx, [
      { mode, foundAt: at, what: 'adopted', key: `adopted:${subscriptionId}`, subject: subscriptionId, details: {} },
    ])
    return true
  })
}
