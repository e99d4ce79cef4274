import { listDueCharges, listDueDocuments, listDueFailedCharges, listDueRefunds } from '@basejuris/database'
import { splitIva } from '@basejuris/domain'
import {
  chargeMail,
  documentMail,
  failedChargeMail,
  type MailDocumentKind,
  refundMail,
} from '../../../mail/templates/payments/charge-mails.ts'
import type { MailSearch, PaymentMail } from './payment-mail.ts'

/** A charge that is declined may be tried again at once with another card. */
const failedAfterMs = 10 * 60_000

interface WithAmount {
  readonly net: number
  readonly iva: number
}
const amountOf = ({ net, iva }: WithAmount) => ({ net, iva, total: net + iva })

export async function chargeMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueCharges(search.db, search)
  return due.map(({ userId, email, invoice, document, ...card }) => {
    const { invoiceId, paidAt, createdAt, periodStart: from, periodEnd: until } = invoice
    const folio = document?.state === 'issued' ? document.folio : null
    const content = chargeMail(
      {
        invoiceId,
        amount: amountOf(invoice),
        paidAt: paidAt ?? createdAt,
        period: from === null || until === null ? null : { from, until },
        card,
        document: document === null ? null : { kind: document.kind as MailDocumentKind, folio },
      },
      search.site,
    )
    const includes = document !== null && folio !== null ? [{ kind: 'document', subject: document.id }] : []
    return { userId, email, kind: 'charge', subject: String(invoiceId), content, includes }
  })
}

export async function failedChargeMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueFailedCharges(search.db, search, { afterMs: failedAfterMs })
  return due.map(({ userId, email, invoice, ...card }) => ({
    userId,
    email,
    kind: 'charge_failed',
    subject: String(invoice.invoiceId),
    content: failedChargeMail({ invoiceId: invoice.invoiceId, amount: amountOf(invoice), dueOn: invoice.dueDate, card }, search.site),
  }))
}

export async function documentMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueDocuments(search.db, search)
  return due.map(({ userId, email, document }) => {
    const { id, folio, invoiceId } = document
    const kind = document.kind as MailDocumentKind
    const content = documentMail({ kind, folio, invoiceId, amount: amountOf(document) }, search.site)
    return { userId, email, kind: 'document', subject: id, content }
  })
}

export async function refundMails(search: MailSearch): Promise<PaymentMail[]> {
  const due = await listDueRefunds(search.db, search)
  return due.map(({ userId, email, refund: { id, invoiceId, amount } }) => ({
    userId,
    email,
    kind: 'refund',
    subject: id,
    content: refundMail({ invoiceId, amount: splitIva(amount) }, search.site),
  }))
}
