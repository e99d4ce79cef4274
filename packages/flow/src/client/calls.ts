import { z } from 'zod'
import { customerSchema, registerResultSchema, registrationSchema } from './objects/customer.ts'
import { invoiceSchema } from './objects/invoice.ts'
import { paymentSchema, refundSchema } from './objects/payment.ts'
import { catalogueItemSchema, planSchema } from './objects/plan.ts'
import { itemChangeSchema, subscriptionSchema } from './objects/subscription.ts'
import { pageOf, withRaw } from './objects/values.ts'
import type { FlowEndpoint } from './parameters.ts'

/** How long a call may take: a read on somebody's way, a change, or a change that waits for a card. */
export type FlowDuration = 'read' | 'write' | 'charge'

export interface FlowCall<T> {
  readonly method: 'GET' | 'POST'
  readonly duration: FlowDuration
  /** Whether the same call twice has the effect of one. */
  readonly isRepeatable: boolean
  readonly answer: z.ZodType<T>
}

const read = <T>(answer: z.ZodType<T>): FlowCall<T> => ({ method: 'GET', duration: 'read', isRepeatable: true, answer })
const repeatable = <T>(answer: z.ZodType<T>): FlowCall<T> => ({ method: 'POST', duration: 'write', isRepeatable: true, answer })
const once = <T>(answer: z.ZodType<T>): FlowCall<T> => ({ method: 'POST', duration: 'write', isRepeatable: false, answer })
const charge = <T>(answer: z.ZodType<T>): FlowCall<T> => ({ method: 'POST', duration: 'charge', isRepeatable: false, answer })

/** Method, time and answer of every call, by its path below `/api/`. */
export const flowCalls = {
  'customer/create': once(customerSchema),
  'customer/get': read(customerSchema),
  'customer/list': read(pageOf(customerSchema)),
  'customer/edit': repeatable(customerSchema),
  'customer/delete': once(customerSchema),
  'customer/register': once(registrationSchema),
  'customer/getRegisterStatus': read(registerResultSchema),
  'customer/unRegister': once(customerSchema),
  'customer/getSubscriptions': read(pageOf(subscriptionSchema)),
  'customer/getCharges': read(pageOf(paymentSchema)),
  'plans/create': once(planSchema),
  'plans/get': read(planSchema),
  'subscription/create': charge(subscriptionSchema),
  'subscription/get': read(subscriptionSchema),
  'subscription/cancel': repeatable(subscriptionSchema),
  'subscription/addItem': once(itemChangeSchema),
  'subscription/deleteItem': once(itemChangeSchema),
  'subscription_item/create': once(catalogueItemSchema),
  'subscription_item/get': read(catalogueItemSchema),
  'subscription_item/list': read(pageOf(catalogueItemSchema)),
  'invoice/get': read(invoiceSchema),
  'invoice/cancel': once(invoiceSchema),
  // Flow does not document this answer; `invoice/get` says what became of the invoice.
  'invoice/retryToCollect': charge(withRaw(z.object({}))),
  'invoice/getOverDue': read(pageOf(invoiceSchema)),
  'payment/getStatus': read(paymentSchema),
  'payment/getStatusByFlowOrder': read(paymentSchema),
  'payment/getStatusByCommerceId': read(paymentSchema),
  'payment/getPayments': read(pageOf(paymentSchema)),
  'refund/create': once(refundSchema),
  'refund/getStatus': read(refundSchema),
} as const satisfies Record<FlowEndpoint, FlowCall<unknown>>

export type FlowAnswer<E extends FlowEndpoint> = z.infer<(typeof flowCalls)[E]['answer']>
