const isPageRequest = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has('rsc')

interface RetryOptions {
  /** Milliseconds before each retry. */
  readonly waitsMs: readonly number[]
  /** True when a request failed and a retry follows; false when it succeeded or the retries are over. */
  readonly onWait: (waiting: boolean) => void
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * Retries page requests while the server is briefly away, as during a restart. Without it Next would leave for the browser's error page.
 * Other requests pass untouched.
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
