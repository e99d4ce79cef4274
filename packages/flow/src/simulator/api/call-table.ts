import type { Calls } from './call.ts'
import { chargeCalls } from './calls/charge-calls.ts'
import { couponCalls } from './calls/coupon-calls.ts'
import { customerCalls } from './calls/customer-calls.ts'
import { invoiceCalls } from './calls/invoice-calls.ts'
import { itemCalls } from './calls/item-calls.ts'
import { paymentCalls } from './calls/payment-calls.ts'
import { planCalls } from './calls/plan-calls.ts'
import { refundCalls } from './calls/refund-calls.ts'
import { subscriptionCalls } from './calls/subscription-calls.ts'
import { subscriptionItemCalls } from './calls/subscription-item-calls.ts'

/** Every call that the simulator answers. */
export const calls: Calls = {
  ...customerCalls,
  ...chargeCalls,
  ...planCalls,
  ...subscriptionCalls,
  ...subscriptionItemCalls,
  ...itemCalls,
  ...couponCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...refundCalls,
}
