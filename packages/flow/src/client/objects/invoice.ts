import { z } from 'zod'
import { paymentSchema } from './payment.ts'
import {
  flag,
  instant,
  integer,
  listOf,
  number,
  oneOf,
  optional,
  optionalDay,
  optionalInteger,
  optionalText,
  text,
  withRaw,
} from './values.ts'

export const invoiceStatus = { unpaid: 0, paid: 1, voided: 2 } as const
export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus]

export const invoiceItemType = { plan: 1, discount: 2, pendingItem: 3, other: 9 } as const
export type InvoiceItemType = (typeof invoiceItemType)[keyof typeof invoiceItemType]

const invoiceItemSchema = z.object({
  id: optionalInteger,
  subject: optionalText,
  type: oneOf(invoiceItemType),
  currency: optionalText,
  amount: number,
})

/**
 * What a subscription embeds lacks `paymentLink` and `payment`, which `invoice/get` gives.
 * `status` alone says whether it is paid.
 */
export const invoiceSchema = withRaw(
  z.object({
    id: integer,
    subscriptionId: optionalText,
    customerId: optionalText,
    created: instant,
    subject: optionalText,
    currency: text,
    amount: number,
    period_start: optionalDay,
    /** The last day that the invoice covers. */
    period_end: optionalDay,
    due_date: optionalDay,
    next_attemp_date: optionalDay,
    status: oneOf(invoiceStatus),
    error: flag,
    errorDescription: optionalText,
    items: listOf(invoiceItemSchema),
    /** Only while unpaid. */
    paymentLink: optionalText,
    payment: optional(paymentSchema),
  }),
)
export type FlowInvoice = z.infer<typeof invoiceSchema>
