import type { TermsSection } from '@basejuris/contract/terms'
import { type Amount, formatDate, formatMoment, formatPesos, joinWords } from '@basejuris/domain'
import { type MailContent, type MailPart, paragraph } from '../../mail-content.ts'
import { describeAmount, describeCard, type MailCard, type PaymentMailSite, subscriptionButton, trialNote } from './payment-words.ts'

export interface ContractedMail {
  readonly contractedAt: Date
  readonly bases: readonly string[]
  /** Those of them that are read from the next paid invoice on. */
  readonly waiting: readonly string[]
  /** Charged when the contract was made; null where the first charge comes later. */
  readonly today: Amount | null
  readonly monthly: Amount
  /** Chilean day of the first charge of everything. */
  readonly fullChargeOn: string
  readonly card: MailCard
  /** What the user agreed to. */
  readonly consent: { readonly text: string; readonly termsVersion: string; readonly at: Date }
  /** The terms of that consent, in full; null where its words were not stored yet. */
  readonly terms: readonly TermsSection[] | null
  /** Last Chilean day to withdraw. */
  readonly withdrawUntil: string
}

/** Written confirmation of a contract (Ley 19.496, art. 12 A), with the proof of what was agreed. */
export function contractedMail(
  { contractedAt, bases, waiting, today, monthly, fullChargeOn, card, consent, terms, withdrawUntil }: ContractedMail,
  site: PaymentMailSite,
): MailContent {
  const first = today === null ? 'Hoy no se cobró nada.' : `Se cobró al contratar: ${describeAmount(today)}.`
  return {
    subject: 'Confirmación de su suscripción a BaseJuris',
    preview: `Primer cobro completo: ${formatDate(fullChargeOn)}, ${formatPesos(monthly.total)}.`,
    parts: [
      ...trialNote(site),
      paragraph(
        `Usted contrató la suscripción mensual a BaseJuris el ${formatMoment(contractedAt)}, hora de Chile. Este correo es la confirmación escrita del contrato: guárdelo.`,
      ),
      paragraph(`Bases: ${joinWords(bases)}. ${readingSentence({ bases, waiting, today, fullChargeOn })}`),
      paragraph(`${first} ${fullChargeSentence({ fullChargeOn, monthly, card })}`),
      paragraph(
        `Esto aceptó usted el ${formatMoment(consent.at)}, con la versión ${consent.termsVersion} de los términos del servicio, ${terms === null ? `que puede pedirnos (${site.publicUrl}/contacto)` : 'que van completos al final de este correo'}:`,
      ),
      { kind: 'quote', text: consent.text },
      paragraph(
        `Puede cancelar cuando quiera, sin dar razones, en «Administrar Suscripción»: conserva el acceso hasta el fin del período pagado. Hasta el ${formatDate(withdrawUntil)} puede también retractarse: la suscripción termina de inmediato y se devuelve todo lo cobrado.`,
      ),
      subscriptionButton(site),
      ...(terms === null ? [] : [termsPart(terms, { version: consent.termsVersion, site })]),
    ],
  }
}

/** Since when the bases of a contract are read. */
function readingSentence({
  bases,
  waiting,
  today,
  fullChargeOn,
}: Pick<ContractedMail, 'bases' | 'waiting' | 'today' | 'fullChargeOn'>): string {
  if (today === null) return `Sus textos se leen con esta suscripción desde el ${formatDate(fullChargeOn)}, cuando comienza.`
  if (waiting.length === 0) return 'Ya puede leer sus textos.'
  const others = bases.filter((base) => !waiting.includes(base))
  const later = `Podrá leer los de ${joinWords(waiting)} desde la próxima factura pagada, porque ya tuvo su mes sin cobro.`
  return others.length === 0 ? later : `Ya puede leer los textos de ${joinWords(others)}. ${later}`
}

/** The law asks for a copy that can be kept: a link may show another text tomorrow. */
const termsPart = (
  sections: readonly TermsSection[],
  { version, site }: { readonly version: string; readonly site: PaymentMailSite },
): MailPart => ({ kind: 'terms', title: `Términos del servicio, versión ${version}`, publicUrl: site.publicUrl, sections })

interface FullCharge {
  readonly fullChargeOn: string
  readonly monthly: Amount
  readonly card: MailCard
}

const fullChargeSentence = ({ fullChargeOn, monthly, card }: FullCharge): string =>
  `Primer cobro completo: el ${formatDate(fullChargeOn)}, ${describeAmount(monthly)}. Desde entonces se cobra lo mismo cada mes a ${describeCard(card)}.`

