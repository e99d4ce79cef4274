import { setTimeout } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'
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

export function openEngineClient({ nodes }: Pick<EngineAddress, 'nodes'>): EngineClient {
  const client = new Client({ nodes: [...nodes], requestTimeout, maxRetries })
  const request = async <Answer>(parameters: Parameters<typeof client.transport.request>[0]): Promise<Answer> => {
    for (let waits = 0; ; waits++) {
      try {
        return (await client.transport.request(parameters)).body as Answer
      } catch (error) {
        if (!busy.has(statusOf(error)) || waits === maxWaits) throw error
        await setTimeout(waitMs(waits))
      }
    }
  }
  return {
    ask: (method, path, body) => request(body === undefined ? { method, path } : { method, path, body: JSON.stringify(body) }),
    send: (path, lines, parameters = {}) =>
      request({
        method: 'POST',
        path,
        querystring: parameters,
        bulkBody: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
      }),
    close: () => client.close(),
  }
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
  return error instanceof errors.ResponseError ? (error.statusCode ?? 0) : 0
}

/** What the cluster says of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof errors.ResponseError) {
    const { error: said } = (error.body ?? {}) as { error?: { type?: string; reason?: string; root_cause?: { reason?: string }[] } }
    return `${error.statusCode} ${said?.type ?? ''}: ${said?.root_cause?.[0]?.reason ?? said?.reason ?? error.message}`
  }
  return error instanceof Error ? error.message : String(error)
}
