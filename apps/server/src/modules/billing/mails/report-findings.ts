import { createHash } from 'node:crypto'
import {
  addPaymentFindings,
  listFailedDocuments,
  listRejectedRefunds,
  listUnreportedFindings,
  markFindingsReported,
} from '@basejuris/database'
import { chileanDate, planId } from '@basejuris/domain'
import { renderMail } from '../../../mail/render-mail.ts'
import { findingsMail } from '../../../mail/templates/payments/findings-mail.ts'
import type { PaymentProvider } from '../../../services.ts'
import type { PaymentMailServices } from './send-payment-mails.ts'

const maxNamed = 40

/** Notes documents and refunds that wait for a person: each once for each attempt that failed. */
async function noteFailures({ db }: PaymentMailServices, { mode, now }: Pick<PaymentProvider, 'mode' | 'now'>): Promise<void> {
  const foundAt = now()
  const documents = await listFailedDocuments(db, mode)
  const refunds = await listRejectedRefunds(db, mode)
  await addPaymentFindings(db, [
    ...documents.map(({ id, attempts, failure, invoiceId }) => ({
      mode,
      foundAt,
      what: 'document',
      key: `document:${id}:${attempts}`,
      subject: String(invoiceId),
      details: { ...(failure === null ? {} : { failure }) },
    })),
    ...refunds.map(({ id, round, invoiceId, amount, failure }) => ({
      mode,
      foundAt,
      what: 'refund',
      key: `refund:${id}:${round}`,
      subject: String(invoiceId),
      details: { amount, ...(failure === null ? {} : { failure }) },
    })),
  ])
}

/** Notes each problem of plan and items, once a day. */
export async function noteCatalogueProblems(
  { db }: Pick<PaymentMailServices, 'db'>,
  { mode, now }: Pick<PaymentProvider, 'mode' | 'now'>,
  problems: readonly string[],
): Promise<void> {
  const foundAt = now()
  const keyOf = (problem: string) => `catalogue:${chileanDate(foundAt)}:${createHash('sha256').update(problem).digest('hex')}`
  await addPaymentFindings(
    db,
    problems.map((problem) => ({ mode, foundAt, what: 'catalogue', key: keyOf(problem), subject: planId, details: { problem } })),
  )
}

/**
 * Mails what was found to the support address, in one mail; what is too much for it follows with the next run. The mail and the marks of its findings are committed together, so
 * that a crash neither repeats nor loses one. Answers how many were reported.
 */
export async function reportFindings(services: PaymentMailServices, provider: Pick<PaymentProvider, 'mode' | 'now'>): Promise<number> {
  await noteFailures(services, provider)
  const { mode, now } = provider
  const { db, mailer, site } = services
  return db.transaction(async (tx) => {
    const findings = await listUnreportedFindings(tx, { mode, limit: maxNamed })
    if (findings.length === 0) return 0
    const content = findingsMail(findings, { publicUrl: site.publicUrl, isTrial: mode !== 'production' })
    await mailer.enqueue({ to: site.supportEmail, ...renderMail(content, site) }, { tx })
    await markFindingsReported(
      tx,
      findings.map(({ id }) => id),
      now(),
    )
    return findings.length
  })
}
