import { addPaymentCustomer, findPaymentCustomer, findUser, type PaymentCustomer, savePaymentCard } from '@basejuris/database'
import { type FlowCustomer, FlowError, listAll } from '@basejuris/flow'
import { ServiceError } from '../../../errors/service-error.ts'
import type { PaymentProvider, Services } from '../../../services.ts'
import { afterEarlier, paymentFailure } from './require-provider.ts'

type CustomerServices = Pick<Services, 'db'>

/** Id under which the provider knows a user, for good. */
const externalIdOf = (userId: string): string => `user_${userId}`

/** Whether an id sent by a client names this user, with or without a time behind it. */
export function isExternalIdOf(userId: string, sent: string): boolean {
  return sent === externalIdOf(userId) || sent.startsWith(`${externalIdOf(userId)}_`)
}

/** The provider's customer of a user, created the first time. A customer whose row was lost is found again by the id of the user. */
export function ensureCustomer({ db }: CustomerServices, provider: PaymentProvider, userId: string): Promise<PaymentCustomer> {
  const { mode, now } = provider
  return afterEarlier(provider, userId, async () => {
    const stored = await findPaymentCustomer(db, { userId, mode })
    if (stored !== null) return stored
    const user = await findUser(db, userId)
    if (user === null) throw new ServiceError('auth.expired')
    const customerId = await createCustomer(provider, user).catch((error: unknown) => {
      throw paymentFailure(error, 'payment.user')
    })
    await addPaymentCustomer(db, { userId, mode, customerId, at: now() })
    const added = await findPaymentCustomer(db, { userId, mode })
    if (added === null) throw new ServiceError('auth.expired')
    return added
  })
}

async function createCustomer(
  { client }: PaymentProvider,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const externalId = externalIdOf(id)
  const name = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9]+/g, ' ').trim()
  try {
    return (await client.call('customer/create', { name: name === '' ? 'cliente' : name, email, externalId })).customerId
  } catch (error) {
    if (!(error instanceof FlowError && error.reason === 'duplicate')) throw error
    const endpoint = 'customer/list'
    for await (const customer of listAll((range) => client.call(endpoint, { ...range, status: 1 }), { endpoint }))
      if (customer.externalId === externalId) return customer.customerId
    throw error
  }
}

/** The customer of the caller. The id of anybody else, known or not, is `auth.forbidden`. */
export async function requireOwnCustomer(
  { db }: CustomerServices,
  { mode }: Pick<PaymentProvider, 'mode'>,
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
): Promise<PaymentCustomer> {
  const customer = await findPaymentCustomer(db, { userId, mode })
  if (customer?.customerId !== customerId) throw new ServiceError('auth.forbidden')
  return customer
}

/** Reads the card from the provider and stores brand and last digits. */
export async function refreshCard(
  { db }: CustomerServices,
  { client, mode, now }: PaymentProvider,
  { userId, customerId }: Pick<PaymentCustomer, 'userId' | 'customerId'>,
): Promise<FlowCustomer> {
  const customer = await client.call('customer/get', { customerId })
  const card = {
    hasCard: customer.pay_mode === 'auto' && customer.creditCardType !== null,
    creditCardType: customer.creditCardType,
    last4CardDigits: customer.last4CardDigits,
    cardRegisteredAt: customer.registerDate,
  }
  await savePaymentCard(db, { userId, mode, card, at: now() })
  return customer
}
