import { setTimeout } from 'node:timers/promises'
import type { Client, errors } from '@opensearch-project/opensearch'
import { EngineUnavailable } from '../../engine-unavailable.ts'
import { type RestOptions, restAfterOutage } from '../../rest-after-outage.ts'
import { traceEngine } from '../../trace-engine.ts'
import type { EngineAddress } from './engine-address.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** Asks the cluster over HTTP. A node that does not answer is left out for a while, and another one is asked. */
export interface EngineClient {
  readonly ask: <Answer = unknown>(method: Method, path: string, body?: JsonObject) => Promise<Answer>
  /** Sends lines of JSON. */
  readonly send: <Answer = unknown>(path: string, lines: readonly JsonObject[], parameters?: Record<string, string>) => Promise<Answer>
  readonly close: () => Promise<void>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'

const requestTimeout = 60_000
const maxRetries = 3
/** While the cluster is too busy, a request is repeated after longer and longer waits. */
const maxWaits = 7
const firstWaitMs = 50
const busy: ReadonlySet<number> = new Set([429, 503])
/** Of searches, for which somebody waits. */
const searchTimeoutMs = 10_000
const maxSearchWaits = 3

export interface EngineClientOptions extends RestOptions {
  readonly searchTimeoutMs?: number
}

/** A search rejects with `EngineUnavailable` while the cluster does not answer. Other requests reject with what the cluster said. */
export function openEngineClient({ nodes }: Pick<EngineAddress, 'nodes'>, options: EngineClientOptions = {}): EngineClient {
  /** The library is loaded with the first request: most installations have no cluster. */
  let opened: Promise<Client> | null = null
  const open = async (): Promise<Client> => {
    const { Client } = await import('@opensearch-project/opensearch')
    return new Client({ nodes: [...nodes], requestTimeout, maxRetries })
  }
  const searching = { requestTimeout: options.searchTimeoutMs ?? searchTimeoutMs, maxRetries: 1 }
  const repeat = async <Answer>(parameters: RequestParameters, limits: object, waitsAtMost: number): Promise<Answer> => {
    for (let waits = 0; ; waits++) {
      try {
        opened ??= open()
        return (await (await opened).transport.request(parameters, limits)).body as Answer
      } catch (error) {
        if (!busy.has(statusOf(error)) || waits === waitsAtMost) throw error
        await setTimeout(waitMs(waits))
      }
    }
  }
  const guarded = restAfterOutage(options, { isOutage, unavailable })
  const search = <Answer>(parameters: RequestParameters): Promise<Answer> =>
    guarded(() => repeat<Answer>(parameters, searching, maxSearchWaits))
  const request = <Answer>(parameters: RequestParameters): Promise<Answer> =>
    traceEngine(
      () => ({ engine: 'opensearch', system: 'opensearch', operation: operationOf(parameters) }),
      () => (isSearch(parameters) ? search<Answer>(parameters) : repeat<Answer>(parameters, {}, maxWaits)),
    )
  return {
    ask: (method, path, body) => request(body === undefined ? { method, path } : { method, path, body: JSON.stringify(body) }),
    send: (path, lines, parameters = {}) =>
      request({
        method: 'POST',
        path,
        querystring: parameters,
        bulkBody: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
      }),
    close: async () => (await opened)?.close(),
  }
}

const unavailable = (cause?: unknown): EngineUnavailable =>
  cause === undefined
    ? new EngineUnavailable('The search engine did not answer a moment ago')
    : new EngineUnavailable(`The search engine does not answer: ${reasonOf(cause)}`, { cause })

type RequestParameters = Parameters<Client['transport']['request']>[0]

/** `search` of `/basejuris-rulings/_search`; the rest of a path may name a ruling. */
const operationOf = ({ method, path }: RequestParameters): string => /\/_([a-z]+)/u.exec(path)?.[1] ?? method.toLowerCase()

/** Somebody waits for the answer. */
const isSearch = ({ method, path }: RequestParameters): boolean =>
  /\/_m?search$|^\/_cluster\/health/u.test(path) || (method === 'GET' && path.includes('/_doc/'))

/** No answer, or one that a whole cluster would not give. */
const isOutage = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 0 || status === 429 || status >= 502
}

export function waitMs(waits: number): number {
  return firstWaitMs * 2 ** waits
}

/** Whether the item of a bulk request was refused because the cluster was too busy. */
export function isBusy(status: number): boolean {
  return busy.has(status)
}

/** Status of an answer that reports an error; 0 when there was no answer. */
export function statusOf(error: unknown): number {
  return isResponseError(error) ? (error.statusCode ?? 0) : 0
}

/** What the cluster says of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (isResponseError(error)) {
    const { error: said } = (error.body ?? {}) as { error?: { type?: string; reason?: string; root_cause?: { reason?: string }[] } }
    return `${error.statusCode} ${said?.type ?? ''}: ${said?.root_cause?.[0]?.reason ?? said?.reason ?? error.message}`
  }
  return error instanceof Error ? error.message : String(error)
}

/** By its name, which needs no library. */
const isResponseError = (error: unknown): error is errors.ResponseError => error instanceof Error && error.name === 'ResponseError'
