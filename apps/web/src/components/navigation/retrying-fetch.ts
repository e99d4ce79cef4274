const isPageRequest = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has('rsc')

interface RetryOptions {
  /** Milliseconds before each new try. */
  readonly waitsMs: readonly number[]
  /** True when a try failed and another follows; false when the page came or nothing more is tried. */
  readonly onWait: (waiting: boolean) => void
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * Asks again for a page while the server is briefly away, as when it is restarted: a page that fails to come makes Next leave for the browser's own
 * error, and with it the list or the ruling in sight. Other requests pass untouched.
 */
export function retryingFetch(ask: typeof fetch, { waitsMs, onWait, sleep }: RetryOptions): typeof fetch {
  return async (input, init) => {
    if (!isPageRequest(init)) return ask(input, init)
    try {
      for (const ms of waitsMs) {
        try {
          return await ask(input, init)
        } catch (error) {
          if (init?.signal?.aborted) throw error
          onWait(true)
          await sleep(ms)
        }
      }
      return await ask(input, init)
    } finally {
      onWait(false)
    }
  }
}
