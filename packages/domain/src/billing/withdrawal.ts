import { chileanDate } from '../calendar.ts'
import { withdrawalDays } from '../limits.ts'
import { addDays } from './subscription-status.ts'

/** An invoice as a withdrawal needs it. Days are `yyyy-mm-dd` in Chile. */
export interface WithdrawableInvoice {
  readonly periodStart: string | null
  readonly paidAt: Date | null
}

/** Last Chilean day on which a contract of this day can be withdrawn from. The day of contracting is not counted. */
export function withdrawalUntil(contractedOn: string): string {
  return addDays(contractedOn, withdrawalDays)
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
