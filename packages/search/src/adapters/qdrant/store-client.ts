import { setTimeout } from 'node:timers/promises'
import type { QdrantClient } from '@qdrant/js-client-rest'
import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import { type RestOptions, restAfterOutage } from '../rest-after-outage.ts'
import { traceEngine } from '../trace-engine.ts'
import type { VectorAddress } from './vector-address.ts'

type Ask<Answer> = (client: QdrantClient) => Promise<Answer>

/** Asks the vector store over HTTP. */
export interface StoreClient {
  /** For searches. After a failure every question fails for a while without being asked. @throws {EncoderUnavailable} when the store does not answer */
  readonly read: <Answer>(ask: Ask<Answer>) => Promise<Answer>
  /** For changes and their state. While the store is too busy, a question is repeated after longer and longer waits. */
  readonly write: <Answer>(ask: Ask<Answer>) => Promise<Answer>
}

export interface StoreClientOptions extends RestOptions {
  readonly readTimeoutMs?: number
}

const defaultReadTimeoutMs = 5_000
const writeTimeoutMs = 120_000
const maxWaits = 7
const firstWaitMs = 50
const busy: ReadonlySet<number> = new Set([429, 503])

export function openStoreClient({ url, apiKey }: Pick<VectorAddress, 'url' | 'apiKey'>, options: StoreClientOptions = {}): StoreClient {
  const { readTimeoutMs = defaultReadTimeoutMs } = options
  // As a header: given as a key, the client writes a warning for every address without TLS.
  const shared = { url, checkCompatibility: false, headers: apiKey === null ? {} : { 'api-key': apiKey } }
  /** The library is loaded with the first question: most installations have no store. */
  const clientWith = (timeout: number): (() => Promise<QdrantClient>) => {
    let opened: Promise<QdrantClient> | null = null
    return () => {
      opened ??= import('@qdrant/js-client-rest').then(({ QdrantClient }) => new QdrantClient({ ...shared, timeout }))
      return opened
    }
  }
  const [reader, writer] = [clientWith(readTimeoutMs), clientWith(writeTimeoutMs)]
  const guarded = restAfterOutage(options, { isOutage, unavailable: (cause) => new EncoderUnavailable(unavailable, { cause }) })
  return {
    read: (ask) => traced('read', () => guarded(async () => ask(await reader()))),
    write: (ask) =>
      traced('write', async () => {
        for (let waits = 0; ; waits++) {
          try {
            return await ask(await writer())
          } catch (error) {
            if (!busy.has(statusOf(error)) || waits === maxWaits) throw error
            await setTimeout(firstWaitMs * 2 ** waits)
          }
        }
      }),
  }
}

const traced = <Answer>(operation: string, run: () => Promise<Answer>): Promise<Answer> =>
  traceEngine(() => ({ engine: 'qdrant', system: 'qdrant', operation }), run)

const unavailable = 'El almacén de vectores no responde.'

/** Status of an answer that reports an error; 0 when there was no answer. */
export function statusOf(error: unknown): number {
  if (error instanceof Error && error.name === 'QdrantClientResourceExhaustedError') return 429
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' ? error.status : 0
}

/** What the store says of an error, in one line. */
export function reasonOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'data' in error ? (error.data as { status?: { error?: string } }) : {}
  if (said?.status?.error !== undefined) return `${statusOf(error)}: ${said.status.error}`
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message
}

/** The store did not answer, or not with what it was asked for. Other refusals are errors of the question. */
const isOutage = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 0 || status === 429 || status >= 500
}
