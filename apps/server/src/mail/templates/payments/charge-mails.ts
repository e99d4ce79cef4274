import { type Amount, formatDate, formatMoment, formatPesos } from '@basejuris/domain'
import { type MailContent, paragraph } from '../../mail-content.ts'
import { describeAmount, describeCard, type MailCard, type PaymentMailSite, subscriptionButton, trialNote } from './payment-words.ts'

export type MailDocumentKind = 'boleta' | 'factura' | 'nota_credito'

const documentNames: Readonly<Record<MailDocumentKind, string>> = {
  boleta: 'boleta electrónica',
  factura: 'factura electrónica',
  nota_credito: 'nota de crédito electrónica',
}

export interface ChargeMail {
  readonly invoiceId: number
  readonly amount: Amount
  readonly paidAt: Date
  /** Chilean days, both included; null where the provider names none. */
  readonly period: { readonly from: string; readonly until: string } | null
  readonly card: MailCard
  /** `folio` is null while the document is not issued; null where there is none to issue. */
  readonly document: { readonly kind: MailDocumentKind; readonly folio: string | null } | null
}

/** A paid charge with its tax document, or the word that the document follows. */
export function chargeMail({ invoiceId, amount, paidAt, period, card, document }: ChargeMail, site: PaymentMailSite): MailContent {
  const covered = period === null ? '' : `, por el período del ${formatDate(period.from)} al ${formatDate(period.until)}`
  return {
    subject: `Cobro de ${formatPesos(amount.total)} de su suscripción`,
    preview: `${describeAmount(amount)}, cobro N° ${invoiceId}.`,
    parts: [
      ...trialNote(site),
      paragraph(
        `Se cobró a ${describeCard(card)} el ${formatMoment(paidAt)}, hora de Chile${covered}: ${describeAmount(amount)} (cobro N° ${invoiceId}).`,
      ),
      ...(document === null ? [] : [paragraph(documentSentence(document))]),
      subscriptionButton(site, 'Ver mis cobros'),
    ],
  }
}

function documentSentence({ kind, folio }: NonNullable<ChargeMail['document']>): string {
  const name = documentNames[kind]
  return folio === null ? `Su ${name} se está emitiendo; se la avisamos en otro correo.` : `Documento: ${name} N° ${folio}.`
}

export interface DocumentMail {
  readonly kind: MailDocumentKind
  readonly folio: string | null
  readonly invoiceId: number
  readonly amount: Amount
}

/** A document that was issued after the mail of its charge, or a credit note. */
export function documentMail({ kind, folio, invoiceId, amount }: DocumentMail, site: PaymentMailSite): MailContent {
  const named = `${documentNames[kind]}${folio === null ? '' : ` N° ${folio}`}`
  return {
    subject: `Su ${named}`,
    preview: `Corresponde al cobro N° ${invoiceId}.`,
    parts: [
      ...trialNote(site),
      paragraph(`Se emitió su ${named}, por ${describeAmount(amount)}. Corresponde al cobro N° ${invoiceId}.`),
      subscriptionButton(site, 'Ver mis cobros'),
    ],
  }
}

export interface FailedChargeMail {
  readonly invoiceId: number
  readonly amount: Amount
  /** Last Chilean day to pay it. */
  readonly dueOn: string | null
  readonly card: MailCard
}

export function failedChargeMail({ invoiceId, amount, dueOn, card }: FailedChargeMail, site: PaymentMailSite): MailContent {
  const until = dueOn === null ? '' : ` hasta el ${formatDate(dueOn)}`
  return {
    subject: `No se pudo cobrar ${formatPesos(amount.total)} de su suscripción`,
    preview: 'Revise su tarjeta o pague con el enlace de la página.',
    parts: [
      ...trialNote(site),
      paragraph(`No se pudo cobrar a ${describeCard(card)}: ${describeAmount(amount)} (cobro N° ${invoiceId}). No se le ha cobrado nada.`),
      paragraph(
        `Puede pagarlo${until} en su página de suscripción, o registrar otra tarjeta. Revise que la suya no esté vencida y que tenga cupo. Si queda impago, el acceso a las bases se suspende.`,
      ),
      subscriptionButton(site, 'Pagar o cambiar la tarjeta'),
    ],
  }
}

/** Money that the provider paid back. */
export function refundMail(
  { invoiceId, amount }: { readonly invoiceId: number; readonly amount: Amount },
  site: PaymentMailSite,
): MailContent {
  return {
    subject: `Se le devolvieron ${formatPesos(amount.total)}`,
    preview: `Devolución del cobro N° ${invoiceId}.`,
    parts: [
      ...trialNote(site),
      paragraph(`Se devolvió entero el cobro N° ${invoiceId}: ${describeAmount(amount)}. El abono puede tardar unos días en su banco.`),
      subscriptionButton(site, 'Ver mis cobros'),
    ],
  }
}
