import { createHash } from 'node:crypto'
import { addProviderEvent, defineQueue, findPaymentSubscription, findWaitingEvent, settleProviderEvent } from '@basejuris/database'
import { FlowError, type FlowPayment, parseChargeOrder } from '@basejuris/flow'
import { z } from 'zod'
import type { PaymentProvider, Services } from '../../../services.ts'
import { afterEarlier } from './require-provider.ts'
import { type SyncServices, syncSubscription } from './sync-subscription.ts'

/** Few at a time: strangers can send notices, and each costs a question to the provider. */
export const eventQueue = defineQueue('payment-event', z.object({ eventId: z.uuid() }), { retryLimit: 8, concurrency: 2 })

const source = 'flow'
const maxWaiting = 1000

/** Tokens of the provider: forty capital letters and digits, by what was measured. */
export const tokenSchema = z.string().regex(/^[A-Za-z0-9]{10,100}$/)

/** Stores a notice, to be asked about later. It proves nothing by itself. */
export async function receiveCallback(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { mode, now }: PaymentProvider,
  token: string,
): Promise<void> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const eventId = await addProviderEvent(db, { source, mode, tokenHash, token, at: now(), maxWaiting })
  if (eventId !== null) await jobs.send(eventQueue, { eventId })
}

/**
 * Asks the provider what a notice is about, and brings its subscription up to date. Unknown tokens and charges of others end without effect.
 * @throws {FlowError} when the provider could not be asked: to be handled again
 */
export async function handleEvent(services: SyncServices, provider: PaymentProvider, eventId: string): Promise<void> {
  const { db } = services
  const event = await findWaitingEvent(db, eventId)
  if (event === null || event.token === null || event.mode !== provider.mode) return
  const end = (businessKey: string | null, result: string) => settleProviderEvent(db, eventId, { businessKey, result, at: provider.now() })
  const payment = await findPayment(provider, event.token)
  if (payment === null) return end(null, 'unknown')
  const order = parseChargeOrder(payment.commerceOrder)
  const subscription =
    order === null ? null : await findPaymentSubscription(db, { mode: provider.mode, subscriptionId: order.subscriptionId })
  const userId = subscription?.userId ?? null
  if (order === null || userId === null) return end(null, 'foreign')
  const { subscriptionId } = order
  await afterEarlier(provider, userId, () => syncSubscription(services, provider, { userId, subscriptionId }))
  await end(`invoice:${order.invoiceId}`, 'handled')
}

async function findPayment({ client }: PaymentProvider, token: string): Promise<FlowPayment | null> {
  try {
    return await client.call('payment/getStatus', { token })
  } catch (error) {
    if (error instanceof FlowError && error.kind === 'rejected') return null
    throw error
  }
}
