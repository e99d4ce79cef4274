import { addCallback } from '../state/queue-callback.ts'
import type { CallbackDelivery, LoggedCallback } from '../state/simulator-state.ts'
import type { World } from '../state/world.ts'

const maxTimerMs = 2 ** 31 - 1

/**
 * Delivers queued callbacks: after their delay in real time, or when the virtual clock passes them, whichever comes first.
 * A delivery succeeds with status 200 within the time limit; no redirect is followed.
 */
export class CallbackDispatcher {
  readonly #world: World
  readonly #timers = new Map<LoggedCallback, NodeJS.Timeout>()
  readonly #inFlight = new Map<LoggedCallback, Promise<void>>()
  readonly #closing = new AbortController()

  constructor(world: World) {
    this.#world = world
  }

  /** Sets a timer for each callback that was queued since. */
  schedule(): void {
    const { nowMs } = this.#world.clock
    for (const callback of this.#queued()) {
      if (this.#timers.has(callback) || this.#inFlight.has(callback)) continue
      const delayMs = Math.min(Math.max(0, callback.dueMs - nowMs), maxTimerMs)
      const timer = setTimeout(() => void this.#deliver(callback), delayMs)
      this.#timers.set(callback, timer.unref())
    }
  }

  /** Virtual instant of the next delivery; null without one. */
  get nextDueMs(): number | null {
    const due = this.#queued().map(({ dueMs }) => dueMs)
    return due.length === 0 ? null : Math.min(...due)
  }

  /** Delivers what is due by the virtual clock, one after another, and waits for deliveries under way. */
  async deliverDue(): Promise<void> {
    const { nowMs } = this.#world.clock
    await this.#deliverAll(this.#queued().filter(({ dueMs }) => dueMs <= nowMs))
  }

  async flush(): Promise<void> {
    await this.#deliverAll(this.#queued())
  }

  /** Delivers a callback once more, whatever became of it. */
  async redeliver(callback: LoggedCallback): Promise<void> {
    callback.deliveries.push(await this.#post(callback))
  }

  /** Drops timers of callbacks that no longer exist. */
  forgetTimers(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  async close(): Promise<void> {
    this.forgetTimers()
    this.#closing.abort()
    await Promise.all(this.#inFlight.values())
  }

  #queued(): readonly LoggedCallback[] {
    return this.#world.state.callbacks.filter(({ state }) => state === 'queued')
  }

  async #deliverAll(callbacks: readonly LoggedCallback[]): Promise<void> {
    for (const callback of callbacks.toSorted((left, right) => left.dueMs - right.dueMs || left.id - right.id))
      await this.#deliver(callback)
  }

  #deliver(callback: LoggedCallback): Promise<void> {
    const underWay = this.#inFlight.get(callback)
    if (underWay !== undefined) return underWay
    clearTimeout(this.#timers.get(callback))
    this.#timers.delete(callback)
    const delivery = this.#attempt(callback).finally(() => this.#inFlight.delete(callback))
    this.#inFlight.set(callback, delivery)
    return delivery
  }

  async #attempt(callback: LoggedCallback): Promise<void> {
    const delivery = await this.#post(callback)
    callback.deliveries.push(delivery)
    callback.state = delivery.status === 200 ? 'delivered' : 'failed'
    if (callback.state === 'delivered' || this.#closing.signal.aborted) return
    callback.alertMailed = true
    const { callbackRetries, callbackRetryDelayMs } = this.#world.state.settings
    const earlier = this.#world.state.callbacks.filter(({ token, url }) => token === callback.token && url === callback.url)
    if (earlier.length > callbackRetries) return
    addCallback(this.#world, callback.url, callback.token, callbackRetryDelayMs)
    this.schedule()
  }

  async #post({ url, token }: LoggedCallback): Promise<CallbackDelivery> {
    const at = this.#world.stamp()
    const startedMs = performance.now()
    const outcome = { status: null as number | null, error: null as string | null }
    try {
      const limit = AbortSignal.timeout(this.#world.state.settings.callbackTimeoutMs)
      const signal = AbortSignal.any([limit, this.#closing.signal])
      const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual', signal })
      outcome.status = response.status
      await response.body?.cancel()
    } catch (error) {
      outcome.error = error instanceof Error ? error.name : 'Error'
    }
    return { at, ...outcome, ms: Math.round(performance.now() - startedMs) }
  }
}
