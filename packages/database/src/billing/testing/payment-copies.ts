import type { InvoiceCopy } from '../payment-invoices.ts'
import type { SubscriptionCopy } from '../payment-subscriptions.ts'

const at = new Date('2026-08-01T12:00:00Z')
const mode = 'simulator' as const

type Of<Copy, Key extends keyof Copy> = Pick<Copy, Key> & Partial<Copy>

/** A running subscription in its first month, as the provider answers it. */
export function subscriptionCopy(of: Of<SubscriptionCopy, 'userId' | 'subscriptionId' | 'customerId'>): SubscriptionCopy {
  return {
    mode,
    planId: 'fullBjud',
    serviceFee: 1000,
    status: 1,
    morose: 0,
    periodStart: '2026-08-01',
    periodEnd: '2026-08-31',
    nextInvoiceDate: '2026-09-01',
    cancelAtPeriodEnd: false,
    cancelAt: null,
    createdAt: at,
    syncedAt: at,
    ...of,
  }
}

/** The paid first invoice of a subscription, as the provider answers it. */
export function invoiceCopy(of: Of<InvoiceCopy, 'userId' | 'subscriptionId' | 'invoiceId'>): InvoiceCopy {
  return {
    mode,
    amount: 1000,
    currency: 'CLP',
    periodStart: '2026-08-01',
    periodEnd: '2026-08-31',
    dueDate: null,
    status: 1,
    expectedAmount: 1000,
    isExpected: true,
    paymentLink: null,
    flowOrder: null,
    createdAt: at,
    paidAt: at,
    syncedAt: at,
    ...of,
  }
}
