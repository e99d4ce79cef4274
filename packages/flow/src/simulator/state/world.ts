import { formatWall, instantOf, wallOf } from '../clock/chilean-time.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'
import type { AnswerFault, CallbackFault, ChargeFault, Fault, ReturnFault } from './faults.ts'
import { randomText } from './random-ids.ts'
import { emptyState, type SimulatorState } from './simulator-state.ts'

type FaultOf<E extends string> = E extends 'charge'
  ? ChargeFault
  : E extends 'callback'
    ? CallbackFault
    : E extends 'return'
      ? ReturnFault
      : AnswerFault

/** The state with its clock, and what every verb asks of them. */
export class World {
  state: SimulatorState
  readonly clock: VirtualClock
  /** Address that links of the hosted pages begin with. */
  origin = ''

  constructor(seed: number, now: number | null, isFrozen: boolean) {
    const wallMs = now ?? wallOf(Date.now())
    // In the hour that the autumn repeats, the wall clock alone does not say which of the two it is.
    const extraMs = now === null ? Date.now() - instantOf(wallMs) : 0
    this.state = emptyState(seed, { wallMs, extraMs, isFrozen, realMs: isFrozen ? 0 : Date.now() })
    this.clock = new VirtualClock(() => this.state.clock)
  }

  /** Begins anew with the clock where it stands. */
  reset(seed: number): void {
    this.clock.settle()
    this.state = emptyState(seed, this.state.clock)
  }

  /** Takes over a snapshot, its clock included. A clock that runs has gone on meanwhile. */
  restore(state: SimulatorState): void {
    this.state = state
    this.clock.catchUp()
  }

  /** A time `ms` from now as the provider writes it, its clock's error included. */
  stamp(ms = 0): string {
    return formatWall(wallOf(this.clock.nowMs + this.state.settings.clockSkewSeconds * 1_000 + ms))
  }

  /** Today in Santiago by the virtual clock, which decides what is due. */
  get today(): string {
    return formatWall(wallOf(this.clock.nowMs)).slice(0, 10)
  }

  newCode(prefix: 'cus_' | 'sus_'): string {
    return `${prefix}${randomText(this.state, 10, 'lower')}`
  }

  newToken(): string {
    return randomText(this.state, 40, 'upper')
  }

  next(counter: keyof SimulatorState['counters']): number {
    this.state.counters[counter] += 1
    return this.state.counters[counter]
  }

  /** Uses up one of the first fault that matches, where its turn has come. */
  takeFault<E extends 'charge' | 'callback' | 'return' | (string & {})>(endpoint: E, kinds?: readonly Fault['kind'][]): FaultOf<E> | null {
    const special = endpoint === 'charge' || endpoint === 'callback' || endpoint === 'return'
    const matches = this.state.faults.filter(
      (fault) => (fault.endpoint === endpoint || (fault.endpoint === '*' && !special)) && (kinds?.includes(fault.kind) ?? true),
    )
    const fault = matches.find(({ skip }) => skip === 0)
    for (const waiting of matches) if (waiting.skip > 0) waiting.skip -= 1
    if (fault === undefined) return null
    fault.times -= 1
    this.state.faults = this.state.faults.filter(({ times }) => times > 0)
    return { ...fault } as FaultOf<E>
  }
}
