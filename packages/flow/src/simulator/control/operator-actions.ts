import { runDue } from '../billing/run-due.ts'
import { cancelSubscription } from '../billing/subscription-life.ts'
import type { CallbackDispatcher } from '../callbacks/callback-dispatcher.ts'
import { getActiveCustomer, getSubscription } from '../state/find.ts'
import { refusal } from '../state/flow-error.ts'
import { addCallback, queueCallback } from '../state/queue-callback.ts'
import { cardOf, findTestCard } from '../state/test-cards.ts'
import type { World } from '../state/world.ts'
import type { CardChange, Forgery, MoroseChange, PanelCancel, RefundChange } from './control-schemas.ts'

/** Registers a card without the hosted page, or removes it. `accepts` overrides what the test card does. */
export function setCard(world: World, { customerId, card }: CardChange): void {
  const customer = getActiveCustomer(world.state, customerId)
  if (card === null) {
    Object.assign(customer, { card: null, registerDate: null })
    return
  }
  const known = findTestCard(card.number) ?? { number: card.number, brand: 'Visa' as const, accepts: true }
  Object.assign(customer, { card: cardOf({ ...known, accepts: card.accepts ?? known.accepts }), registerDate: world.stamp() })
}

export function forceMorose({ state }: World, { subscriptionId, morose }: MoroseChange): void {
  getSubscription(state, subscriptionId).forcedMorose = morose
}

export function cancelInPanel(world: World, { subscriptionId, atPeriodEnd }: PanelCancel): void {
  runDue(world)
  cancelSubscription(world, getSubscription(world.state, subscriptionId), atPeriodEnd)
}

/** The receiver of a refund decides, or Flow pays it out. */
export function settleRefund(world: World, { token, status }: RefundChange): void {
  const refund = world.state.refunds.find((one) => one.token === token)
  if (refund === undefined) throw refusal('Refund not found')
  if (refund.status !== 'created' && !(refund.status === 'accepted' && status === 'refunded'))
    throw refusal(`The refund is already ${refund.status}`)
  refund.status = status
  if (status !== 'refunded') queueCallback(world, refund.urlCallback, refund.token)
}

/** Delivers a logged callback again, `times` times at once. */
export async function redeliver(
  world: World,
  callbacks: CallbackDispatcher,
  { id, times }: { readonly id: number; readonly times: number },
) {
  const callback = world.state.callbacks.find((one) => one.id === id)
  if (callback === undefined) throw refusal('Callback not found')
  await Promise.all(Array.from({ length: times }, () => callbacks.redeliver(callback)))
}

/** Delivers a callback that no payment caused. */
export async function forge(world: World, callbacks: CallbackDispatcher, { url, token }: Forgery): Promise<void> {
  const callback = addCallback(world, url, token ?? world.newToken(), 0)
  callback.state = 'dropped'
  await callbacks.redeliver(callback)
}
