import type {
  addItemEndpoint,
  BillingFields,
  createItemEndpoint,
  createPaymentUserEndpoint,
  profileEndpoint,
  registerCardEndpoint,
  updateBillingEndpoint,
} from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { paymentRefParameter } from '../payment-flow.ts'
import type { Quote } from './fetch-quote.ts'
import { billingPath } from './payment-closed.ts'

/** What is being done, in order. */
export type PaymentStage = 'user' | 'card' | 'subscription'

export interface PaymentRequest {
  readonly userId: string
  readonly quote: Quote
  readonly billing: BillingFields
  /** Registers another card although one is registered. */
  readonly otherCard: boolean
  readonly onStage: (stage: PaymentStage) => void
}

export type StartedPayment =
  /** The card is registered at the provider's page; the browser goes there. */
  | { readonly kind: 'redirect'; readonly url: string; readonly paymentRef: string; readonly customerId: string }
  /** The registered card is being charged. */
  | { readonly kind: 'charging'; readonly paymentRef: string }
  /** The bases were added to the live subscription; nothing is charged today. */
  | { readonly kind: 'added' }

/** Whether the bases join a live subscription, which costs nothing today. */
export function joinsSubscription({ seSuma }: Pick<Quote, 'seSuma'>): boolean {
  return seSuma
}

/** Starts the payment that the user agreed to. Throws CallError and ConnectionError. A failure to save the billing data is only logged. */
export async function startPayment(request: PaymentRequest): Promise<StartedPayment> {
  const { quote, otherCard, onStage } = request
  onStage('user')
  if (joinsSubscription(quote)) return addBases(request)
  const [{ customerId }] = await Promise.all([
    callFromBrowser<typeof createPaymentUserEndpoint>('POST', '/v1/payment/user/create', {}),
    saveBilling(request),
  ])
  onStage('card')
  const bases = quote.lineas.map(({ base }) => base)
  const { redirectUrl, paymentRef } = await callFromBrowser<typeof registerCardEndpoint>('POST', '/v1/payment/user/card-register', {
    customerId,
    bases,
    aceptaCobro: true,
    ...(otherCard ? { otraTarjeta: true } : {}),
  })
  onStage('subscription')
  // With a registered card the address is our own page, which names the attempt.
  const isOwnPage = new URL(redirectUrl, location.href).searchParams.get(paymentRefParameter) === paymentRef
  return isOwnPage ? { kind: 'charging', paymentRef } : { kind: 'redirect', url: redirectUrl, paymentRef, customerId }
}

async function saveBilling({ userId, billing }: PaymentRequest): Promise<void> {
  try {
    await callFromBrowser<typeof updateBillingEndpoint>('PUT', billingPath(userId), { billingData: billing })
  } catch (error) {
    console.warn('billing data were not saved', error)
  }
}

/** Adds each base. One that an earlier try added already counts as added. */
async function addBases(request: PaymentRequest): Promise<StartedPayment> {
  const { userId, quote, onStage } = request
  const [{ subscriptionId }] = await Promise.all([
    callFromBrowser<typeof profileEndpoint>('GET', `/v1/auth/profile/${encodeURIComponent(userId)}`, undefined),
    saveBilling(request),
  ])
  onStage('subscription')
  for (const { base } of quote.lineas) {
    const { itemId } = await callFromBrowser<typeof createItemEndpoint>('POST', '/v1/payment/subscription/item/create', { name: base })
    try {
      const body = { subscriptionId: subscriptionId ?? '', itemId }
      await callFromBrowser<typeof addItemEndpoint>('POST', '/v1/payment/subscription/item/add', body)
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'payment.base_held')) throw error
    }
  }
  return { kind: 'added' }
}
