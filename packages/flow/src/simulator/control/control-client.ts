import type { Fault, FaultInput } from '../state/faults.ts'
import type { Settings } from '../state/settings.ts'
import type { LoggedCallback, LoggedRequest, SimulatorState } from '../state/simulator-state.ts'
import type { Advance, CardChange, ClockChange, Forgery, MoroseChange, PanelCancel, Redelivery, RefundChange } from './control-schemas.ts'

export interface ClockStatus {
  /** Wall clock of Santiago, `yyyy-mm-dd hh:mm:ss`. */
  readonly local: string
  /** The same instant in ISO form with `Z`. */
  readonly instant: string
  readonly isFrozen: boolean
}

/** What a test or an operator does to the simulator, by `/__sim` over HTTP. Every verb throws when it is refused. */
export interface SimulatorControl {
  /** Begins anew, settings included; the clock stays where it stands, and ids follow from the seed again. */
  readonly reset: (seed?: number) => Promise<void>
  /** The whole state as JSON, secrets left out. */
  readonly snapshot: () => Promise<SimulatorState>
  readonly restore: (snapshot: SimulatorState) => Promise<void>
  /** Calls of `/api` in order, newest last. */
  readonly requests: () => Promise<readonly LoggedRequest[]>
  readonly callbacks: () => Promise<readonly LoggedCallback[]>
  readonly clock: () => Promise<ClockStatus>
  readonly setClock: (change: ClockChange) => Promise<ClockStatus>
  /** Lets time pass. Bills, renews, retries, cancels and delivers what falls due on the way, in order. */
  readonly advance: (time: Advance) => Promise<ClockStatus>
  /** Bills what is due now. */
  readonly runBilling: () => Promise<ClockStatus>
  readonly addFault: (fault: FaultInput) => Promise<void>
  /** Faults that were not used up yet. */
  readonly faults: () => Promise<readonly Fault[]>
  readonly clearFaults: () => Promise<void>
  readonly settings: () => Promise<Settings>
  readonly changeSettings: (change: Partial<Settings>) => Promise<Settings>
  /** Registers, replaces or removes a card without the hosted page. */
  readonly setCard: (change: CardChange) => Promise<void>
  readonly forceMorose: (change: MoroseChange) => Promise<void>
  /** Cancels as an operator does in Flow's panel: nothing is notified. */
  readonly cancelInPanel: (cancel: PanelCancel) => Promise<void>
  readonly settleRefund: (refund: RefundChange) => Promise<void>
  /** Delivers a logged callback again, and waits for the answers. */
  readonly redeliver: (redelivery: Redelivery) => Promise<void>
  /** Delivers a callback that no payment caused, and waits for the answer. */
  readonly forge: (forgery: Forgery) => Promise<void>
  /** Delivers every queued callback now, and waits for the answers. */
  readonly flushCallbacks: () => Promise<void>
}

/** Speaks to the control interface of a simulator at `origin`. */
export function controlOf(origin: string): SimulatorControl {
  const send = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/__sim/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`Simulator refused ${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }
  const act = async (path: string, body: unknown = {}): Promise<void> => {
    await send('POST', path, body)
  }
  return {
    reset: (seed) => act('reset', seed === undefined ? {} : { seed }),
    snapshot: () => send('GET', 'snapshot'),
    restore: (snapshot) => act('restore', snapshot),
    requests: () => send('GET', 'requests'),
    callbacks: () => send('GET', 'callbacks'),
    clock: () => send('GET', 'clock'),
    setClock: (change) => send('POST', 'clock', change),
    advance: (time) => send('POST', 'advance', time),
    runBilling: () => send('POST', 'billing', {}),
    addFault: (fault) => act('faults', fault),
    faults: () => send('GET', 'faults'),
    clearFaults: async () => {
      await send('DELETE', 'faults')
    },
    settings: () => send('GET', 'settings'),
    changeSettings: (change) => send('POST', 'settings', change),
    setCard: (change) => act('card', change),
    forceMorose: (change) => act('morose', change),
    cancelInPanel: (cancel) => act('panel-cancel', cancel),
    settleRefund: (refund) => act('refund', refund),
    redeliver: (redelivery) => act('callbacks/redeliver', redelivery),
    forge: (forgery) => act('callbacks/forge', forgery),
    flushCallbacks: () => act('callbacks/flush'),
  }
}
