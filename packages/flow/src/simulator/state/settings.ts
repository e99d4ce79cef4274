import { z } from 'zod'

const days = z.int().min(0).max(366)
const milliseconds = z.int().min(0).max(86_400_000)

/** What Flow's documents leave open, and what a test wants otherwise. Each default is the stricter or the documented reading. */
export const settingsSchema = z.strictObject({
  /** Without the contract of automatic charges, `customer/register` answers 7001. */
  hasContract: z.boolean(),
  /** Charges per customer and day; null for no limit. */
  dailyChargeQuota: z.int().min(1).max(10_000).nullable(),
  /** Shape of `hasMore` in pages. */
  hasMoreAs: z.enum(['boolean', 'number']),
  callbackDelayMs: milliseconds,
  callbackTimeoutMs: milliseconds,
  /** Further deliveries after a failed one; Flow documents none. */
  callbackRetries: z.int().min(0).max(20),
  callbackRetryDelayMs: milliseconds,
  /** Whether refused charges of subscriptions are notified; unknown of Flow. */
  notifyRefusedCharges: z.boolean(),
  /** Days between attempts of one invoice; unknown of Flow. */
  retrySpacingDays: days.min(1),
  /** Days that a token of registration stays valid; unknown of Flow. */
  registrationDays: days.min(1),
  /** Domains whose mail is refused with 1620. */
  refusedMailDomains: z.array(z.string().max(200)).max(100),
  /** Whether `customer/create` and `customer/edit` refuse them too; unknown of Flow. */
  checkCustomerMail: z.boolean(),
  /** Whether a deleted customer still holds its `externalId`; unknown of Flow. */
  deletedHoldExternalId: z.boolean(),
  /** Whether `invoice/retryToCollect` takes invoices that are not overdue yet; unknown of Flow. */
  retryBeforeDue: z.boolean(),
  /** Hour of the day at which periods are billed; unknown of Flow. */
  billingHour: z.int().min(0).max(23),
  /** Seconds by which the provider's times run ahead of the virtual clock. */
  clockSkewSeconds: z.int().min(-172_800).max(172_800),
})
export type Settings = z.infer<typeof settingsSchema>

export const defaultSettings: Settings = {
  hasContract: true,
  dailyChargeQuota: null,
  hasMoreAs: 'boolean',
  callbackDelayMs: 2_000,
  callbackTimeoutMs: 15_000,
  callbackRetries: 0,
  callbackRetryDelayMs: 60_000,
  notifyRefusedCharges: false,
  retrySpacingDays: 1,
  registrationDays: 7,
  refusedMailDomains: ['example.cl', 'example.com', 'example.org', 'test', 'invalid', 'localhost'],
  checkCustomerMail: false,
  deletedHoldExternalId: true,
  retryBeforeDue: false,
  billingHour: 0,
  clockSkewSeconds: 0,
}
