/**
 * What the simulator knows. Dates are `yyyy-mm-dd` and times `yyyy-mm-dd hh:mm:ss`, both of Santiago's wall clock.
 * Amounts are whole pesos, or units of UF with at most four decimals.
 */
export type Currency = 'CLP' | 'UF'

export interface Card {
  readonly brand: 'Visa' | 'Mastercard' | 'RedCompra'
  readonly bin: string
  readonly last4: string
  /** Whether later charges are accepted; registration is decided apart. */
  readonly accepts: boolean
}

export interface Customer {
  readonly customerId: string
  readonly created: string
  name: string
  email: string
  externalId: string
  status: 0 | 1
  /** With a card, periods are charged at once; without one, a payment link is issued. */
  card: Card | null
  registerDate: string | null
}

/** A visit to the hosted page that registers a card. */
export interface Registration {
  readonly token: string
  readonly customerId: string
  readonly urlReturn: string
  readonly created: string
  outcome: 'open' | 'registered' | 'declined'
}

export interface Plan {
  readonly planId: string
  readonly created: string
  name: string
  currency: Currency
  amount: number
  /** 1 days, 2 weeks, 3 months, 4 years. */
  interval: 1 | 2 | 3 | 4
  intervalCount: number
  trialDays: number
  daysUntilDue: number
  /** 0 renews without end. */
  periods: number
  urlCallback: string
  retries: number
  convertOption: 1 | 2
  status: 0 | 1
}

/** An item of the merchant's catalogue. */
export interface Item {
  readonly id: number
  readonly created: string
  readonly currency: Currency
  name: string
  amount: number
  status: 0 | 1
}

/** An item as it stands in one subscription. */
export interface SubscriptionItem {
  readonly id: number
  readonly itemId: number
  readonly currency: Currency
  readonly quantity: number
  name: string
  amount: number
}

export interface Coupon {
  readonly id: number
  readonly created: string
  readonly percentOff: number | null
  readonly currency: Currency | null
  readonly amount: number | null
  /** 0 for ever, 1 for a number of invoices. */
  readonly duration: 0 | 1
  readonly times: number | null
  readonly maxRedemptions: number | null
  readonly expires: string | null
  /** 0 discounts the plan, 1 the plan with its items. */
  readonly scope: 0 | 1
  name: string
  status: 0 | 1
  redemptions: number
}

export interface Discount {
  readonly id: number
  readonly couponId: number
  readonly created: string
  /** Invoices that still take it; null without end. */
  left: number | null
}

/** 0 not started, 1 active, 2 in trial, 4 cancelled. */
export type SubscriptionStatus = 0 | 1 | 2 | 4
/** 0 all paid, 1 something overdue, 2 something unpaid and not yet due. */
export type Morose = 0 | 1 | 2

export interface Subscription {
  readonly subscriptionId: string
  readonly customerId: string
  readonly created: string
  readonly daysUntilDue: number
  readonly periods: number
  planId: string
  start: string
  /** Periods are counted from here, so that the 31st comes back after February. */
  anchor: string
  periodsSinceAnchor: number
  periodsBilled: number
  periodStart: string | null
  /** Last day that belongs to the period. */
  periodEnd: string | null
  nextInvoice: string | null
  trialDays: number
  trialStart: string | null
  trialEnd: string | null
  cancelAtPeriodEnd: 0 | 1
  cancelAt: string | null
  end: string | null
  status: SubscriptionStatus
  forcedMorose: Morose | null
  /** Credit that later invoices use up. */
  credit: number
  scheduledPlan: { readonly planId: string; readonly date: string } | null
  discount: Discount | null
  items: SubscriptionItem[]
}

export interface InvoiceLine {
  readonly id: number
  readonly subject: string
  /** 1 plan, 2 discount, 3 pending, 9 other. */
  readonly type: 1 | 2 | 3 | 9
  readonly amount: number
}

/** A charge that the card's issuer refused. */
export interface ChargeAttempt {
  readonly id: number
  readonly date: string
  readonly customerId: string
  readonly invoiceId: number | null
  readonly commerceOrder: string
  readonly currency: Currency
  readonly amount: number
  readonly errorCode: number
  readonly errorDescription: string
}

export interface Invoice {
  readonly id: number
  readonly subscriptionId: string
  readonly customerId: string
  readonly planId: string
  readonly created: string
  readonly subject: string
  readonly currency: Currency
  readonly amount: number
  readonly periodStart: string
  readonly periodEnd: string
  readonly dueDate: string
  readonly lines: readonly InvoiceLine[]
  attempts: number
  retriesLeft: number
  nextAttempt: string | null
  /** 0 unpaid, 1 paid, 2 voided. */
  status: 0 | 1 | 2
  /** `flowOrder` of what paid it. */
  paidBy: number | null
  /** `flowOrder` of its payment link. */
  link: number | null
  outside: { readonly date: string; readonly comment: string } | null
}

export interface Payment {
  readonly flowOrder: number
  readonly token: string
  readonly commerceOrder: string
  readonly requestDate: string
  readonly subject: string
  readonly currency: Currency
  readonly amount: number
  readonly payer: string
  readonly optional: string | null
  readonly customerId: string | null
  readonly invoiceId: number | null
  readonly urlConfirmation: string | null
  readonly urlReturn: string | null
  /** Time from which it can no longer be paid; null for ever. */
  readonly expires: string | null
  /** 1 pending, 2 paid, 3 rejected, 4 voided. */
  status: 1 | 2 | 3 | 4
  paidAt: string | null
  card: Card | null
  error: { readonly code: number; readonly message: string } | null
}

export interface Refund {
  readonly token: string
  readonly flowRefundOrder: number
  readonly date: string
  readonly amount: number
  readonly refundCommerceOrder: string
  readonly receiverEmail: string
  readonly urlCallback: string
  /** The payment given back. */
  readonly flowOrder: number
  status: RefundStatus
}

export type RefundStatus = 'created' | 'accepted' | 'rejected' | 'refunded' | 'canceled'
