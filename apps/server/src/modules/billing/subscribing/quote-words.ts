import { paymentTermsVersion } from '@basejuris/contract'
import { formatDate, formatPesos, type Quote, type QuoteLine } from '@basejuris/domain'

/** The days of a quote, Chilean. */
export interface QuoteDays {
  /** Of the first full charge. */
  readonly fullChargeOn: string
  /** Last one to withdraw; null for bases added to a live subscription. */
  readonly withdrawUntil: string | null
  /** On which the new subscription starts, where an earlier one runs until then; null where it starts today. */
  readonly startsOn: string | null
  /** The bases join a live subscription. */
  readonly isJoining: boolean
}

/** Since when a base is read and charged, without a full stop. */
export function lineTerm({ isFreeNow }: Pick<QuoteLine, 'isFreeNow'>, { fullChargeOn, startsOn, isJoining }: QuoteDays): string {
  if (startsOn !== null) return `se lee y se cobra con la suscripción nueva, desde el ${formatDate(startsOn)}`
  const invoice = `${isJoining ? 'su' : 'la'} factura del ${formatDate(fullChargeOn)}`
  if (!isFreeNow) return `ya tuvo su mes sin cobro: se lee desde ${invoice}, una vez pagada`
  return isJoining ? `se lee desde hoy y se suma a ${invoice}` : `se lee desde hoy y se cobra desde el ${formatDate(fullChargeOn)}`
}

/** How to end what is contracted before it is charged. */
export function endingSentence({ fullChargeOn, startsOn, isJoining }: QuoteDays): string {
  if (isJoining) return `Puede quitar cada base cuando quiera; si la quita antes del ${formatDate(fullChargeOn)}, no se cobra.`
  return startsOn === null
    ? 'Puede cancelar cuando quiera; si cancela durante el primer mes, las bases no se cobran.'
    : 'Puede cancelar cuando quiera; si cancela antes de que comience, no se cobra nada.'
}

/** What the user agrees to, with its amounts. */
export function consentText({ today, monthly, lines }: Quote, days: QuoteDays): string {
  const { fullChargeOn, withdrawUntil, startsOn } = days
  const terms = lines.map((line) => `${line.name}, ${formatPesos(line.monthly)} al mes, ${lineTerm(line, days)}`).join('; ')
  return [
    `Pago de hoy: ${formatPesos(today.total)}, IVA incluido.`,
    ...(startsOn === null ? [] : [`La suscripción comienza el ${formatDate(startsOn)}, cuando termina la anterior.`]),
    `Desde el ${formatDate(fullChargeOn)} se cobran ${formatPesos(monthly.total)} al mes, IVA incluido, a la tarjeta registrada.`,
    ...(terms === '' ? [] : [`Bases: ${terms}.`]),
    endingSentence(days),
    ...(withdrawUntil === null
      ? []
      : [`Puede retractarse hasta el ${formatDate(withdrawUntil)}: la suscripción termina de inmediato y se le devuelve todo lo cobrado.`]),
    `Rigen los términos del servicio y la página de privacidad, versión ${paymentTermsVersion}.`,
  ].join(' ')
}
