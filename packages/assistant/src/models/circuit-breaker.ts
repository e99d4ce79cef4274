export interface BreakerLimits {
  /** Failures in a row that open the circuit. */
  readonly maxFailures: number
  /** Milliseconds for which it stays open before one call tries again. */
  readonly pauseMs: number
}

/** How a call ended. `neutral` says nothing of the service: its caller left. */
export type CallOutcome = 'success' | 'failure' | 'neutral'

/** Stops calling a service that fails. After a pause one call at a time tries it: its success closes the circuit, its failure starts another pause. */
export class CircuitBreaker {
  readonly #limits: BreakerLimits
  readonly #now: () => number
  #failures = 0
  #openUntil = 0
  #isTrying = false

  constructor(limits: BreakerLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  /** Null while the circuit is open, else what reports how the call ended. */
  enter(): ((outcome: CallOutcome) => void) | null {
    const isHalfOpen = this.#failures >= this.#limits.maxFailures
    if (isHalfOpen && (this.#isTrying || this.#now() < this.#openUntil)) return null
    this.#isTrying = isHalfOpen
    return (outcome) => {
      if (isHalfOpen) this.#isTrying = false
      if (outcome === 'success') this.#failures = 0
      if (outcome !== 'failure') return
      this.#failures += 1
      this.#openUntil = this.#now() + this.#limits.pauseMs
    }
  }
}
