import { splitIva } from '@basejuris/domain'
import { and, desc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentInvoices, paymentSubscriptionItems, paymentSubscriptions, taxDocuments } from '../schema/billing-tables.ts'
import { type BillingAuditEntry, type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import type { OfUser } from './payment-customers.ts'
import { addPaymentFindings, type NewPaymentFinding } from './payment-findings.ts'

type Row = typeof paymentInvoices.$inferSelect
export type PaymentInvoice = Omit<Row, 'mode'> & { readonly mode: PaymentMode }
export type InvoiceCopy = Omit<PaymentInvoice, 'net' | 'iva' | 'isHeld' | 'retainedUntil' | 'userId'> & {
  readonly userId: string
  /** Whether amount and currency are those contracted. */
  readonly isExpected: boolean
}

export const invoiceStatuses = { unpaid: 0, paid: 1, voided: 2 } as const

export interface TaxReceiver {
  readonly kind: 'boleta' | 'factura'
  /** Encrypts the billing data for the row of a document; null where none was given. */
  readonly encrypt: (documentId: string) => string | null
}

export interface SavedInvoice {
  readonly becamePaid: boolean
  readonly isHeld: boolean
}

/**
 * Writes a row of the ledger: the only function that does. Its repetition changes nothing. The first time an invoice is paid, its tax
 * document is prepared, and bases that waited for a payment become readable on `today`. Support is told of an invoice that is held, and of
 * a payment that a job found.
 */
export async function saveInvoice(
  db: Database,
  { isExpected, ...copy }: InvoiceCopy,
  { receiver, today, isJob = false }: { readonly receiver: TaxReceiver; readonly today: string; readonly isJob?: boolean },
): Promise<SavedInvoice> {
  return db.transaction(async (tx) => {
    const key = and(eq(paymentInvoices.invoiceId, copy.invoiceId), eq(paymentInvoices.mode, copy.mode))
    const [before] = await tx.select().from(paymentInvoices).where(key).for('update')
    const { net, iva } = splitIva(copy.amount)
    const isHeld = before === undefined ? !isExpected : before.isHeld || (!isExpected && before.amount !== copy.amount)
    const paidAt = copy.status === invoiceStatuses.paid ? (before?.paidAt ?? copy.paidAt ?? copy.syncedAt) : null
    const row = { ...copy, net, iva, isHeld, paidAt }
    const { createdAt: _createdAt, ...changes } = row
    await tx
      .insert(paymentInvoices)
      .values(row)
      .onConflictDoUpdate({ target: [paymentInvoices.invoiceId, paymentInvoices.mode], set: changes })
    const becamePaid = copy.status === invoiceStatuses.paid && before?.status !== invoiceStatuses.paid
    if (becamePaid) {
      await prepareTaxDocument(tx, row, receiver)
      if (!isHeld) await openWaitingBases(tx, row, today)
    }
    await recordBillingAudit(tx, describeChange(before, row))
    await addPaymentFindings(tx, [
      ...(isHeld && before?.isHeld !== true ? [describeFinding(row, 'held')] : []),
      ...(isJob && becamePaid ? [describeFinding(row, 'missed_payment')] : []),
    ])
    return { becamePaid, isHeld }
  })
}

function describeFinding(
  { mode, invoiceId, subscriptionId, amount, expectedAmount, syncedAt: foundAt }: Omit<InvoiceCopy, 'isExpected'>,
  what: 'held' | 'missed_payment',
): NewPaymentFinding {
  return {
    mode,
    foundAt,
    what,
    key: `${what}:${invoiceId}`,
    subject: String(invoiceId),
    details: { subscriptionId, amount, expectedAmount },
  }
}

/**
 * Lets a held invoice count as the payment it is: it gives access, and bases that waited for it become readable on `today`. Null when the
 * invoice is not held.
 */
export async function releaseInvoice(
  db: Database,
  {
    mode,
    invoiceId,
    reason,
    at,
    today,
  }: {
    readonly mode: PaymentMode
    readonly invoiceId: number
    readonly reason: string
    readonly at: Date
    readonly today: string
  },
): Promise<PaymentInvoice | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(paymentInvoices)
      .set({ isHeld: false })
      .where(and(eq(paymentInvoices.invoiceId, invoiceId), eq(paymentInvoices.mode, mode), eq(paymentInvoices.isHeld, true)))
      .returning()
    if (row === undefined) return null
    if (row.status === invoiceStatuses.paid) await openWaitingBases(tx, row, today)
    const { amount, expectedAmount } = row
    const subject = `invoice:${invoiceId}`
    await recordBillingAudit(tx, [
      { at, mode, actor: 'operator', action: 'invoice.released', subject, after: { reason, amount, expectedAmount } },
    ])
    return row as PaymentInvoice
  })
}

