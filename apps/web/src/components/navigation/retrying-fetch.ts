import { awayStatus } from '../../api/away.ts'

const headersOf = (init: RequestInit | undefined): Headers => new Headers(init?.headers)
const isPageRequest = (headers: Headers): boolean => headers.has('rsc')
const isPrefetch = (headers: Headers): boolean => headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')

interface RetryOptions {
  /** Milliseconds before each retry. */
  readonly waitsMs: readonly number[]
  /** True when a request failed and a retry follows; false when it succeeded or the retries are over. */
  readonly onWait: (waiting: boolean) => void
  readonly sleep: (ms: number) => Promise<void>
  /** Whether the address is that of the page that is shown: its refresh is repeated until it succeeds. */
  readonly isShown: (address: string) => boolean
}

/**
 * Retries page requests while the server is briefly away, as during a restart or a rush. Without it Next would leave for an error page, also
 * after a write that succeeded. Other requests pass untouched.
 */
export function retryingFetch(ask: typeof fetch, { waitsMs, onWait, sleep, isShown }: RetryOptions): typeof fetch {
  return async (input, init) => {
    const headers = headersOf(init)
    if (!isPageRequest(headers) || isPrefetch(headers)) return ask(input, init)
    const isRefresh = isShown(input instanceof Request ? input.url : String(input))
    try {
      for (let attempt = 0; ; attempt++) {
        const isLast = !isRefresh && attempt >= waitsMs.length
        const found = await askOnce(() => ask(input, init), init?.signal, isLast)
        if (found !== null) return found
        onWait(true)
        await sleep(waitsMs[Math.min(attempt, waitsMs.length - 1)] ?? 0)
      }
    } finally {
      onWait(false)
    }
  }
}

/** Null where the request is to be repeated. */
async function askOnce(ask: () => Promise<Response>, signal: AbortSignal | null | undefined, isLast: boolean): Promise<Response | null> {
  try {
    const response = await ask()
    return response.status === awayStatus && !isLast && signal?.aborted !== true ? null : response
  } catch (error) {
    if (isLast || signal?.aborted === true) throw error
    return null
  }
}
