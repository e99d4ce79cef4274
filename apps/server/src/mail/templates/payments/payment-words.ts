import { type Amount, formatPesos } from '@basejuris/domain'
import { type MailPart, paragraph } from '../../mail-content.ts'

/** What every mail about payments knows of the place it is sent from. */
export interface PaymentMailSite {
  readonly publicUrl: string
  /** No real money is charged. */
  readonly isTrial: boolean
}

/** Brand and last four digits; nothing more of a card is stored. */
export interface MailCard {
  readonly creditCardType: string | null
  readonly last4CardDigits: string | null
}

/** «$840 neto + $160 IVA = $1.000» */
export function describeAmount({ net, iva, total }: Amount): string {
  return `${formatPesos(net)} neto + ${formatPesos(iva)} IVA = ${formatPesos(total)}`
}

/** «la tarjeta Visa terminada en 6623» */
export function describeCard({ creditCardType, last4CardDigits }: MailCard): string {
  if (last4CardDigits === null) return 'la tarjeta registrada'
  return ['la tarjeta', creditCardType, 'terminada en', last4CardDigits].filter((word) => word !== null).join(' ')
}

export const subscriptionButton = ({ publicUrl }: PaymentMailSite, label = 'Administrar mi suscripción'): MailPart => ({
  kind: 'button',
  label,
  url: `${publicUrl}/suscripciones`,
})

export const trialNote = ({ isTrial }: PaymentMailSite): readonly MailPart[] =>
  isTrial ? [paragraph('Modo de prueba: no se cobra dinero real.')] : []