function describeChange(before: Row | undefined, row: Omit<InvoiceCopy, 'isExpected'> & { readonly isHeld: boolean }): BillingAuditEntry[] {
  const { status, amount, expectedAmount, isHeld, mode, syncedAt: at } = row
  if (before?.status === status && before.amount === amount && before.isHeld === isHeld) return []
  const words: Readonly<Record<number, string>> = { [invoiceStatuses.paid]: 'paid', [invoiceStatuses.voided]: 'voided' }
  return [
    {
      at,
      mode,
      actor: 'provider',
      action: isHeld ? 'invoice.held' : `invoice.${words[status] ?? 'unpaid'}`,
      subject: `invoice:${row.invoiceId}`,
      ...(before === undefined ? {} : { before: { status: before.status, amount: before.amount } }),
      after: { status, amount, expectedAmount, subscriptionId: row.subscriptionId },
    },
  ]
}

async function prepareTaxDocument(
  tx: Transaction,
  { mode, invoiceId, userId, net, iva, amount, syncedAt }: Omit<InvoiceCopy, 'isExpected'> & { readonly net: number; readonly iva: number },
  { kind, encrypt }: TaxReceiver,
): Promise<void> {
  const id = crypto.randomUUID()
  const document = { id, mode, invoiceId, userId, kind, net, iva, total: amount, state: 'pending', createdAt: syncedAt }
  await tx
    .insert(taxDocuments)
    .values({ ...document, receiver: encrypt(id) })
    .onConflictDoNothing()
}

async function openWaitingBases(tx: Transaction, { mode, subscriptionId }: Pick<Row, 'mode' | 'subscriptionId'>, today: string) {
  await tx
    .update(paymentSubscriptionItems)
    .set({ readableFrom: today })
    .where(
      and(
        eq(paymentSubscriptionItems.mode, mode),
        eq(paymentSubscriptionItems.subscriptionId, subscriptionId),
        isNull(paymentSubscriptionItems.readableFrom),
        isNull(paymentSubscriptionItems.removedAt),
      ),
    )
}

export async function findInvoice(
  db: Database | Transaction,
  { mode, invoiceId }: Pick<PaymentInvoice, 'mode' | 'invoiceId'>,
): Promise<PaymentInvoice | null> {
  const [row] = await db
    .select()
    .from(paymentInvoices)
    .where(and(eq(paymentInvoices.invoiceId, invoiceId), eq(paymentInvoices.mode, mode)))
  return (row as PaymentInvoice | undefined) ?? null
}

/** Stores the provider's order of the payment of an invoice, which a refund names. */
export async function saveInvoiceOrder(
  db: Database | Transaction,
  { mode, invoiceId, flowOrder }: Pick<PaymentInvoice, 'mode' | 'invoiceId'> & { readonly flowOrder: number },
): Promise<void> {
  await db
    .update(paymentInvoices)
    .set({ flowOrder })
    .where(and(eq(paymentInvoices.invoiceId, invoiceId), eq(paymentInvoices.mode, mode)))
}

/** Newest first. */
export async function listUserInvoices(
  db: Database | Transaction,
  { userId, mode, limit }: OfUser & { readonly limit: number },
): Promise<PaymentInvoice[]> {
  const rows = await db
    .select()
    .from(paymentInvoices)
    .where(and(eq(paymentInvoices.userId, userId), eq(paymentInvoices.mode, mode)))
    .orderBy(desc(paymentInvoices.createdAt), desc(paymentInvoices.invoiceId))
    .limit(limit)
  return rows as PaymentInvoice[]
}

/** Newest first. */
export async function listInvoicesOf(
  db: Database | Transaction,
  { mode, subscriptionId }: { readonly mode: PaymentMode; readonly subscriptionId: string },
): Promise<PaymentInvoice[]> {
  const rows = await db
    .select()
    .from(paymentInvoices)
    .where(and(eq(paymentInvoices.subscriptionId, subscriptionId), eq(paymentInvoices.mode, mode)))
    .orderBy(desc(paymentInvoices.invoiceId))
  return rows as PaymentInvoice[]
}

/** Cancelled subscriptions that were never paid and have an unpaid invoice left. */
export async function listLeftInvoices(
  db: Database | Transaction,
  { mode, limit }: { readonly mode: PaymentMode; readonly limit: number },
): Promise<{ readonly subscriptionId: string; readonly userId: string }[]> {
  const paid = sql`exists (select 1 from payment_invoices p where p.subscription_id = ${paymentInvoices.subscriptionId}
    and p.mode = ${paymentInvoices.mode} and p.status = ${invoiceStatuses.paid})`
  const rows = await db
    .selectDistinct({ subscriptionId: paymentInvoices.subscriptionId, userId: paymentSubscriptions.userId })
    .from(paymentInvoices)
    .innerJoin(
      paymentSubscriptions,
      and(eq(paymentSubscriptions.subscriptionId, paymentInvoices.subscriptionId), eq(paymentSubscriptions.mode, paymentInvoices.mode)),
    )
    .where(
      and(
        eq(paymentInvoices.mode, mode),
        eq(paymentInvoices.status, invoiceStatuses.unpaid),
        eq(paymentSubscriptions.status, 4),
        isNotNull(paymentSubscriptions.userId),
        not(paid),
      ),
    )
    .limit(limit)
  return rows.flatMap(({ subscriptionId, userId }) => (userId === null ? [] : [{ subscriptionId, userId }]))
}
