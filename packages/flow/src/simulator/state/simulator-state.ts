import type { ClockState } from '../clock/virtual-clock.ts'
import type { ChargeAttempt, Coupon, Customer, Invoice, Item, Payment, Plan, Refund, Registration, Subscription } from './entities.ts'
import type { Fault } from './faults.ts'
import { defaultSettings, type Settings } from './settings.ts'

/** A call that reached `/api`. Keys, signatures and card numbers are left out. */
export interface LoggedRequest {
  readonly id: number
  /** Time of the virtual clock. */
  readonly at: string
  readonly method: string
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string>>
  /** Null while unanswered, and for good where the connection was cut. */
  status: number | null
  code: number | null
  ms: number | null
  /** Kind of the fault that it met. */
  fault: string | null
}

export interface CallbackDelivery {
  readonly at: string
  /** Null where no answer came. */
  readonly status: number | null
  readonly ms: number
  readonly error: string | null
}

export interface LoggedCallback {
  readonly id: number
  readonly url: string
  readonly token: string
  readonly queuedAt: string
  /** Virtual time in milliseconds since 1970. */
  readonly dueMs: number
  state: 'queued' | 'delivered' | 'failed' | 'dropped'
  /** Whether Flow would have mailed the merchant about it. */
  alertMailed: boolean
  readonly deliveries: CallbackDelivery[]
}

/** Everything the simulator knows, as JSON. */
export interface SimulatorState {
  readonly format: 1
  readonly seed: number
  random: number
  counters: { flowOrder: number; invoice: number; item: number; other: number }
  clock: ClockState
  settings: Settings
  customers: Customer[]
  registrations: Registration[]
  plans: Plan[]
  items: Item[]
  coupons: Coupon[]
  subscriptions: Subscription[]
  invoices: Invoice[]
  payments: Payment[]
  attempts: ChargeAttempt[]
  refunds: Refund[]
  faults: Fault[]
  requests: LoggedRequest[]
  callbacks: LoggedCallback[]
}

export function emptyState(seed: number, clock: ClockState): SimulatorState {
  return {
    format: 1,
    seed,
    random: seed >>> 0,
    counters: { flowOrder: 1_500_000, invoice: 1_160_000, item: 1_000, other: 1 },
    clock,
    settings: { ...defaultSettings },
    customers: [],
    registrations: [],
    plans: [],
    items: [],
    coupons: [],
    subscriptions: [],
    invoices: [],
    payments: [],
    attempts: [],
    refunds: [],
    faults: [],
    requests: [],
    callbacks: [],
  }
}
