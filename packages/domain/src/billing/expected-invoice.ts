/** An item of a subscription with the Chilean days on which it was added and removed. */
export interface ChargedItem {
  readonly amount: number
  readonly addedOn: string
  readonly removedOn: string | null
}

export interface ExpectedInvoice {
  readonly amount: number
  /** Whether an invoice of this amount is what was contracted. */
  readonly isExpected: (amount: number) => boolean
}

/**
 * What the invoice of a period amounts to: the service fee of the contract, and the items added before its first day. An item added or removed on that
 * very day may be charged or not, because the hour at which the provider bills is not known.
 */
export function expectInvoice(
  periodStart: string,
  { serviceFee, items }: { readonly serviceFee: number; readonly items: readonly ChargedItem[] },
): ExpectedInvoice {
  const present = items.filter(({ addedOn, removedOn }) => addedOn <= periodStart && (removedOn === null || removedOn >= periodStart))
  const isCertain = ({ addedOn, removedOn }: ChargedItem) => addedOn < periodStart && removedOn !== periodStart
  const amount = serviceFee + present.filter(isCertain).reduce((sum, item) => sum + item.amount, 0)
  const possible = present
    .filter((item) => !isCertain(item))
    .reduce((sums, item) => sums.flatMap((sum) => [sum, sum + item.amount]), [amount])
  return { amount, isExpected: (charged) => possible.includes(charged) }
}
