import type { billingEndpoint, ownPaymentUserEndpoint, settingsEndpoint } from '@basejuris/contract'
import { paymentUnavailable, subscriptionsOff } from '@basejuris/contract/quoted-sentences'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type BillingValues, storedBilling } from '../billing/billing-rules.ts'
import { fetchQuote, type Quote } from './fetch-quote.ts'
import { billingPath } from './payment-closed.ts'

export interface RegisteredCard {
  /** Such as «Visa». */
  readonly type: string
  readonly lastDigits: string
}

export interface LoadedPayment {
  readonly quote: Quote
  /** Null where the profile stores none. */
  readonly billing: Partial<BillingValues> | null
  /** Null where none is registered. */
  readonly card: RegisteredCard | null
}

/** The payment cannot start; the message says why. */
export class PaymentClosed extends Error {}

/** What the modal shows for these bases. Throws PaymentClosed, CallError and ConnectionError. A failure to load billing data or card is only logged. */
export async function loadPayment(userId: string, baseIds: readonly string[]): Promise<LoadedPayment> {
  const [{ subscriptions, disponible }, quote, billing, card] = await Promise.all([
    callFromBrowser<typeof settingsEndpoint>('GET', '/v1/settings', undefined),
    fetchQuote(baseIds),
    loadBilling(userId),
    loadCard(),
  ])
  if (!disponible) throw new PaymentClosed(subscriptions ? paymentUnavailable : subscriptionsOff)
  return { quote, billing, card }
}

async function loadBilling(userId: string): Promise<Partial<BillingValues> | null> {
  try {
    const { billingData } = await callFromBrowser<typeof billingEndpoint>('GET', billingPath(userId), undefined)
    return storedBilling(billingData)
  } catch (error) {
    console.warn('billing data were not loaded', error)
    return null
  }
}

async function loadCard(): Promise<RegisteredCard | null> {
  try {
    const { status, creditCardType, last4CardDigits } = await callFromBrowser<typeof ownPaymentUserEndpoint>(
      'GET',
      '/v1/payment/user',
      undefined,
    )
    return status === 1 && last4CardDigits !== null ? { type: creditCardType ?? 'Tarjeta', lastDigits: last4CardDigits } : null
  } catch (error) {
    console.warn('the card was not loaded', error)
    return null
  }
}
