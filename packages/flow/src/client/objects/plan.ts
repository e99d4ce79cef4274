import { z } from 'zod'
import { integer, number, oneOf, optionalInstant, optionalInteger, optionalText, text, withRaw } from './values.ts'

export const planStatus = { deleted: 0, active: 1 } as const
export type PlanStatus = (typeof planStatus)[keyof typeof planStatus]

export const planInterval = { day: 1, week: 2, month: 3, year: 4 } as const
export type PlanInterval = (typeof planInterval)[keyof typeof planInterval]

export const planSchema = withRaw(
  z.object({
    planId: text,
    name: optionalText,
    currency: text,
    amount: number,
    interval: oneOf(planInterval),
    interval_count: integer,
    created: optionalInstant,
    trial_period_days: optionalInteger,
    days_until_due: optionalInteger,
    /** 0 and null mean endless. */
    periods_number: optionalInteger,
    urlCallback: optionalText,
    charges_retries_number: optionalInteger,
    status: oneOf(planStatus),
  }),
)
export type FlowPlan = z.infer<typeof planSchema>

export const itemStatus = { deleted: 0, active: 1 } as const
export type ItemStatus = (typeof itemStatus)[keyof typeof itemStatus]

/** An item of the merchant's catalogue, which many subscriptions may hold. */
export const catalogueItemSchema = withRaw(
  z.object({
    id: integer,
    name: text,
    /** Negative amounts are discounts. */
    amount: number,
    currency: text,
    associatedSubscriptionsCount: optionalInteger,
    status: oneOf(itemStatus),
    created: optionalInstant,
  }),
)
export type FlowCatalogueItem = z.infer<typeof catalogueItemSchema>
