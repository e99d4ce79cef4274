import { claimTaxDocument, findTaxDocument, listDueTaxDocuments, saveIssueOutcome, type TaxDocument } from '@basejuris/database'
import { z } from 'zod'
import type { PaymentProvider, Services, TaxDocumentOrder } from '../../../services.ts'

type DocumentServices = Pick<Services, 'db' | 'textCipher'>

/** The issuer will never accept this document as it is. `code` says why, without personal data. */
export class TaxDocumentRefused extends Error {
  override readonly name = 'TaxDocumentRefused'
  readonly code: string

  constructor(code: string) {
    super(`A tax document was refused: ${code}`)
    this.code = code
  }
}

const batch = 100
const minuteMs = 60_000
const firstPauseMinutes = 10
const maxPauseMinutes = 24 * 60
const receiverSchema = z.record(z.string(), z.string().nullable())

/**
 * Issues a tax document, once: an issued one is answered as it is, and each attempt names the same key. One that was refused is tried again. A
 * credit note waits for the document that it corrects. Without an issuer it stays pending. Answers null for an unknown document.
 */
export async function issueDocument(
  services: DocumentServices,
  provider: PaymentProvider,
  documentId: string,
): Promise<TaxDocument | null> {
  const { db } = services
  const { taxIssuer, now, mode } = provider
  const document = await findTaxDocument(db, documentId)
  if (document === null || document.mode !== mode) return null
  if (document.state === 'issued' || taxIssuer === null) return document
  const corrected = document.correctsId === null ? null : await issueDocument(services, provider, document.correctsId)
  if (document.correctsId !== null && corrected?.state !== 'issued') return document
  const claimed = await claimTaxDocument(db, document, new Date(now().getTime() + pauseMs(document.attempts)))
  if (claimed === null) return findTaxDocument(db, documentId)
  const ended = { at: now(), issuer: taxIssuer.name, folio: null, failure: null }
  try {
    const { folio } = await taxIssuer.issue(toOrder(services, claimed, corrected))
    return await saveIssueOutcome(db, documentId, { ...ended, state: 'issued', folio })
  } catch (error) {
    const isRefused = error instanceof TaxDocumentRefused
    return saveIssueOutcome(db, documentId, {
      ...ended,
      state: isRefused ? 'failed' : 'pending',
      failure: isRefused ? error.code : 'unavailable',
    })
  }
}

/** 10 minutes, twice as long after each attempt, a day at most. */
const pauseMs = (attempts: number): number => Math.min(firstPauseMinutes * 2 ** Math.min(attempts, 20), maxPauseMinutes) * minuteMs

function toOrder(
  { textCipher }: DocumentServices,
  { id, kind, receiver, net, iva, total }: TaxDocument,
  corrected: TaxDocument | null,
): TaxDocumentOrder {
  const fields = receiver === null ? null : receiverSchema.parse(JSON.parse(textCipher.decrypt(`tax_documents.receiver:${id}`, receiver)))
  const corrects = corrected?.folio == null ? null : { kind: corrected.kind, folio: corrected.folio }
  return { key: id, kind, receiver: fields, net, iva, total, corrects }
}

/** Issues the documents that are due, oldest first. Answers how many are still pending. */
export async function issueDueDocuments(services: DocumentServices, provider: PaymentProvider): Promise<number> {
  const { mode, now, taxIssuer } = provider
  const due = await listDueTaxDocuments(services.db, { mode, at: now(), limit: batch })
  if (taxIssuer === null) return due.length
  let pending = 0
  for (const { id } of due) if ((await issueDocument(services, provider, id))?.state === 'pending') pending += 1
  return pending
}
