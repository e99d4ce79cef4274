const defaultRestMs = 5_000

export interface RestOptions {
  /** How long nothing is asked of a server that did not answer. */
  readonly restMs?: number
  readonly nowMs?: () => number
}

export interface Outage {
  readonly isOutage: (error: unknown) => boolean
  /** What to throw; without a cause while nothing is asked. */
  readonly unavailable: (cause?: unknown) => Error
}

/** A circuit breaker: after an outage every question is refused for a while without being asked. */
export function restAfterOutage(
  { restMs = defaultRestMs, nowMs = () => performance.now() }: RestOptions,
  { isOutage, unavailable }: Outage,
): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let restsUntilMs = 0
  return async (ask) => {
    if (nowMs() < restsUntilMs) throw unavailable()
    try {
      return await ask()
    } catch (error) {
      if (!isOutage(error)) throw error
      restsUntilMs = nowMs() + restMs
      throw unavailable(error)
    }
  }
}
