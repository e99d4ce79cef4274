import type { RefundState } from '@basejuris/domain'
import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentRefunds } from '../schema/billing-tables.ts'
import { type BillingAuditEntry, type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import type { PaymentInvoice } from './payment-invoices.ts'
import { prepareCreditNote } from './tax-documents.ts'

type Row = typeof paymentRefunds.$inferSelect
export type PaymentRefund = Omit<Row, 'mode' | 'state' | 'reason'> & {
  readonly mode: PaymentMode
  readonly state: RefundState
  readonly reason: 'withdrawal' | 'operator'
}

interface NewRefund {
  readonly invoice: PaymentInvoice
  readonly reason: PaymentRefund['reason']
  readonly actor: BillingAuditEntry['actor']
  readonly at: Date
  /** Copies the receiver of a document, encrypted for its id, to that of the credit note. */
  readonly copyReceiver: (document: { readonly id: string; readonly receiver: string | null }, creditNoteId: string) => string | null
}

const subjectOf = ({ invoiceId }: Pick<Row, 'invoiceId'>): string => `invoice:${invoiceId}`

/** Stores once that a paid invoice is paid back, with its credit note. Answers the row, also where it was there before. */
export async function addRefund(db: Database, { invoice, reason, actor, at, copyReceiver }: NewRefund): Promise<PaymentRefund> {
  return db.transaction(async (tx) => {
    const { mode, invoiceId, subscriptionId, userId, amount } = invoice
    const [added] = await tx
      .insert(paymentRefunds)
      .values({ id: crypto.randomUUID(), mode, invoiceId, subscriptionId, userId, amount, reason, state: 'pending', createdAt: at })
      .onConflictDoNothing()
      .returning()
    if (added !== undefined) {
      await prepareCreditNote(tx, { invoice, at, copyReceiver })
      await recordBillingAudit(tx, [{ at, mode, actor, action: 'refund.decided', subject: subjectOf(added), after: { amount, reason } }])
      return added as PaymentRefund
    }
    const [row] = await tx.select().from(paymentRefunds).where(isOfInvoice(invoice))
    return row as PaymentRefund
  })
}

const isOfInvoice = ({ mode, invoiceId }: Pick<PaymentInvoice, 'mode' | 'invoiceId'>) =>
  and(eq(paymentRefunds.mode, mode), eq(paymentRefunds.invoiceId, invoiceId))

export async function findRefund(db: Database | Transaction, id: string): Promise<PaymentRefund | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  return (row as PaymentRefund | undefined) ?? null
}

/** Oldest first. */
export async function listRefunds(
  db: Database | Transaction,
  { mode, subscriptionIds }: { readonly mode: PaymentMode; readonly subscriptionIds: readonly string[] },
): Promise<PaymentRefund[]> {
  if (subscriptionIds.length === 0) return []
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.mode, mode), inArray(paymentRefunds.subscriptionId, [...subscriptionIds])))
    .orderBy(asc(paymentRefunds.createdAt))
  return rows as PaymentRefund[]
}

/** Refunds that have not ended, oldest first. */
export async function listOpenRefunds(
  db: Database | Transaction,
  { mode, limit }: { readonly mode: PaymentMode; readonly limit: number },
): Promise<PaymentRefund[]> {
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.mode, mode), inArray(paymentRefunds.state, ['pending', 'requested'])))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(limit)
  return rows as PaymentRefund[]
}

/**
 * Claims the next call to the provider, in one conditional statement: of several processes one calls. The row says from now on that a call
 * may have acted. Null when the refund is not to be asked for, or when it was called after `staleBefore`. `before`: as it was.
 */
export async function claimRefundCall(
  db: Database,
  before: PaymentRefund,
  { at, staleBefore }: { readonly at: Date; readonly staleBefore: Date },
): Promise<PaymentRefund | null> {
  const isSameCall = before.calledAt === null ? isNull(paymentRefunds.calledAt) : eq(paymentRefunds.calledAt, before.calledAt)
  const [row] = await db
    .update(paymentRefunds)
    .set({ calledAt: at, isOutcomeUnknown: true })
    .where(
      and(
        eq(paymentRefunds.id, before.id),
        eq(paymentRefunds.state, 'pending'),
        isSameCall,
        or(isNull(paymentRefunds.calledAt), eq(paymentRefunds.isOutcomeUnknown, false), lt(paymentRefunds.calledAt, staleBefore)),
      ),
    )
    .returning()
  return (row as PaymentRefund | undefined) ?? null
}

/** The call is sure to have done nothing, and none before it may have acted. */
export async function releaseRefundCall(db: Database | Transaction, id: string): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ isOutcomeUnknown: false })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'pending')))
}

interface RefundMove {
  readonly to: RefundState
  readonly at: Date
  readonly actor: BillingAuditEntry['actor']
  /** Of the audit, where it is not `refund.<state>`. */
  readonly action?: string
  readonly changes?: Partial<Pick<Row, 'token' | 'flowRefundOrder' | 'failure' | 'round' | 'calledAt'>>
}

const statesBefore: Readonly<Record<RefundState, readonly RefundState[]>> = {
  pending: ['rejected'],
  requested: ['pending'],
  refunded: ['pending', 'requested'],
  rejected: ['pending', 'requested'],
}

/** Moves a refund on, audited. Null when another call moved it already. */
export async function moveRefund(db: Database, id: string, move: RefundMove): Promise<PaymentRefund | null> {
  const { to, at, actor, action = `refund.${to}`, changes = {} } = move
  return db.transaction(async (tx) => {
    const times = to === 'requested' ? { requestedAt: at } : { settledAt: to === 'pending' ? null : at }
    const [row] = await tx
      .update(paymentRefunds)
      .set({ ...changes, ...times, state: to, isOutcomeUnknown: false })
      .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.state, [...statesBefore[to]])))
      .returning()
    if (row === undefined) return null
    const { amount, failure, round, subscriptionId } = row
    const after = { amount, round, subscriptionId, ...(failure === null ? {} : { failure }) }
    await recordBillingAudit(tx, [{ at, mode: row.mode as PaymentMode, actor, action, subject: subjectOf(row), after }])
    return row as PaymentRefund
  })
}

/** Notes the token of a notice for a refund whose answer was lost. A refund with a token keeps it. */
export async function noteRefundToken(db: Database | Transaction, id: string, token: string): Promise<boolean> {
  const noted = await db
    .update(paymentRefunds)
    .set({ token })
    .where(and(eq(paymentRefunds.id, id), isNull(paymentRefunds.token), ne(paymentRefunds.state, 'rejected')))
    .returning({ id: paymentRefunds.id })
  return noted.length > 0
}

/** The noted token belongs to no refund of the provider. */
export async function dropRefundToken(db: Database | Transaction, id: string, token: string): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ token: null })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.token, token), isNull(paymentRefunds.flowRefundOrder)))
}
