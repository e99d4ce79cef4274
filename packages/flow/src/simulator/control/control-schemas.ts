import { z } from 'zod'

const count = z.int().min(0)

/** Time that passes at once. Months and days move the wall clock, the rest passes as it does for everybody. */
export const advanceSchema = z.strictObject({
  months: count.max(240).default(0),
  days: count.max(7_320).default(0),
  hours: count.max(100_000).default(0),
  minutes: count.max(1_000_000).default(0),
  seconds: count.max(10_000_000).default(0),
})
export type Advance = z.input<typeof advanceSchema>

export const clockSchema = z.strictObject({
  /** Wall clock of Santiago, not before the present one. */
  to: z.string().max(19).optional(),
  isFrozen: z.boolean().optional(),
})
export type ClockChange = z.input<typeof clockSchema>

export const cardSchema = z.strictObject({
  customerId: z.string().max(40),
  /** Null removes the card, as `customer/unRegister` does. */
  card: z.strictObject({ number: z.string().regex(/^\d{13,19}$/), accepts: z.boolean().optional() }).nullable(),
})
export type CardChange = z.input<typeof cardSchema>

export const moroseSchema = z.strictObject({
  subscriptionId: z.string().max(40),
  /** Null lets the invoices decide again. */
  morose: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
})
export type MoroseChange = z.input<typeof moroseSchema>

export const panelCancelSchema = z.strictObject({ subscriptionId: z.string().max(40), atPeriodEnd: z.boolean() })
export type PanelCancel = z.input<typeof panelCancelSchema>

export const refundSchema = z.strictObject({ token: z.string().max(60), status: z.enum(['accepted', 'rejected', 'refunded']) })
export type RefundChange = z.input<typeof refundSchema>

export const redeliverSchema = z.strictObject({ id: z.int().min(1), times: z.int().min(1).max(100).default(1) })
export type Redelivery = z.input<typeof redeliverSchema>

export const forgeSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  /** Absent for one that nobody issued. */
  token: z.string().max(200).optional(),
})
export type Forgery = z.input<typeof forgeSchema>

export const resetSchema = z.strictObject({ seed: z.int().min(0).max(0xff_ff_ff_ff).optional() })
