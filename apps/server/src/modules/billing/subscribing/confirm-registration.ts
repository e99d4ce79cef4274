import { defineQueue, moveAttempt, type PaymentAttempt, savePaymentCard } from '@basejuris/database'
import { FlowError, registerStatus } from '@basejuris/flow'
import { z } from 'zod'
import type { PaymentProvider, Services } from '../../../services.ts'

/** Activates a subscription whose card is confirmed. One job for each attempt. */
export const activationQueue = defineQueue('payment-activation', z.object({ attemptId: z.uuid() }), {
  retryLimit: 12,
  policy: 'exclusive',
  concurrency: 4,
})

type ConfirmServices = Pick<Services, 'db' | 'jobs'>

/**
 * Asks the provider whether the card of an attempt was registered. `isBack`: the user came back, so what is not registered has failed.
 * An attempt whose answer is not known stays as it is. Repeating it changes nothing.
 * @throws {FlowError} when the provider could not be asked
 */
export async function confirmRegistration(
  { db, jobs }: ConfirmServices,
  { client, mode, now }: PaymentProvider,
  { attempt, isBack }: { readonly attempt: PaymentAttempt; readonly isBack: boolean },
): Promise<PaymentAttempt> {
  const { id, userId, registerToken: token, customerId } = attempt
  if (token === null || !['redirected', 'returned'].includes(attempt.state)) return attempt
  const fail = async (failure: string): Promise<PaymentAttempt> =>
    (await moveAttempt(db, id, { to: 'failed', at: now(), actor: 'provider', changes: { failure } })) ?? attempt
  const result = await client.call('customer/getRegisterStatus', { token }).catch((error: unknown) => {
    if (error instanceof FlowError && error.kind === 'rejected') return null
    throw error
  })
  if (result === null) return isBack ? fail('card_not_registered') : attempt
  if (result.status !== registerStatus.registered) return isBack ? fail('card_not_registered') : attempt
  if (result.customerId !== customerId) return fail('customer_mismatch')
  const card = { hasCard: true, creditCardType: result.creditCardType, last4CardDigits: result.last4CardDigits, cardRegisteredAt: now() }
  await savePaymentCard(db, { userId, mode, card, at: now() })
  const confirmed = await moveAttempt(db, id, { to: 'card_confirmed', at: now(), actor: 'provider' })
  if (attempt.purpose === 'card') return (await moveAttempt(db, id, { to: 'active', at: now(), actor: 'system' })) ?? confirmed ?? attempt
  if (confirmed !== null) await jobs.send(activationQueue, { attemptId: id }, { key: id })
  return confirmed ?? attempt
}
