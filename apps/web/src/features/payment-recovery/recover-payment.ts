import type {
  AttemptView,
  createSubscriptionEndpoint,
  currentAttemptEndpoint,
  ownPaymentUserEndpoint,
  paymentAttemptEndpoint,
} from '@basejuris/contract'
import { missingDataNotRecovered, paymentFailed, profileNotRead, subscriptionNotCreated } from '@basejuris/contract/quoted-sentences'
import { planId } from '@basejuris/domain/prices'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError, isSessionRefusal } from '../../api/call-error.ts'
import { notify } from '../../notifications/notify.ts'
import { attemptsOn } from '../../storage/browser-storage.ts'
import { storedPrefix } from '../../storage/stored-key.ts'
import { isPaymentClosed } from '../payment/calls/payment-closed.ts'
import { finishPayment } from '../payment/finish-payment.ts'
import { readingSentence } from '../payment/outcome/activation-notice.ts'
import { clearPaymentFlow, hasPaymentFlow, readPaymentFlow } from '../payment/payment-flow.ts'

const throttleKey = `${storedPrefix}-recovery-checked`
const throttleMs = 5 * 60_000
const noticeMs = 6000
const notFoundStatus = 404

const stored = attemptsOn(() => window.localStorage)

/** Whether five minutes have passed since a check of any tab; notes this one. A clock that was set back does not block. */
function takeTurn(now: number): boolean {
  return stored((storage) => {
    const since = now - Number(storage.getItem(throttleKey) ?? Number.NaN)
    if (since >= 0 && since < throttleMs) return false
    storage.setItem(throttleKey, String(now))
    return true
  }, false)
}

/**
 * Tells how a payment ended that the browser left for the provider's page. The stored payment only says that there is something to ask; the
 * server's attempt decides. `refresh` renders the page again for a user who now has a subscription. A step that the server refuses is said,
 * and tried again with a later page. Throws CallError and ConnectionError.
 */
export async function recoverPayment(refresh: () => void, now = Date.now()): Promise<void> {
  if (!hasPaymentFlow() || !takeTurn(now)) return
  const paymentUser = callFromBrowser<typeof ownPaymentUserEndpoint>('GET', '/v1/payment/user', undefined)
  const { customerId } = await saidWhenRefused(paymentUser, profileNotRead)
  const flow = customerId === null ? null : readPaymentFlow({ customerId, now })
  if (flow === null) return clearPaymentFlow()
  for (const warning of flow.warnings) console.warn(`stored payment: ${warning}`)
  const known = await saidWhenRefused(attemptOf(flow.paymentRef), missingDataNotRecovered)
  if (known === null) {
    clearPaymentFlow()
    // A payment that the server never knew needs no word; one that named none may have ended meanwhile.
    if (flow.paymentRef === null) await notify(missingDataNotRecovered, { description: statusPlace, durationMs: noticeMs })
    return
  }
  const attempt = known.terminado ? known : await advance(known, flow.customerId)
  if (attempt === null) return clearPaymentFlow()
  if (!attempt.terminado) return
  if (attempt.estado === 'active') {
    finishPayment()
    refresh()
    await notify('Su suscripción se activó automáticamente.', {
      description: `Recuperamos el pago que dejó en proceso. ${readingSentence(attempt)}`,
      durationMs: noticeMs,
    })
    return
  }
  clearPaymentFlow()
  if (attempt.estado === 'failed') await notify(`Error en el pago: ${attempt.motivo ?? paymentFailed}`, { durationMs: noticeMs })
}

const statusPlace = 'El estado de su pago está en Suscripciones.'

/** Waits for a call. Says why where the server refuses it; an ended session and closed payments are said elsewhere. Throws what the call throws. */
async function saidWhenRefused<T>(call: Promise<T>, sentence: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallError && !isSessionRefusal(error) && !isPaymentClosed(error))
      await notify(sentence, { description: `Lo intentamos de nuevo más tarde. ${statusPlace}`, durationMs: noticeMs })
    throw error
  }
}

const noCard = 'payment.no_card'
const endings: ReadonlySet<string | null> = new Set(['payment.declined', 'payment.failed'])

/**
 * The attempt after the server asked the provider about its card and, where that is registered, activated it. Without a card, and while the
 * provider does not answer, it stays as it is: only the second is said.
 */
async function advance(attempt: AttemptView, customerId: string): Promise<AttemptView | null> {
  if (attempt.proposito !== 'suscripcion') return attempt
  try {
    await callFromBrowser<typeof createSubscriptionEndpoint>('POST', '/v1/payment/subscription/create', { planId, customerId })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === noCard) return attempt
    if (!endings.has(error.code)) return saidWhenRefused(Promise.reject(error), subscriptionNotCreated)
  }
  return attemptOf(attempt.paymentRef)
}

/** The attempt that the flow names, or the one in progress where it names none. Null where the server knows none. */
async function attemptOf(paymentRef: string | null): Promise<AttemptView | null> {
  if (paymentRef === null) return (await callFromBrowser<typeof currentAttemptEndpoint>('GET', '/v1/payment/attempts', undefined)).intento
  const path = `/v1/payment/attempts/${encodeURIComponent(paymentRef)}` as const
  return callFromBrowser<typeof paymentAttemptEndpoint>('GET', path, undefined).catch((error: unknown) => {
    if (error instanceof CallError && (error.status === notFoundStatus || error.status === 400)) return null
    throw error
  })
}
