import type { TaxDocumentKind, TaxDocumentState } from '@basejuris/domain'
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/open-database.ts'
import { taxDocuments } from '../schema/billing-tables.ts'
import { type PaymentMode, recordBillingAudit } from './billing-audit.ts'
import type { PaymentInvoice } from './payment-invoices.ts'

type Row = typeof taxDocuments.$inferSelect
export type TaxDocument = Omit<Row, 'mode' | 'kind' | 'state'> & {
  readonly mode: PaymentMode
  readonly kind: TaxDocumentKind
  readonly state: TaxDocumentState
}

const subjectOf = ({ id }: Pick<Row, 'id'>): string => `document:${id}`

/** Prepares the credit note of a document, once. An invoice without a document has none to correct. */
export async function prepareCreditNote(
  tx: Transaction,
  {
    invoice: { mode, invoiceId, userId },
    at,
    copyReceiver,
  }: {
    readonly invoice: Pick<PaymentInvoice, 'mode' | 'invoiceId' | 'userId'>
    readonly at: Date
    readonly copyReceiver: (document: { readonly id: string; readonly receiver: string | null }, creditNoteId: string) => string | null
  },
): Promise<void> {
  const [document] = await tx
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.mode, mode), eq(taxDocuments.invoiceId, invoiceId), inArray(taxDocuments.kind, ['boleta', 'factura'])))
  if (document === undefined) return
  const { net, iva, total } = document
  const id = crypto.randomUUID()
  const receiver = copyReceiver(document, id)
  const note = { id, mode, invoiceId, userId, receiver, net, iva, total, correctsId: document.id, createdAt: at }
  await tx
    .insert(taxDocuments)
    .values({ ...note, kind: 'nota_credito', state: 'pending' })
    .onConflictDoNothing()
}

export async function findTaxDocument(db: Database | Transaction, id: string): Promise<TaxDocument | null> {
  const [row] = await db.select().from(taxDocuments).where(eq(taxDocuments.id, id))
  return (row as TaxDocument | undefined) ?? null
}

/** Documents of these invoices, oldest first. */
export async function listTaxDocuments(
  db: Database | Transaction,
  { mode, invoiceIds }: { readonly mode: PaymentMode; readonly invoiceIds: readonly number[] },
): Promise<TaxDocument[]> {
  if (invoiceIds.length === 0) return []
  const rows = await db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.mode, mode), inArray(taxDocuments.invoiceId, [...invoiceIds])))
    .orderBy(asc(taxDocuments.createdAt), asc(taxDocuments.kind))
  return rows as TaxDocument[]
}

/** Documents whose next attempt is due, oldest first. */
export async function listDueTaxDocuments(
  db: Database | Transaction,
  { mode, at, limit }: { readonly mode: PaymentMode; readonly at: Date; readonly limit: number },
): Promise<TaxDocument[]> {
  const rows = await db
    .select()
    .from(taxDocuments)
    .where(
      and(
        eq(taxDocuments.mode, mode),
        eq(taxDocuments.state, 'pending'),
        or(isNull(taxDocuments.nextAttemptAt), lte(taxDocuments.nextAttemptAt, at)),
      ),
    )
    .orderBy(asc(taxDocuments.createdAt), asc(taxDocuments.kind))
    .limit(limit)
  return rows as TaxDocument[]
}

/**
 * Claims an attempt to issue: of several processes one issues. A killed one leaves the document to be tried again from `retryAt` on.
 * Null when it is issued, or was claimed meanwhile.
 */
export async function claimTaxDocument(
  db: Database | Transaction,
  { id, attempts }: Pick<TaxDocument, 'id' | 'attempts'>,
  retryAt: Date,
): Promise<TaxDocument | null> {
  const [row] = await db
    .update(taxDocuments)
    .set({ state: 'pending', attempts: attempts + 1, nextAttemptAt: retryAt })
    .where(and(eq(taxDocuments.id, id), eq(taxDocuments.attempts, attempts), inArray(taxDocuments.state, ['pending', 'failed'])))
    .returning()
  return (row as TaxDocument | undefined) ?? null
}

interface IssueOutcome {
  readonly state: TaxDocumentState
  readonly at: Date
  readonly issuer: string
  /** Null unless issued. */
  readonly folio: string | null
  /** Code of why not; null when issued. */
  readonly failure: string | null
}

/** Stores the outcome of an attempt. An issued document is never changed again. */
export async function saveIssueOutcome(
  db: Database,
  id: string,
  { state, at, issuer, folio, failure }: IssueOutcome,
): Promise<TaxDocument | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(taxDocuments)
      .set({ state, folio, failure, issuer, issuedAt: state === 'issued' ? at : null })
      .where(and(eq(taxDocuments.id, id), eq(taxDocuments.state, 'pending')))
      .returning()
    if (row === undefined) return null
    if (state !== 'pending') {
      const { kind, total, invoiceId, mode } = row
      const after = { kind, total, invoiceId, folio, ...(failure === null ? {} : { failure }) }
      await recordBillingAudit(tx, [
        { at, mode: mode as PaymentMode, actor: 'system', action: `document.${state}`, subject: subjectOf(row), after },
      ])
    }
    return row as TaxDocument
  })
}