export interface BaseAddedMail {
  readonly base: string
  readonly price: Amount
  readonly addedAt: Date
  /** Day of the next invoice; null where none is planned. */
  readonly chargedFrom: string | null
  /** First readable day; null while it waits for the next paid invoice. */
  readonly readableFrom: string | null
}

export function baseAddedMail({ base, price, addedAt, chargedFrom, readableFrom }: BaseAddedMail, site: PaymentMailSite): MailContent {
  const charge = chargedFrom === null ? 'su próxima factura' : `su factura del ${formatDate(chargedFrom)}`
  return {
    subject: `Se agregó ${base} a su suscripción`,
    preview: `Se suma a ${charge}: ${formatPesos(price.total)} al mes.`,
    parts: [
      ...trialNote(site),
      paragraph(`El ${formatMoment(addedAt)}, hora de Chile, usted agregó la base ${base} a su suscripción.`),
      paragraph(`Pago de hoy: $0. Se suma a ${charge}: ${describeAmount(price)} al mes.`),
      paragraph(readableFrom === null ? 'Podrá leer sus textos cuando esa factura esté pagada.' : 'Ya puede leer sus textos.'),
      paragraph('Puede quitarla cuando quiera; si lo hace antes de esa factura, no se le cobra.'),
      subscriptionButton(site),
    ],
  }
}

/** Seven days before the first invoice with the bases. */
export function reminderMail(charge: FullCharge, site: PaymentMailSite): MailContent {
  return {
    subject: `El ${formatDate(charge.fullChargeOn)} se cobran ${formatPesos(charge.monthly.total)} por su suscripción`,
    preview: 'Primer cobro completo de su suscripción a BaseJuris.',
    parts: [
      ...trialNote(site),
      paragraph(fullChargeSentence(charge)),
      paragraph('Si cancela antes de ese día, no se le cobra. Cancelar toma un momento y no pide razones.'),
      subscriptionButton(site),
    ],
  }
}

export interface PriceChangeMail {
  readonly base: string
  readonly oldPrice: number
  readonly newPrice: Amount
  readonly effectiveOn: string
  readonly acceptUntil: string
}

export function priceChangeMail(
  { base, oldPrice, newPrice, effectiveOn, acceptUntil }: PriceChangeMail,
  site: PaymentMailSite,
): MailContent {
  return {
    subject: `Cambia el precio de ${base}`,
    preview: `Desde el ${formatDate(effectiveOn)}: ${formatPesos(newPrice.total)} al mes.`,
    parts: [
      ...trialNote(site),
      paragraph(
        `La base ${base} cuesta hoy ${formatPesos(oldPrice)} al mes. Desde su factura del ${formatDate(effectiveOn)} costará ${describeAmount(newPrice)} al mes.`,
      ),
      paragraph(
        newPrice.total < oldPrice
          ? 'Es menos que hoy: no tiene que hacer nada.'
          : `El precio nuevo se cobra solo si usted lo acepta hasta el ${formatDate(acceptUntil)}. Si no lo acepta, la base termina con el período ya pagado y no se le cobra más.`,
      ),
      subscriptionButton(site, newPrice.total < oldPrice ? 'Ver mi suscripción' : 'Ver y decidir'),
    ],
  }
}

/** The provider does not say when a card expires; its age does. */
export function cardCheckMail(
  { card, registeredAt, nextInvoiceOn }: { readonly card: MailCard; readonly registeredAt: Date; readonly nextInvoiceOn: string | null },
  site: PaymentMailSite,
): MailContent {
  const next = nextInvoiceOn === null ? '' : ` El próximo cobro es el ${formatDate(nextInvoiceOn)}.`
  return {
    subject: 'Revise si su tarjeta está por vencer',
    preview: 'Una tarjeta vencida deja su suscripción sin pago.',
    parts: [
      ...trialNote(site),
      paragraph(
        `Usted registró ${describeCard(card)} el ${formatMoment(registeredAt)}. No conocemos su fecha de vencimiento, porque el proveedor de pagos no la entrega: revise la que lleva impresa.${next}`,
      ),
      paragraph('Si vence pronto, registre otra tarjeta; el cambio no se cobra. Si sigue vigente, no tiene que hacer nada.'),
      subscriptionButton(site, 'Cambiar la tarjeta'),
    ],
  }
}
