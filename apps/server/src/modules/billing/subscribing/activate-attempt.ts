import {
  findPaymentAttempt,
  invoiceStatuses,
  listFreeMonthsUsed,
  listInvoicesOf,
  listUserSubscriptions,
  moveAttempt,
  noteCreateCall,
  noteEmptyLook,
  type PaymentAttempt,
  reclaimAttempt,
  removeSubscriptionItem,
} from '@basejuris/database'
import { addDays, type BaseId, chileanDate, findPlan, planId } from '@basejuris/domain'
import { FlowError, type FlowSubscription, listAll, subscriptionStatus } from '@basejuris/flow'
import type { PaymentProvider } from '../../../services.ts'
import { placeItem } from '../provider/place-item.ts'
import { afterEarlier } from '../provider/require-provider.ts'
import { type SyncServices, storeSubscription, syncSubscription } from '../provider/sync-subscription.ts'
import { endUnpaid } from './end-unpaid.ts'
import { startAfter } from './quote.ts'

/** The outcome of an earlier call is not known yet: to be asked again later. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

const emptyLooksNeeded = 2
const yearDays = 365

/**
 * Brings an attempt with a confirmed card to its end: subscription, items, first payment. Of concurrent calls one works and the others
 * answer what it reached. It may be killed between any two steps: the next call goes on where this one stopped.
 * @throws {FlowError} @throws {OutcomeUnknown} to be called again
 */
export async function activateAttempt(
  services: SyncServices,
  provider: PaymentProvider,
  attemptId: string,
): Promise<PaymentAttempt | null> {
  const found = await findPaymentAttempt(services.db, attemptId)
  if (found === null) return null
  return afterEarlier(provider, found.userId, async () => {
    const attempt = await claim(services, provider, attemptId)
    return attempt === null ? findPaymentAttempt(services.db, attemptId) : activateClaimed(services, provider, attempt)
  })
}

/** Null when the attempt is at its end, or somebody else works on it. */
async function claim({ db }: SyncServices, { now, staleMs }: PaymentProvider, id: string): Promise<PaymentAttempt | null> {
  const at = now()
  return (
    (await moveAttempt(db, id, { to: 'activating', at, actor: 'system' })) ??
    (await reclaimAttempt(db, id, { staleBefore: new Date(at.getTime() - staleMs), at }))
  )
}

async function activateClaimed(services: SyncServices, provider: PaymentProvider, attempt: PaymentAttempt): Promise<PaymentAttempt | null> {
  const { db } = services
  const end = (to: 'active' | 'failed' | 'card_confirmed', changes: { subscriptionId?: string; failure?: string }) =>
    moveAttempt(db, attempt.id, { to, at: provider.now(), actor: 'system', changes })
  try {
    const subscriptionId = await obtainSubscription(services, provider, attempt)
    await placeItems(services, provider, { attempt, subscriptionId })
    const failure = await firstPaymentFailure(services, provider, subscriptionId)
    return failure === null ? await end('active', { subscriptionId }) : await end('failed', { subscriptionId, failure })
  } catch (error) {
    // What the provider refuses is at its end; an error of ours leaves the claim, which goes stale.
    if (error instanceof FlowError && error.kind === 'rejected' && error.reason !== 'quota')
      return end('failed', { failure: error.reason === 'no_contract' ? 'no_contract' : 'refused' })
    if (error instanceof FlowError || error instanceof OutcomeUnknown) await end('card_confirmed', {})
    throw error
  }
}

/** The subscription that this attempt pays for: a live one of the user, one that the provider made, or a new one. */
async function obtainSubscription(services: SyncServices, provider: PaymentProvider, attempt: PaymentAttempt): Promise<string> {
  const { db } = services
  const { userId, customerId } = attempt
  const { mode, now } = provider
  const live = (await listUserSubscriptions(db, { userId, mode })).find(({ row }) => row.isLive)
  if (live !== undefined && (await isTakenUp(services, provider, { attempt, subscriptionId: live.row.subscriptionId })))
    return live.row.subscriptionId
  const adopted = await findRunning(provider, customerId)
  if (adopted !== null) {
    await storeSubscription(services, provider, { userId, subscription: adopted })
    return adopted.subscriptionId
  }
  if (attempt.createCalledAt !== null) await requireSecondLook(services, provider, attempt)
  await noteCreateCall(db, attempt.id, now())
  const stored = await listUserSubscriptions(db, { userId, mode })
  const startsOn = startAfter(stored, now())
  const start = startsOn === null ? {} : { subscription_start: startsOn }
  const subscription = await provider.client.call('subscription/create', { planId, customerId, ...start })
  await storeSubscription(services, provider, { userId, subscription })
  return subscription.subscriptionId
}

