import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  createPaymentUserEndpoint,
  createSubscriptionEndpoint,
  paymentAttemptEndpoint,
  registerCardEndpoint,
  registerEndpoint,
  settingsEndpoint,
} from '@basejuris/contract'
import { type SimulatorControl, testCards } from '@basejuris/flow/simulator'

/** A subscriber of the product, with what addresses need. */
export interface Payer {
  readonly call: <Answer>(method: string, path: string, body?: object) => Promise<Answer>
  readonly customerId: string
  readonly paymentRef: string
}

const pollMs = 200
const maxPolls = 300

/** The check of plan and items comes after the start. */
export async function untilSelling(origin: string): Promise<void> {
  for (let polls = 0; polls < maxPolls; polls++) {
    const { data } = JSON.parse(await (await fetch(origin + settingsEndpoint.path)).text())
    if (data.disponible === true) return
    await setTimeout(pollMs)
  }
  throw new Error('The product does not sell subscriptions')
}

/** The product refused the call because it was busy, and did nothing. */
class Busy extends Error {}
const busyStatus = 503

/** As `call`, again while the product is busy: what prepares a measurement is not measured. */
const patiently =
  (call: Payer['call']): Payer['call'] =>
  async (method, path, body) => {
    for (let polls = 1; ; polls++) {
      try {
        return await call(method, path, body)
      } catch (error) {
        if (!(error instanceof Busy) || polls === maxPolls) throw error
        await setTimeout(pollMs)
      }
    }
  }

/** Registers a person and pays for one base with a card that the simulator has on file. Each person has an own address. */
export async function openPayer(origin: string, simulator: SimulatorControl, at: number): Promise<Payer> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` }
  const call: Payer['call'] = async (method, path, body) => {
    const response = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const answer = await response.text()
    if (!response.ok) throw new (response.status === busyStatus ? Busy : Error)(`${method} ${path}: ${response.status} ${answer}`)
    return JSON.parse(answer).data
  }
  const prepare = patiently(call)
  const account = { email: `${randomUUID()}@ejemplo.test`, password: 'nueve lagunas al sur', aceptaTerminos: true }
  const { token } = await prepare<{ token: string }>(registerEndpoint.method, registerEndpoint.path, account)
  headers['authorization'] = `Bearer ${token}`
  const { customerId } = await prepare<{ customerId: string }>('POST', createPaymentUserEndpoint.path, {})
  await simulator.setCard({ customerId, card: { number: testCards.credit.number } })
  const order = { customerId, bases: ['base_corte_suprema'], aceptaCobro: true }
  const { paymentRef } = await prepare<{ paymentRef: string }>('POST', registerCardEndpoint.path, order)
  await prepare('POST', createSubscriptionEndpoint.path, {
    planId: 'fullBjud',
    customerId,
  })
  for (let polls = 0; polls < maxPolls; polls++) {
    const { estado } = await prepare<{ estado: string }>('GET', paymentAttemptEndpoint.path.replace(':paymentRef', paymentRef))
    if (estado === 'active') return { call, customerId, paymentRef }
    await setTimeout(pollMs)
  }
  throw new Error('The subscription did not become active')
}
