import { z } from 'zod'
import { integer, number, oneOf, optional, optionalDay, optionalInstant, optionalNumber, optionalText, text, withRaw } from './values.ts'

export const paymentStatus = { pending: 1, paid: 2, rejected: 3, voided: 4 } as const
export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus]

const paymentDataSchema = z.object({
  date: optionalInstant,
  media: optionalText,
  amount: optionalNumber,
  currency: optionalText,
  fee: optionalNumber,
  balance: optionalNumber,
  transferDate: optionalDay,
})

export const paymentSchema = withRaw(
  z.object({
    flowOrder: integer,
    /** Of a charge of a subscription: `sus_<id>_<invoice id>_<date time>`. */
    commerceOrder: text,
    requestDate: optionalInstant,
    status: oneOf(paymentStatus),
    subject: optionalText,
    currency: text,
    amount: number,
    paymentData: optional(paymentDataSchema),
  }),
)
export type FlowPayment = z.infer<typeof paymentSchema>

export const refundStatuses = ['created', 'accepted', 'rejected', 'refunded', 'canceled'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundSchema = withRaw(
  z.object({
    token: text,
    flowRefundOrder: text,
    date: optionalInstant,
    status: z.enum(refundStatuses),
    amount: number,
    fee: optionalNumber,
  }),
)
export type FlowRefund = z.infer<typeof refundSchema>

export interface ChargeOrder {
  readonly subscriptionId: string
  readonly invoiceId: number
}

/** Subscription and invoice of an order that Flow made for a charge of a subscription; null of any other order. */
export function parseChargeOrder(commerceOrder: string): ChargeOrder | null {
  const found = /^(sus_[A-Za-z0-9]+)_(\d{1,15})_/.exec(commerceOrder)
  return found === null ? null : { subscriptionId: found[1] ?? '', invoiceId: Number(found[2]) }
}
