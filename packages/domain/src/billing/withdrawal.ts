import { chileanDate } from '../calendar.ts'
import { unconfirmedWithdrawalDays, withdrawalDays } from '../limits.ts'
import { addDays } from './subscription-status.ts'

/** An invoice as a withdrawal needs it. Days are `yyyy-mm-dd` in Chile. */
export interface WithdrawableInvoice {
  readonly periodStart: string | null
  readonly paidAt: Date | null
}

/**
 * Last Chilean day on which a contract of this day can be withdrawn from. The day of contracting is not counted. Ten days that passed
 * without the written confirmation become ninety, and a confirmation sent later does not shorten them (Ley 19.496, art. 3 bis b).
 * `confirmedOn`: Chilean day on which the confirmation was sent; null where it was not.
 */
export function withdrawalUntil(
  contractedOn: string,
  { confirmedOn, today }: { readonly confirmedOn: string | null; readonly today: string },
): string {
  const until = addDays(contractedOn, withdrawalDays)
  return (confirmedOn ?? today) <= until ? until : addDays(contractedOn, unconfirmedWithdrawalDays)
}

/**
 * Chilean day on which a subscription was contracted: its creation, or the payment of its first invoice where an earlier card was
 * declined. One that starts later was contracted when it was created.
 */
export function contractedOn(createdAt: Date, invoices: readonly WithdrawableInvoice[]): string {
  const created = chileanDate(createdAt)
  const first = invoices.find(({ periodStart, paidAt }) => paidAt !== null && periodStart !== null && periodStart <= created)
  const paid = first?.paidAt == null ? created : chileanDate(first.paidAt)
  return paid > created ? paid : created
}
