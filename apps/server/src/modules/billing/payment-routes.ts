import {
  acceptPricesEndpoint,
  addItemEndpoint,
  cancelSubscriptionEndpoint,
  createItemEndpoint,
  createPaymentUserEndpoint,
  createSubscriptionEndpoint,
  currentAttemptEndpoint,
  invoicesEndpoint,
  ownPaymentUserEndpoint,
  ownSubscriptionEndpoint,
  paymentAttemptEndpoint,
  paymentUserEndpoint,
  quoteEndpoint,
  registerCardEndpoint,
  removeItemEndpoint,
  subscriptionEndpoint,
  subscriptionItemEndpoint,
  updatePaymentEndpoint,
  validateSubscriptionEndpoint,
  withdrawEndpoint,
} from '@basejuris/contract'
import type { ServiceActor, UserActor } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../errors/service-error.ts'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { Services } from '../../services.ts'
import { paymentMailsQueue } from './mails/send-payment-mails.ts'
import { ensureCustomer, isExternalIdOf } from './provider/ensure-customer.ts'
import { requireOpenPayments, requireProvider } from './provider/require-provider.ts'
import { createSubscription } from './subscribing/create-subscription.ts'
import { getQuote } from './subscribing/quote.ts'
import { registerCard } from './subscribing/register-card.ts'
import { getAttempt, getCurrentAttempt } from './subscribing/show-attempt.ts'
import { acceptPrices } from './subscription/accept-prices.ts'
import { addItem, cancelSubscription, createBaseItem, getItem, removeItem } from './subscription/change-items.ts'
import { showOwnSubscription } from './subscription/own-subscription.ts'
import { getPaymentUser, listInvoices, refreshPaymentUser, updatePayment } from './subscription/payment-user.ts'
import { getSubscription, validateSubscription } from './subscription/show-subscription.ts'
import { withdraw } from './subscription/withdraw.ts'

/** Null of a machine, which reads the subscriptions of everybody. */
const userOf = (actor: UserActor | ServiceActor): string | null => (actor.kind === 'user' ? actor.userId : null)

export function bindPaymentRoutes(app: FastifyInstance, services: Services): void {
  bindSubscribing(app, services)
  bindSubscription(app, services)
}

function bindSubscribing(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, quoteEndpoint, ({ actor: { userId }, body: { bases } }) =>
    getQuote(services, { userId, bases, at: services.provider?.now() ?? new Date() }),
  )
  bindEndpoint(app, createPaymentUserEndpoint, async ({ actor: { userId }, body: { externalId } }) => {
    const provider = await requireOpenPayments(services)
    if (externalId !== undefined && !isExternalIdOf(userId, externalId)) throw new ServiceError('auth.forbidden')
    const { customerId } = await ensureCustomer(services, provider, userId)
    return { customerId }
  })
  bindEndpoint(app, registerCardEndpoint, async ({ actor: { userId }, body, request }) => {
    const purpose = body.proposito === 'tarjeta' ? 'card' : 'subscription'
    const provider = purpose === 'card' ? requireProvider(services) : await requireOpenPayments(services)
    const { customerId, bases = [], aceptaCobro = false, otraTarjeta = false } = body
    return registerCard(services, provider, {
      userId,
      customerId,
      purpose,
      bases,
      hasAgreed: aceptaCobro,
      otherCard: otraTarjeta,
      address: request.ip,
    })
  })
  bindEndpoint(app, createSubscriptionEndpoint, async ({ actor: { userId }, body }) =>
    createSubscription(services, await requireOpenPayments(services), { userId, ...body }),
  )
  bindEndpoint(app, paymentAttemptEndpoint, ({ actor: { userId }, params }) => getAttempt(services, { userId, ...params }))
  bindEndpoint(app, currentAttemptEndpoint, ({ actor: { userId } }) => getCurrentAttempt(services, userId))
  bindEndpoint(app, createItemEndpoint, async ({ body: { name } }) => createBaseItem(services, await requireOpenPayments(services), name))
  bindEndpoint(app, subscriptionItemEndpoint, ({ query: { itemId } }) => getItem(services, itemId))
  bindEndpoint(app, addItemEndpoint, async ({ actor: { userId }, body }) =>
    mailing(services, addItem(services, await requireOpenPayments(services), { userId, ...body })),
  )
}

function bindSubscription(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, ownPaymentUserEndpoint, ({ actor: { userId } }) => getPaymentUser(services, userId))
  bindEndpoint(app, paymentUserEndpoint, ({ actor: { userId }, params }) => refreshPaymentUser(services, { userId, ...params }))
  bindEndpoint(app, ownSubscriptionEndpoint, ({ actor: { userId } }) => showOwnSubscription(services, userId))
  bindEndpoint(app, subscriptionEndpoint, ({ actor, query: { subscriptionId } }) =>
    getSubscription(services, { userId: userOf(actor), subscriptionId }),
  )
  bindEndpoint(app, validateSubscriptionEndpoint, ({ actor, query: { subscriptionId } }) =>
    validateSubscription(services, { userId: userOf(actor), subscriptionId }),
  )
  bindEndpoint(app, removeItemEndpoint, ({ actor: { userId }, body: { itemId } }) => removeItem(services, { userId, itemId }))
  bindEndpoint(app, cancelSubscriptionEndpoint, ({ actor: { userId }, query: { subscriptionId } }) =>
    mailing(services, cancelSubscription(services, { userId, subscriptionId })),
  )
  bindEndpoint(app, withdrawEndpoint, ({ actor: { userId }, body: { subscriptionId } }) =>
    mailing(services, withdraw(services, { userId, subscriptionId })),
  )
  bindEndpoint(app, acceptPricesEndpoint, ({ actor: { userId }, body: { subscriptionId, precios }, request }) =>
    acceptPrices(services, { userId, subscriptionId, precios, address: request.ip }),
  )
  bindEndpoint(app, invoicesEndpoint, ({ actor: { userId } }) => listInvoices(services, userId))
  bindEndpoint(app, updatePaymentEndpoint, ({ actor: { userId }, body }) => updatePayment(services, { userId, ...body }))
}

/** What happened is mailed at once. A job that cannot be sent fails nothing: the next run of the mails finds it. */
async function mailing<T>({ jobs }: Services, done: Promise<T>): Promise<T> {
  const answer = await done
  await jobs.send(paymentMailsQueue, {}).catch(() => undefined)
  return answer
}
