import { addWallDays, addWallMonths, instantOf, wallOf } from './chilean-time.ts'

/** Where the clock stands: a wall-clock time and what has passed since then. */
export interface ClockState {
  /** Wall clock as if it were UTC, in milliseconds. */
  wallMs: number
  extraMs: number
  isFrozen: boolean
  /** Real time at which this was written, so that a stored clock that runs catches up; 0 while it is frozen. */
  realMs: number
}

export interface Passage {
  readonly months: number
  readonly days: number
  readonly ms: number
}

/**
 * A clock that can be moved forward. Days move the wall clock, so that noon stays noon across a change of the hour.
 * For days and milliseconds, advancing by a and then by b ends where advancing by a + b does.
 * Months are counted from the present day and end at the month's last.
 */
export class VirtualClock {
  readonly #state: () => ClockState
  #sinceMs = performance.now()
  #isTravelling = false

  constructor(state: () => ClockState) {
    this.#state = state
  }

  get nowMs(): number {
    const { wallMs, extraMs } = this.#state()
    return instantOf(wallMs) + extraMs + this.#elapsedMs()
  }

  get isFrozen(): boolean {
    return this.#state().isFrozen
  }

  /** Writes the time that has really passed into the state. */
  settle(): void {
    const state = this.#state()
    state.extraMs += this.#elapsedMs()
    state.realMs = state.isFrozen ? 0 : Date.now()
    this.#sinceMs = performance.now()
  }

  /** Adds the time that has really passed since a stored state was written. A clock that stands still stays where it is. */
  catchUp(): void {
    const state = this.#state()
    if (!state.isFrozen) state.extraMs += Math.max(0, Date.now() - state.realMs)
    this.#sinceMs = performance.now()
    this.settle()
  }

  freeze(isFrozen: boolean): void {
    this.settle()
    this.#state().isFrozen = isFrozen
    this.settle()
  }

  /** The state that this much time leads to. */
  after({ months, days, ms }: Passage): ClockState {
    this.settle()
    const state = { ...this.#state() }
    if (months > 0) Object.assign(state, { wallMs: addWallMonths(wallOf(this.nowMs), months), extraMs: 0 })
    return { ...state, wallMs: addWallDays(state.wallMs, days), extraMs: state.extraMs + ms }
  }

  /** Stands at an instant while `act` runs, and returns to its course. */
  standAt<T>(instantMs: number, act: () => T): T {
    this.settle()
    const before = { ...this.#state() }
    const wasTravelling = this.#isTravelling
    this.#isTravelling = true
    this.#state().extraMs = instantMs - instantOf(before.wallMs)
    try {
      return act()
    } finally {
      Object.assign(this.#state(), before)
      this.#isTravelling = wasTravelling
      this.#sinceMs = performance.now()
    }
  }

  /** Jumps to an instant and stays there until `arrive`. */
  travelTo(instantMs: number): void {
    this.settle()
    this.#isTravelling = true
    this.#state().extraMs = instantMs - instantOf(this.#state().wallMs)
  }

  /** Ends a journey at the state that it was meant to reach. */
  arrive(target: ClockState): void {
    Object.assign(this.#state(), { wallMs: target.wallMs, extraMs: target.extraMs })
    this.#isTravelling = false
    this.#sinceMs = performance.now()
  }

  #elapsedMs(): number {
    return this.#isTravelling || this.#state().isFrozen ? 0 : Math.floor(performance.now() - this.#sinceMs)
  }
}
