import { nextDueMs, runDue } from '../billing/run-due.ts'
import type { CallbackDispatcher } from '../callbacks/callback-dispatcher.ts'
import { instantOf } from '../clock/chilean-time.ts'
import type { ClockState, Passage } from '../clock/virtual-clock.ts'
import type { World } from '../state/world.ts'

/** Moves the clock and does on the way, in order, whatever falls due. One journey at a time. */
export class PassageOfTime {
  readonly #world: World
  readonly #callbacks: CallbackDispatcher
  #last: Promise<unknown> = Promise.resolve()

  constructor(world: World, callbacks: CallbackDispatcher) {
    this.#world = world
    this.#callbacks = callbacks
  }

  advance(passage: Passage): Promise<void> {
    return this.alone(() => this.#travel(this.#world.clock.after(passage)))
  }

  /** Moves to a wall-clock time; false where it lies in the past. */
  moveTo(wallMs: number): Promise<boolean> {
    return this.alone(async () => {
      if (instantOf(wallMs) < this.#world.clock.nowMs) return false
      await this.#travel({ ...this.#world.state.clock, wallMs, extraMs: 0 })
      return true
    })
  }

  /** Runs after every journey that was asked for before. */
  alone<T>(act: () => T | Promise<T>): Promise<T> {
    const run = this.#last.then(act)
    this.#last = run.catch(() => undefined)
    return run
  }

  async #travel(target: ClockState): Promise<void> {
    const { clock } = this.#world
    const targetMs = instantOf(target.wallMs) + target.extraMs
    for (;;) {
      const stops = [nextDueMs(this.#world), this.#callbacks.nextDueMs].filter((stop) => stop !== null)
      const stop = Math.min(...stops)
      if (stop > targetMs) break
      clock.travelTo(Math.max(stop, clock.nowMs))
      runDue(this.#world)
      await this.#callbacks.deliverDue()
    }
    clock.arrive(target)
    this.#callbacks.schedule()
  }
}
