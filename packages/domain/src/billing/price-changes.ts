import { addDays } from './subscription-status.ts'

/** Days between the announcement of a changed price and the first invoice with it, at least. */
export const priceNoticeDays = 15
/** Days before that invoice on which a base without consent is taken off, so that the provider cannot charge it. */
export const priceDecisionDays = 2

/**
 * Day of the first invoice that a new price may be charged with: the next one, or the one after it where the next is too near.
 * Days are `yyyy-mm-dd`.
 */
export function priceEffectiveOn(nextInvoiceOn: string, announcedOn: string): string {
  let day = nextInvoiceOn
  for (let months = 1; day < addDays(announcedOn, priceNoticeDays); months += 1) day = monthsAfter(nextInvoiceOn, months)
  return day
}

/** Last day to agree to a price that is charged from this day on. */
export function priceAcceptUntil(effectiveOn: string): string {
  return addDays(effectiveOn, -priceDecisionDays - 1)
}

/** The same day some months later, or the last day of that month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

export interface AnnouncedPrice {
  readonly effectiveOn: string
  readonly oldAmount: number
  readonly newAmount: number
  /** Null without consent. */
  readonly acceptedAt: Date | null
}

/** A lower price favours the user, so that it needs no consent. */
export function needsConsent({ oldAmount, newAmount, acceptedAt }: AnnouncedPrice): boolean {
  return acceptedAt === null && newAmount > oldAmount
}

/**
 * What is due for an announced price: `swap` puts the item with the new price in place of the old one, `end` takes the base off, `wait`
 * neither. A price is swapped only in the last period of the old one, so that no earlier invoice has it. A base without price ends as an item.
 */
export function priceStepDue(
  announced: AnnouncedPrice,
  { today, nextInvoiceOn }: { readonly today: string; readonly nextInvoiceOn: string | null },
): 'swap' | 'end' | 'wait' {
  const { effectiveOn, newAmount } = announced
  if (needsConsent(announced)) return today > priceAcceptUntil(effectiveOn) ? 'end' : 'wait'
  if (nextInvoiceOn === null || nextInvoiceOn < effectiveOn) return 'wait'
  return newAmount === 0 ? 'end' : 'swap'
}
