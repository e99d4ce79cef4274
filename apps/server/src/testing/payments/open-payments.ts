import { setFlag } from '@basejuris/database'
import { createFlowClient, type FlowClientOptions } from '@basejuris/flow'
import { type Simulator, startSimulator, testCards } from '@basejuris/flow/simulator'
import { checkCatalogue } from '../../modules/billing/provider/check-catalogue.ts'
import { simulatedIssuer } from '../../modules/billing/tax-documents/simulated-issuer.ts'
import { KeyedQueue } from '../../process/keyed-queue.ts'
import type { PaymentProvider } from '../../services.ts'
import { openTestApp, type TestApp } from '../open-test-app.ts'
import { signInPerson, type TestPerson } from '../sign-in-person.ts'

export interface TestPayments extends TestApp {
  readonly simulator: Simulator
  readonly provider: PaymentProvider
  /** Lets time pass for the simulator and for the product. */
  readonly advance: (time: Parameters<Simulator['control']['advance']>[0]) => Promise<void>
}

/** What the simulator's clock begins at, and ours with it. */
const start = '2026-08-01 10:00:00'

/** Time limits short enough for a test that waits for one. */
const timeouts: FlowClientOptions['timeouts'] = { read: 1500, write: 1500, charge: 1500 }

/** A provider over a simulator, with the simulator's clock. */
export function simulatedProvider({ origin, apiKey, secretKey }: Simulator, clock: { now: Date }): PaymentProvider {
  const client = createFlowClient({ mode: 'simulator', baseUrl: `${origin}/api`, apiKey, secretKey, timeouts: timeouts ?? {} })
  const queue = new KeyedQueue()
  return { mode: 'simulator', client, now: () => clock.now, queue, taxIssuer: simulatedIssuer, problems: null, staleMs: 0, secondLookMs: 0 }
}

/** The product with subscriptions on and a simulator of its own, whose plan and items are right. */
export async function openPayments({ betaFree = false }: { readonly betaFree?: boolean } = {}): Promise<TestPayments> {
  const simulator = await startSimulator({ now: start, isFrozen: true })
  const clock = { now: new Date((await simulator.control.clock()).instant) }
  const provider = simulatedProvider(simulator, clock)
  const test = await openTestApp({ provider })
  await setFlag(test.services.db, 'betaFree', betaFree)
  await setFlag(test.services.db, 'subscriptions', true)
  await simulator.control.changeSettings({ callbackDelayMs: 0 })
  await checkCatalogue(test.services, provider)
  return {
    ...test,
    simulator,
    provider,
    async advance(time) {
      await simulator.control.advance(time)
      clock.now = new Date((await simulator.control.clock()).instant)
    },
    async close() {
      await test.close()
      await simulator.close()
    },
  }
}

export interface Payer extends TestPerson {
  readonly customerId: string
}

/** A signed-in person with a customer at the provider. */
export async function addPayer(test: TestApp): Promise<Payer> {
  const person = await signInPerson(test)
  const { body } = await person.call('POST', '/v1/payment/user/create', {})
  return { ...person, customerId: body.data.customerId }
}

/** Presses the pay button: the address to go to, and the attempt. */
export async function pay(
  { call, customerId }: Payer,
  bases: readonly string[],
  more: object = {},
): Promise<{ readonly redirectUrl: string; readonly paymentRef: string }> {
  return (await call('POST', '/v1/payment/user/card-register', { customerId, bases, aceptaCobro: true, ...more })).body.data
}

const bankAnswers = { rut: '11.111.111-1', clave: '123' }

/** Fills the provider's pages as a browser does, and answers the form with which it comes back; null where the page ends without one. */
export async function registerAtProvider(
  redirectUrl: string,
  card: keyof typeof testCards,
): Promise<{ readonly action: string; readonly token: string } | null> {
  const page = new URL(redirectUrl)
  const token = page.searchParams.get('token') ?? ''
  const post = async (fields: Readonly<Record<string, string>>): Promise<string> =>
    (
      await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: new URLSearchParams({ token, boton: 'aceptar', ...fields }) })
    ).text()
  const numero = testCards[card].number
  await post({ paso: 'consentimiento' })
  const afterCard = await post({ paso: 'tarjeta', numero, vencimiento: '12/30', cvv: '123' })
  const last = afterCard.includes('value="banco"') ? await post({ paso: 'banco', numero, ...bankAnswers }) : afterCard
  const action = /<form[^>]*action="([^"]+)"/.exec(last)?.[1]
  return action === undefined || !last.includes(token) ? null : { action, token }
}

/** The browser's cross-site POST, which carries no session. */
export async function comeBack({ app }: Pick<TestApp, 'app'>, token: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/v1/payment/flow/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://sandbox.flow.cl' },
    payload: new URLSearchParams({ token }).toString(),
  })
  return { status: response.statusCode, location: response.headers.location ?? '' }
}

/** From the pay button to a subscription, with the jobs run. */
export async function subscribe(
  test: TestPayments,
  payer: Payer,
  bases: readonly string[],
  card: keyof typeof testCards = 'credit',
): Promise<string> {
  const { redirectUrl, paymentRef } = await pay(payer, bases)
  const back = redirectUrl.startsWith(test.simulator.origin) ? await registerAtProvider(redirectUrl, card) : null
  if (back !== null) await comeBack(test, back.token)
  await test.runJobs()
  return paymentRef
}

/** A base of a subscription as if it had been contracted at another price, with the provider and in our rows. */
export async function contractedFor(
  { provider, database }: TestPayments,
  { subscriptionId, base, amount }: { readonly subscriptionId: string; readonly base: string; readonly amount: number },
): Promise<void> {
  const { client } = provider
  const of = [subscriptionId, base]
  const { rows } = await database.execute(
    'select item_id from payment_subscription_items where subscription_id = $1 and base_id = $2 and removed_at is null',
    of,
  )
  const before = Number((rows as { item_id: number }[])[0]?.item_id)
  const { id } = await client.call('subscription_item/create', {
    name: `itemSuscription ${base} ${amount}`.replaceAll('_', ' '),
    amount,
    currency: 'CLP',
  })
  await client.call('subscription/deleteItem', { subscriptionId, itemId: before })
  await client.call('subscription/addItem', { subscriptionId, itemId: id })
  await database.execute(
    'update payment_subscription_items set item_id = $3, amount = $4 where subscription_id = $1 and base_id = $2 and removed_at is null',
    [...of, id, amount],
  )
}