/** Whether a live subscription is what the attempt pays for. One whose first charge was declined before this attempt is ended. */
async function isTakenUp(
  services: SyncServices,
  provider: PaymentProvider,
  { attempt, subscriptionId }: { readonly attempt: PaymentAttempt; readonly subscriptionId: string },
): Promise<boolean> {
  const { userId, createCalledAt } = attempt
  const { isLive } = await syncSubscription(services, provider, { userId, subscriptionId })
  if (!isLive) return false
  // After a creation of its own, what is live is what the attempt created: its card was charged already.
  const outcome = createCalledAt === null ? await endUnpaid(services, provider, { userId, subscriptionId }) : 'stays'
  if (outcome === 'unclear') throw new OutcomeUnknown('an invoice could not be voided')
  if (outcome === 'stays') await collectAgain(services, provider, { userId, subscriptionId })
  return outcome === 'stays'
}

/** A subscription of a plan of ours, sold today or formerly, that the provider runs for this customer and that is not going to end. */
async function findRunning({ client }: PaymentProvider, customerId: string): Promise<FlowSubscription | null> {
  const endpoint = 'customer/getSubscriptions'
  for await (const one of listAll((range) => client.call(endpoint, { customerId, ...range }), { endpoint })) {
    const isRunning = one.status !== subscriptionStatus.cancelled && !one.cancel_at_period_end
    if (isRunning && findPlan(one.planId) !== null) return client.call('subscription/get', { subscriptionId: one.subscriptionId })
  }
  return null
}

/** A creation of unknown outcome is repeated only after the provider had none at two looks, some time apart. */
async function requireSecondLook({ db }: SyncServices, { now, secondLookMs }: PaymentProvider, attempt: PaymentAttempt): Promise<void> {
  const last = attempt.lookedAt ?? attempt.createCalledAt
  if (last !== null && now().getTime() - last.getTime() < secondLookMs) throw new OutcomeUnknown('too soon for another look')
  if ((await noteEmptyLook(db, attempt.id, now())) < emptyLooksNeeded) throw new OutcomeUnknown('one look is not enough')
}

/** Charges the unpaid invoices of a live subscription to the card that was just confirmed. */
async function collectAgain(
  services: SyncServices,
  provider: PaymentProvider,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<void> {
  const invoices = await listInvoicesOf(services.db, { mode: provider.mode, subscriptionId })
  const unpaid = invoices.filter(({ status }) => status === invoiceStatuses.unpaid)
  for (const { invoiceId } of unpaid)
    await provider.client.call('invoice/retryToCollect', { invoiceId }).catch((error: unknown) => {
      if (!(error instanceof FlowError && error.kind === 'rejected')) throw error
    })
  if (unpaid.length > 0) await syncSubscription(services, provider, { userId, subscriptionId })
}

/** Adds the bases of the attempt that the subscription lacks. Of one that was never paid, bases of earlier attempts are taken off. */
export async function placeItems(
  services: SyncServices,
  provider: PaymentProvider,
  { attempt, subscriptionId }: { readonly attempt: PaymentAttempt; readonly subscriptionId: string },
): Promise<void> {
  const { userId } = attempt
  const { mode, now, client } = provider
  const subscriptions = await listUserSubscriptions(services.db, { userId, mode })
  const own = subscriptions.find(({ row }) => row.subscriptionId === subscriptionId)
  const present = (own?.items ?? []).filter(({ removedAt }) => removedAt === null)
  const chosen = attempt.bases as BaseId[]
  const used = await listFreeMonthsUsed(services.db, { userId, mode, since: addDays(chileanDate(now()), -yearDays) })
  for (const base of chosen.filter((id) => !present.some(({ baseId }) => baseId === id)))
    await placeItem(services, provider, { userId, subscriptionId, base, isFree: !used.includes(base) })
  if (own?.hasPaidInvoice !== false) return
  for (const { baseId, itemId } of present.filter((item) => !chosen.includes(item.baseId))) {
    await client.call('subscription/deleteItem', { subscriptionId, itemId })
    await removeSubscriptionItem(services.db, { mode, subscriptionId, baseId, readableUntil: addDays(chileanDate(now()), -1), at: now() })
  }
}

/** Null when the first invoice is paid, or when the subscription starts later and has none yet. */
export async function firstPaymentFailure({ db }: SyncServices, { mode }: PaymentProvider, subscriptionId: string): Promise<string | null> {
  const invoices = await listInvoicesOf(db, { mode, subscriptionId })
  if (invoices.some(({ status, isHeld }) => status === invoiceStatuses.paid && !isHeld)) return null
  if (invoices.some(({ isHeld }) => isHeld)) return 'amount_mismatch'
  return invoices.some(({ status }) => status === invoiceStatuses.unpaid) ? 'declined' : null
}
