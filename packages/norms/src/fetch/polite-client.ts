import { setTimeout as wait } from 'node:timers/promises'

export interface PoliteClientOptions {
  /** Without trailing slash. */
  readonly baseUrl: string
  /** Names the program and whom to write to. */
  readonly userAgent: string
  /** Milliseconds from the end of one request to the beginning of the next. */
  readonly intervalMs?: number
  /** Milliseconds for a whole answer. */
  readonly timeoutMs?: number
  /** First pause before a retry; each next one is twice as long. */
  readonly firstPauseMs?: number
  readonly maxBytes?: number
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Why a request gave nothing after its last attempt. Sentences are for the operator. */
export class ServiceFailure extends Error {
  /** False where the service answered: the next request may well succeed. */
  readonly unreachable: boolean

  constructor(message: string, unreachable: boolean) {
    super(message)
    this.unreachable = unreachable
  }
}

/** Attempts of one request. */
const maxAttempts = 5
const maxPauseMs = 15 * 60_000
const standard = { intervalMs: 1000, timeoutMs: 60_000, firstPauseMs: 2000, maxBytes: 64 * 1024 * 1024 } as const

export type ReadAnswer<T> = (bytes: Uint8Array) => T

/** An answer that `read` finds damaged is asked for again. */
export class DamagedAnswer extends Error {}

/**
 * A client that sends one request at a time, an interval apart, and retries with growing pauses. A pause that the service asks
 * for (`Retry-After`) is kept, up to fifteen minutes.
 */
export class PoliteClient {
  readonly #options: Required<Omit<PoliteClientOptions, 'pause'>>
  readonly #pause: (ms: number, signal: AbortSignal) => Promise<void>
  #nextAt = 0

  constructor({ pause, ...options }: PoliteClientOptions) {
    this.#options = { ...standard, ...options }
    this.#pause = pause ?? (async (ms, signal) => void (await wait(ms, undefined, { signal })))
  }

  /** @throws {ServiceFailure} after the last attempt, or at once where the service refuses (4xx) */
  async get<T>(path: string, read: ReadAnswer<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#waitForTurn(signal)
      const outcome = await this.#attempt(path, read, signal)
      this.#nextAt = performance.now() + this.#options.intervalMs
      if ('value' in outcome) return outcome.value
      signal.throwIfAborted()
      if (!outcome.retry || attempt === maxAttempts) throw outcome.failure
      const growing = this.#options.firstPauseMs * 2 ** (attempt - 1)
      await this.#pause(Math.min(outcome.retryAfterMs ?? growing, maxPauseMs), signal)
    }
  }

  async #waitForTurn(signal: AbortSignal): Promise<void> {
    const delay = this.#nextAt - performance.now()
    if (delay > 0) await wait(delay, undefined, { signal })
  }

  async #attempt<T>(path: string, read: ReadAnswer<T>, signal: AbortSignal): Promise<Outcome<T>> {
    const { baseUrl, userAgent, timeoutMs, maxBytes } = this.#options
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        headers: { 'user-agent': userAgent, accept: 'application/xml, text/xml;q=0.9, */*;q=0.1' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (!response.ok) {
        await response.body?.cancel()
        return refused(response)
      }
      return { value: read(await readBody(response, maxBytes)) }
    } catch (error) {
      if (error instanceof ServiceFailure) return { retry: false, failure: error, retryAfterMs: null }
      if (error instanceof DamagedAnswer) return { retry: true, failure: new ServiceFailure(error.message, false), retryAfterMs: null }
      const isSlow = error instanceof Error && error.name === 'TimeoutError'
      const sentence = isSlow ? `no respondió en ${Math.round(timeoutMs / 1000)} s` : 'la conexión falló o se cortó'
      return { retry: true, failure: new ServiceFailure(sentence, true), retryAfterMs: null }
    }
  }
}

type Outcome<T> =
  | { readonly value: T }
  | { readonly retry: boolean; readonly failure: ServiceFailure; readonly retryAfterMs: number | null }

function refused(response: Response): Extract<Outcome<never>, { retry: boolean }> {
  const { status } = response
  const isBusy = status === 429 || status === 408 || status >= 500
  const sentence = status === 429 ? 'el servicio pide esperar (429)' : `el servicio respondió ${status}`
  return { retry: isBusy, failure: new ServiceFailure(sentence, isBusy), retryAfterMs: readRetryAfter(response.headers.get('retry-after')) }
}

/** Milliseconds of `Retry-After`, in seconds or as a date; null without one. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new ServiceFailure('la respuesta supera el tamaño máximo', false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
