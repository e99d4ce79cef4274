import type { FlowClient } from '../../client/client.ts'
import type { RawFlow } from './raw-flow.ts'

export interface ReceivedCallback {
  readonly contentType: string
  readonly body: string
}

/** What runs the contract: the simulator, or Flow's sandbox. */
export interface FlowSubject extends AsyncDisposable {
  readonly client: FlowClient
  readonly raw: RawFlow
  /** A mailbox that Flow may write to. */
  readonly email: string
  /** Address for callbacks. */
  readonly callbackUrl: string
  /** A customer with an accepted card. */
  readonly openCardholder: () => Promise<string>
  readonly advanceDays: (days: number) => Promise<void>
  readonly callbacks: () => Promise<readonly ReceivedCallback[]>
}

/** What a subject can do. Tests that need more are reported as skipped. */
export interface Abilities {
  /** Cards can be registered, by a program or beforehand. */
  readonly hasCards: boolean
  /** Time can be made to pass, cards replaced, and everything started over. */
  readonly isSimulator: boolean
}

export interface OpenedSubject {
  readonly abilities: Abilities
  readonly open: () => Promise<FlowSubject>
}

let count = 0

/** Text that no other run has used. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${Date.now().toString(36)}${Math.floor(Math.random() * 46_656).toString(36)}${count}`
}

export async function createCustomer({ client, email }: FlowSubject): Promise<string> {
  const customer = await client.call('customer/create', { name: 'Ana Prueba', email, externalId: unique('user_') })
  return customer.customerId
}

export async function createPlan({ client, callbackUrl }: FlowSubject, options: { readonly trialDays?: number } = {}): Promise<string> {
  const planId = unique('plan')
  const trial = options.trialDays === undefined ? {} : { trial_period_days: options.trialDays }
  await client.call('plans/create', {
    planId,
    name: 'Plan de prueba',
    amount: 1000,
    currency: 'CLP',
    interval: 3,
    urlCallback: callbackUrl,
    ...trial,
  })
  return planId
}

export async function createItem({ client }: FlowSubject, amount = 20_000): Promise<number> {
  const item = await client.call('subscription_item/create', { name: unique('Base '), amount, currency: 'CLP' })
  return item.id
}
