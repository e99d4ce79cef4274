import type { ChileanDay } from './chilean-time.ts'
import type { PlanInterval } from './objects/plan.ts'

/** A page of a list: `start` from 0, `limit` up to 100. */
export interface PageRange {
  readonly start?: number
  readonly limit?: number
}

interface CustomerId {
  readonly customerId: string
}
interface SubscriptionId {
  readonly subscriptionId: string
}
interface Token {
  readonly token: string
}
interface Amount {
  /** Whole pesos where the currency is CLP, at least 350 for a charge. */
  readonly amount: number
  readonly currency: 'CLP' | 'UF'
}

/** Parameters of every call, named as Flow names them. The key and the signature are added by the client. */
export interface FlowParameters {
  /** A second customer with the same `externalId` is refused as `duplicate`. */
  'customer/create': { readonly name: string; readonly email: string; readonly externalId: string }
  'customer/get': CustomerId
  /** `filter` looks at names only: an `externalId` is found by reading all pages. */
  'customer/list': PageRange & { readonly filter?: string; readonly status?: number }
  'customer/edit': CustomerId & { readonly name?: string; readonly email?: string; readonly externalId?: string }
  'customer/delete': CustomerId
  /** The browser comes back to `url_return` with a cross-site POST of `token`. */
  'customer/register': CustomerId & { readonly url_return: string }
  'customer/getRegisterStatus': Token
  'customer/unRegister': CustomerId
  'customer/getSubscriptions': CustomerId & PageRange & { readonly filter?: string }
  'customer/getCharges': CustomerId & PageRange & { readonly filter?: string; readonly fromDate?: ChileanDay; readonly status?: number }
  'plans/create': Amount & {
    readonly planId: string
    /** Plain ASCII punctuation. */
    readonly name: string
    readonly interval: PlanInterval
    readonly interval_count?: number
    readonly trial_period_days?: number
    readonly days_until_due?: number
    readonly periods_number?: number
    readonly charges_retries_number?: number
    /** Frozen once somebody subscribes. Flow follows no redirects there. */
    readonly urlCallback: string
  }
  'plans/get': { readonly planId: string }
  /** Charges the card before it answers. Never repeated by the client. */
  'subscription/create': CustomerId & {
    readonly planId: string
    readonly subscription_start?: ChileanDay
    readonly trial_period_days?: number
    readonly periods_number?: number
  }
  'subscription/get': SubscriptionId
  /** 1 ends with the period, 0 at once. A repeated call succeeds. */
  'subscription/cancel': SubscriptionId & { readonly at_period_end: 0 | 1 }
  /** Charged from the next invoice on. An item that is there already is refused as `already_added`. */
  'subscription/addItem': SubscriptionId & { readonly itemId: number }
  'subscription/deleteItem': SubscriptionId & { readonly itemId: number }
  /** `name` takes ASCII letters, digits and spaces only. */
  'subscription_item/create': Amount & { readonly name: string }
  'subscription_item/get': { readonly itemId: number }
  'subscription_item/list': PageRange & { readonly filter?: string; readonly status?: number }
  'invoice/get': { readonly invoiceId: number }
  /** Of a pending invoice only. */
  'invoice/cancel': { readonly invoiceId: number }
  'invoice/retryToCollect': { readonly invoiceId: number }
  'invoice/getOverDue': PageRange & { readonly filter?: string; readonly planId?: string }
  'payment/getStatus': Token
  'payment/getStatusByFlowOrder': { readonly flowOrder: number }
  /** Only `not_found` means that nothing was charged. */
  'payment/getStatusByCommerceId': { readonly commerceId: string }
  /** Payments received on that day in Chile. */
  'payment/getPayments': PageRange & { readonly date: ChileanDay }
  /** Does not end the subscription, which charges again at its next period. */
  'refund/create': {
    readonly refundCommerceOrder: string
    readonly receiverEmail: string
    readonly amount: number
    readonly urlCallBack: string
    readonly commerceTrxId?: string
    readonly flowTrxId?: string
  }
  'refund/getStatus': Token
}

export type FlowEndpoint = keyof FlowParameters
