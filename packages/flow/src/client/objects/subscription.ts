import { z } from 'zod'
import { invoiceSchema } from './invoice.ts'
import { flag, instant, integer, listOf, number, oneOf, optionalDay, optionalInteger, optionalText, text, withRaw } from './values.ts'

/** There is no 3. */
export const subscriptionStatus = { notStarted: 0, active: 1, inTrial: 2, cancelled: 4 } as const
export type SubscriptionStatus = (typeof subscriptionStatus)[keyof typeof subscriptionStatus]

/** `pending` means unpaid and not yet due, `overdue` at least one invoice past its day. */
export const morose = { none: 0, overdue: 1, pending: 2 } as const
export type Morose = (typeof morose)[keyof typeof morose]

const subscriptionItemSchema = z.object({
  item_id: integer,
  name: optionalText,
  currency: optionalText,
  amount: number,
  quantity: optionalInteger,
})
export type FlowSubscriptionItem = z.infer<typeof subscriptionItemSchema>

export const subscriptionSchema = withRaw(
  z.object({
    /** `sus_…`. */
    subscriptionId: text,
    planId: text,
    customerId: text,
    created: instant,
    subscription_start: optionalDay,
    subscription_end: optionalDay,
    period_start: optionalDay,
    /** The last day included, not the day after. */
    period_end: optionalDay,
    next_invoice_date: optionalDay,
    trial_start: optionalDay,
    trial_end: optionalDay,
    cancel_at_period_end: flag,
    cancel_at: optionalDay,
    status: oneOf(subscriptionStatus),
    morose: oneOf(morose),
    invoices: listOf(invoiceSchema),
    /** Items charged from the next invoice on. */
    items: listOf(subscriptionItemSchema),
  }),
)
export type FlowSubscription = z.infer<typeof subscriptionSchema>

/** Answer to an item added to or taken from a subscription. */
export const itemChangeSchema = withRaw(z.object({ sub_id: optionalText, item_id: optionalInteger, success: flag }))
export type FlowItemChange = z.infer<typeof itemChangeSchema>
