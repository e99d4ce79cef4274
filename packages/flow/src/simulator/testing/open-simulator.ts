import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Simulator, type SimulatorOptions, startSimulator } from '../start-simulator.ts'
import { testCards } from '../state/test-cards.ts'

export type Fields = Readonly<Record<string, string | number>>
/** Bodies are read as they come; a test names the field that it expects. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of the raw interface has no type
export type Body = any

export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly body: Body
}

/** The signature by the fact sheet, written apart from the simulator's. */
export function signatureOf(fields: Fields, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(
      Object.keys(fields)
        .sort()
        .map((name) => `${name}${fields[name]}`)
        .join(''),
      'utf8',
    )
    .digest('hex')
}

export interface OpenSimulator extends Simulator {
  /** Sends a signed call, as `GET plans/get`. */
  readonly send: (call: string, fields?: Fields) => Promise<RawAnswer>
  /** The body of an accepted call; throws for a refused one. */
  readonly call: (call: string, fields?: Fields) => Promise<Body>
}

/** A simulator whose clock stands still at 10:00 of 15 January 2026. It closes with the test. */
export async function openSimulator(options: SimulatorOptions = {}): Promise<OpenSimulator> {
  const simulator = await startSimulator({ now: '2026-01-15 10:00:00', isFrozen: true, ...options })
  onTestFinished(() => simulator.close())
  const send = (call: string, fields: Fields = {}): Promise<RawAnswer> => {
    const signed = { ...fields, apiKey: simulator.apiKey }
    return sendRaw(simulator.origin, call, { ...signed, s: signatureOf(signed, simulator.secretKey) })
  }
  const call = async (name: string, fields?: Fields): Promise<Body> => {
    const { status, text, body } = await send(name, fields)
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
    return body
  }
  return { ...simulator, send, call }
}

/** Sends a call with these fields and no others. */
export async function sendRaw(origin: string, call: string, fields: Fields, signal?: AbortSignal): Promise<RawAnswer> {
  const [method = 'GET', endpoint = ''] = call.split(' ')
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]))
  const options = { redirect: 'manual', ...(signal === undefined ? {} : { signal }) } as const
  const response = await (method === 'POST'
    ? fetch(`${origin}/api/${endpoint}`, { method, body: form, ...options })
    : fetch(`${origin}/api/${endpoint}?${form}`, { method, ...options }))
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json') && text.endsWith('}')
  return { status: response.status, text, body: isJson ? JSON.parse(text) : null }
}

export interface Subscriber {
  readonly customerId: string
  readonly subscriptionId: string
  readonly subscription: Body
}

let externalIds = 0

/** A plan of 1.000 pesos a month. */
export function createPlan(simulator: OpenSimulator, fields: Fields = {}): Promise<Body> {
  return simulator.call('POST plans/create', { planId: 'fullBjud', name: 'Plan base', amount: 1000, interval: 3, ...fields })
}

/** A customer with a card; `null` for one without. */
export async function createCustomer(simulator: OpenSimulator, card: keyof typeof testCards | null = 'credit'): Promise<string> {
  externalIds += 1
  const fields = { name: 'Ana Ficticia', email: 'ana@correo.cl', externalId: `user_${externalIds}` }
  const { customerId } = await simulator.call('POST customer/create', fields)
  if (card !== null) await simulator.control.setCard({ customerId, card: { number: testCards[card].number } })
  return customerId
}

/** A customer subscribed to the plan `fullBjud`. */
export async function subscribe(
  simulator: OpenSimulator,
  card: keyof typeof testCards | null = 'credit',
  fields: Fields = {},
): Promise<Subscriber> {
  const customerId = await createCustomer(simulator, card)
  const subscription = await simulator.call('POST subscription/create', { planId: 'fullBjud', customerId, ...fields })
  return { customerId, subscriptionId: subscription.subscriptionId, subscription }
}

/** An item of the catalogue, by its price. */
export async function createItem(simulator: OpenSimulator, amount: number, name = 'Base de prueba'): Promise<number> {
  return (await simulator.call('POST subscription_item/create', { name, currency: 'CLP', amount })).id
}

export interface Receiver {
  readonly url: string
  readonly received: readonly { readonly body: string; readonly type: string; readonly method: string }[]
  /** Status of the next answers. */
  status: number
}

/** A merchant's address that notes what reaches it. */
export async function openReceiver(): Promise<Receiver> {
  const received: { body: string; type: string; method: string }[] = []
  const receiver = { url: '', received, status: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString('utf8'),
        type: request.headers['content-type'] ?? '',
        method: request.method ?? '',
      })
      response.writeHead(receiver.status, receiver.status === 308 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  return receiver
}
