import { attemptsOn } from '../../storage/browser-storage.ts'
import { paymentFlowKeys } from '../../storage/stored-key.ts'

/** Parameter of the address that names an attempt. */
export const paymentRefParameter = 'payment_ref'

const writtenVersion = '2.0'
const readVersions: readonly unknown[] = ['1.0', writtenVersion]
const maxAgeMs = 24 * 3_600_000
const recoverableAfterMs = 30 * 60_000
/** Clocks of a browser may be set back between writing and reading. */
const maxAheadMs = 3_600_000
const maxTextLength = 200

/** A payment that left for the provider's page, as the browser stores it. It decides nothing: the server's attempt does. */
export interface PaymentFlow {
  readonly customerId: string
  readonly subscriptionType: 'complete'
  /** Null where it is missing; the profile has it. */
  readonly billingData: Readonly<Record<string, unknown>> | null
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly processed: boolean
  readonly version: '1.0' | '2.0'
  /** Id of the server's attempt; null in flows of version 1.0. */
  readonly paymentRef: string | null
}

export interface StoredPaymentFlow extends PaymentFlow {
  /** Older than half an hour: the person may not come back by themselves. */
  readonly isRecoverable: boolean
  /** What is odd about it, in English, for the log. */
  readonly warnings: readonly string[]
}

interface ReadRequest {
  /** Customer of the signed-in user. */
  readonly customerId: string
  readonly now?: number
}

const attempt = attemptsOn(() => window.localStorage)

/** Stores a payment before the browser leaves, with a copy. False where the browser stores nothing. */
export function writePaymentFlow(flow: Pick<PaymentFlow, 'customerId' | 'billingData' | 'paymentRef'>, now = Date.now()): boolean {
  const stored: PaymentFlow = { ...flow, subscriptionType: 'complete', timestamp: now, processed: false, version: writtenVersion }
  return attempt((storage) => {
    for (const key of paymentFlowKeys) storage.setItem(key, JSON.stringify(stored))
    return true
  }, false)
}

/** The stored payment, or its copy where the first is damaged. One of another customer, processed, or older than a day is dropped: null. */
export function readPaymentFlow({ customerId, now = Date.now() }: ReadRequest): StoredPaymentFlow | null {
  const texts = attempt((storage) => paymentFlowKeys.map((key) => storage.getItem(key)), [])
  const flow = texts.map(parseFlow).find((each) => each !== null) ?? null
  if (flow !== null && !flow.processed && flow.customerId === customerId && isRecent(flow, now)) return withWarnings(flow, now)
  if (texts.some((text) => text !== null)) clearPaymentFlow()
  return null
}

/** Whether a payment is stored, readable or not. Lets callers skip every call. */
export function hasPaymentFlow(): boolean {
  return attempt((storage) => paymentFlowKeys.some((key) => storage.getItem(key) !== null), false)
}

/** Removes the payment and its copy: it was processed, refused by the server, or belongs to nobody here. */
export function clearPaymentFlow(): void {
  attempt((storage) => {
    for (const key of paymentFlowKeys) storage.removeItem(key)
  }, undefined)
}

const isRecent = ({ timestamp }: PaymentFlow, now: number): boolean => now - timestamp <= maxAgeMs && timestamp - now <= maxAheadMs

function withWarnings(flow: PaymentFlow, now: number): StoredPaymentFlow {
  const isRecoverable = now - flow.timestamp > recoverableAfterMs
  const warnings = [
    ...(flow.customerId.startsWith('cus_') ? [] : ['customerId lacks the prefix cus_']),
    ...(isRecoverable ? ['older than 30 minutes'] : []),
  ]
  return { ...flow, isRecoverable, warnings }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxTextLength ? value : null
/** Version 1.0 may have written ISO time. */
const instant = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : Number.NaN)

function parseFlow(text: string | null): PaymentFlow | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value) || !readVersions.includes(value['version']) || value['subscriptionType'] !== 'complete') return null
    const [customerId, timestamp] = [shortText(value['customerId']), instant(value['timestamp'])]
    if (customerId === null || !Number.isFinite(timestamp)) return null
    return {
      customerId,
      subscriptionType: 'complete',
      billingData: isRecord(value['billingData']) ? value['billingData'] : null,
      timestamp,
      processed: value['processed'] === true,
      version: value['version'] === writtenVersion ? writtenVersion : '1.0',
      paymentRef: shortText(value['paymentRef']),
    }
  } catch {
    return null
  }
}
