/** Fields of Flow that hold ids, states, amounts, dates or codes. Every other value is left out of records. */
const readable = new Set(
  `amount at_period_end attemp_count attemped balance cancel_at cancel_at_period_end charges_retries_number code commerceId commerceOrder
  commerceTrxId created creditCardType currency customerId data date days_until_due due_date error externalId fee flowOrder flowRefundOrder
  flowTrxId fromDate hasMore id interval interval_count invoiceId invoices itemId item_id items limit media message morose next_attemp_date
  next_invoice_date pay_mode payment paymentData period_end period_start periods_number planId quantity refundCommerceOrder registerDate
  requestDate start status sub_id subscriptionId subscription_end subscription_start success total trial_end trial_period_days
  trial_start type`.split(/\s+/),
)
const maxDepth = 6
const maxRows = 20
const maxLength = 200
const leftOut = '…'

export type Scrub = (text: string) => string

/**
 * Removes what was sent from a text of Flow: `secrets` wherever they stand, the words of `personal` values, mail addresses,
 * and whatever looks like a token.
 */
export function createScrub(secrets: readonly string[], personal: readonly string[] = []): Scrub {
  // No pattern is built from a secret, since errors of patterns quote them.
  const texts = [...secrets, ...personal].flatMap(formsOf).sort((a, b) => b.length - a.length)
  const words = personal.flatMap((value) => value.split(/[\s+]+/)).flatMap(formsOf)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}_])`, 'giu')
  return (text) => {
    const left = texts.reduce((rest, hidden) => rest.replaceAll(hidden, leftOut), text)
    return (words.length === 0 ? left : left.replaceAll(pattern, leftOut))
      .replaceAll(/\S+(?:@|%40)\S+/g, leftOut)
      .replaceAll(/(?=\S*\d)[A-Za-z0-9]{24,}/g, leftOut)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .slice(0, maxLength)
  }
}

/** A text as it was written, in a form and in an address; nothing of a single character. */
const formsOf = (text: string): string[] =>
  text.length < 2 ? [] : [text, encodeURIComponent(text.toWellFormed()), new URLSearchParams({ _: text }).toString().slice(2)]

/** A copy for records: fields that are not known to be harmless are replaced, long lists are cut. */
export function redact(value: unknown, scrub: Scrub, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return leftOut
  if (Array.isArray(value)) return value.slice(0, maxRows).map((row) => redact(row, scrub, depth + 1))
  const fields = Object.entries(value).map(([name, field]) => [name.slice(0, maxLength), fieldOf(name, field, scrub, depth)] as const)
  return Object.fromEntries(fields.slice(0, 100).map(([name, field]) => [scrub(name), field]))
}

const fieldOf = (name: string, field: unknown, scrub: Scrub, depth: number): unknown => {
  if (field === null) return null
  return readable.has(name) || /^\d+$/.test(name) ? redact(field, scrub, depth + 1) : leftOut
}
