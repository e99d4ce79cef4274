import { testCards } from '@basejuris/flow/simulator'
import { followPrices } from '../../modules/billing/prices/apply-prices.ts'
import type { TestApp } from '../open-test-app.ts'
import { addPayer, contractedFor, type Payer, pay, type TestPayments } from './open-payments.ts'

interface PaymentRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A request for what a new payer owns. The test app has a simulator. */
const owned =
  (requestOf: (owner: Payer, test: TestPayments) => Promise<PaymentRequest> | PaymentRequest) =>
  async (test: TestApp): Promise<{ readonly owner: Payer; readonly request: PaymentRequest }> => {
    const payments = test as TestPayments
    const owner = await addPayer(payments)
    return { owner, request: await requestOf(owner, payments) }
  }

const withCard = async (owner: Payer, { simulator }: TestPayments): Promise<string> => {
  await simulator.control.setCard({ customerId: owner.customerId, card: { number: testCards.credit.number } })
  return (await pay(owner, [])).paymentRef
}
const createBody = ({ customerId }: Payer) => ({ planId: 'fullBjud', customerId })
const subscribed = async (owner: Payer, test: TestPayments): Promise<string> => {
  await withCard(owner, test)
  return (await owner.call('POST', '/v1/payment/subscription/create', createBody(owner))).body.data.subscriptionId
}
const itemOf = async ({ call }: Payer, name: string): Promise<number> =>
  (await call('POST', '/v1/payment/subscription/item/create', { name })).body.data.itemId

/** Bases of the beta are no premium ones, so that the attempts of these fixtures begin without any. */
export const ownedPayments = {
  createPaymentUser: owned(({ userId }) => ({ body: { externalId: `user_${userId}` } })),
  registerCard: owned(({ customerId }) => ({ body: { customerId, bases: [], aceptaCobro: true } })),
  createSubscription: owned(async (owner, test) => {
    await withCard(owner, test)
    return { body: createBody(owner) }
  }),
  paymentAttempt: owned(async (owner, test) => ({ params: { paymentRef: await withCard(owner, test) } })),
  paymentUser: owned(({ customerId }) => ({ params: { customerId } })),
  subscription: owned(async (owner, test) => ({ query: { subscriptionId: await subscribed(owner, test) } })),
  validateSubscription: owned(async (owner, test) => ({ query: { subscriptionId: await subscribed(owner, test) } })),
  withdraw: owned(async (owner, test) => ({ body: { subscriptionId: await subscribed(owner, test) } })),
  acceptPrices: owned(async (owner, test) => {
    const subscriptionId = await subscribed(owner, test)
    await owner.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId: await itemOf(owner, 'contraloria') })
    await contractedFor(test, { subscriptionId, base: 'contraloria', amount: 8000 })
    await followPrices(test.services, test.provider)
    return { body: { subscriptionId, precios: [{ base: 'contraloria', precio: 10_000 }], aceptaCobro: true } }
  }),
  cancelSubscription: owned(async (owner, test) => ({ query: { subscriptionId: await subscribed(owner, test) } })),
  addItem: owned(async (owner, test) => ({
    body: { subscriptionId: await subscribed(owner, test), itemId: await itemOf(owner, 'contraloria') },
  })),
  removeItem: owned(async (owner, test) => {
    const body = { subscriptionId: await subscribed(owner, test), itemId: await itemOf(owner, 'contraloria') }
    await owner.call('POST', '/v1/payment/subscription/item/add', body)
    return { body: { itemId: body.itemId } }
  }),
  updatePayment: owned(async (owner, test) => ({
    body: { email: owner.email, customerId: owner.customerId, subscriptionId: await subscribed(owner, test) },
  })),
}
