import type { Invoice, Morose, Subscription } from '../state/entities.ts'
import type { World } from '../state/world.ts'

/** Days after the due date. */
export function isOverdue(invoice: Invoice, today: string): boolean {
  return invoice.status === 0 && invoice.dueDate < today
}

/** 1 with something overdue, 2 with something unpaid, else 0. */
export function moroseOf({ state, today }: World, { subscriptionId, forcedMorose }: Subscription): Morose {
  if (forcedMorose !== null) return forcedMorose
  const unpaid = state.invoices.filter((invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 0)
  if (unpaid.some((invoice) => isOverdue(invoice, today))) return 1
  return unpaid.length > 0 ? 2 : 0
}
