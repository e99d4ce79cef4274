import { splitIva } from '@basejuris/domain'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { paymentInvoices, paymentSubscriptionItems, taxDocuments } from '../schema/billing-tables.ts'
import { type BillingAuditEntry, type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import type { OfUser } from './payment-customers.ts'

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
 * document is prepared, and bases that waited for a payment become readable on `today`.
 */
export async function saveInvoice(
  db: Database,
  { isExpected, ...copy }: InvoiceCopy,
  { receiver, today }: { readonly receiver: TaxReceiver; readonly today: string },
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
    return { becamePaid, isHeld }
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
