import type { Namespace } from '../../../ports/index.ts'
import { stored } from './encode-names.ts'
import type { EngineClient, Json, JsonObject } from './engine-client.ts'

export interface StoredHit {
  readonly id: string
  /** Null where hits are sorted by something else. */
  readonly score: number | null
  readonly sort: readonly Json[]
  readonly fields: Readonly<Record<string, readonly string[]>>
}

export interface Bucket {
  readonly key: string
  readonly doc_count: number
}

export interface Aggregation {
  readonly value?: number | null
  readonly buckets?: readonly Bucket[]
  readonly doc_count_error_upper_bound?: number
}

export interface ClusterAnswer {
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly StoredHit[] }
  readonly aggregations?: Readonly<Record<string, Aggregation>>
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>>
}

/** Searches the indexes of the present generation. */
export interface ClusterSearch {
  /** Rejects when the search fails, or when a shard does not answer. */
  readonly ask: (namespace: Namespace, body: JsonObject) => Promise<ClusterAnswer>
  /** Answers in the order of the bodies. Rejects when one of them fails. */
  readonly searchAll: (namespace: Namespace, bodies: readonly JsonObject[]) => Promise<readonly ClusterAnswer[]>
  /** Hits of a query without limit, in their order, by pages of one state of the index. Ends when `visit` answers false. */
  readonly walk: (namespace: Namespace, body: JsonObject, visit: (hits: readonly StoredHit[]) => boolean) => Promise<void>
}

/** Bodies in one request. */
const maxBodies = 200
const cursorMinutes = '2m'

interface Question {
  readonly namespace: Namespace
  readonly body: JsonObject
  readonly resolve: (answer: ClusterAnswer) => void
  readonly reject: (error: unknown) => void
}

/** Questions asked at the same time go out in one request, since each request takes a round trip. */
export function createClusterSearch(client: EngineClient, aliasOf: (namespace: Namespace) => string, pageSize: number): ClusterSearch {
  let waiting: Question[] = []
  const send = async (questions: readonly Question[]): Promise<void> => {
    try {
      const lines = questions.flatMap(({ namespace, body }) => [{ index: aliasOf(namespace) }, withIds(body)])
      const { responses } = await client.send<{ responses: (RawAnswer & ShardFailure)[] }>('/_msearch', lines)
      questions.forEach(({ resolve, reject }, at) => {
        const answer = responses[at] ?? { error: { reason: 'no answer' } }
        const failure = failureOf(answer)
        if (failure === null) resolve(answerOf(answer as RawAnswer))
        else reject(failure)
      })
    } catch (error) {
      for (const { reject } of questions) reject(error)
    }
  }
  const sendWaiting = (): void => {
    const questions = waiting
    waiting = []
    for (let at = 0; at < questions.length; at += maxBodies) void send(questions.slice(at, at + maxBodies))
  }
  const ask = (namespace: Namespace, body: JsonObject): Promise<ClusterAnswer> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendWaiting)
      waiting.push({ namespace, body, resolve, reject })
    })
  return {
    ask,
    searchAll: (namespace, bodies) => Promise.all(bodies.map((body) => ask(namespace, body))),
    walk: async (namespace, body, visit) => {
      const path = `/${aliasOf(namespace)}/_search/point_in_time?keep_alive=${cursorMinutes}`
      const { pit_id: id } = await client.ask<{ pit_id: string }>('POST', path)
      try {
        let after: readonly Json[] | undefined
        do {
          const page = {
            ...withIds(body),
            size: pageSize,
            pit: { id, keep_alive: cursorMinutes },
            ...(after === undefined ? {} : { search_after: after }),
          }
          const answer = await client.ask<RawAnswer & ShardFailure>('POST', '/_search', page)
          const failure = failureOf(answer)
          if (failure !== null) throw failure
          const { hits } = answerOf(answer).hits
          after = visit(hits) ? hits.at(-1)?.sort : undefined
        } while (after !== undefined)
      } finally {
        await client.ask('DELETE', '/_search/point_in_time', { pit_id: [id] })
      }
    },
  }
}

interface RawHit {
  readonly _score: number | null
  readonly sort?: readonly Json[]
  readonly fields: Readonly<Record<string, readonly string[]>>
}

interface RawAnswer extends Omit<ClusterAnswer, 'hits'> {
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly RawHit[] }
}

/** Ids come from a column: a stored `_id` lies beside the source that recovery needs, which would be read and unpacked for each hit. */
const withIds = (body: JsonObject): JsonObject => {
  if (body['size'] === 0) return body
  const { docvalue_fields: columns = [], ...rest } = body
  return { ...rest, stored_fields: '_none_', docvalue_fields: [stored.id, ...(columns as readonly Json[])] }
}

const answerOf = ({ hits: { total, hits }, ...rest }: RawAnswer): ClusterAnswer => ({ ...rest, hits: { total, hits: hits.map(hitOf) } })

const hitOf = ({ _score: score, sort = [], fields }: RawHit): StoredHit => ({ id: fields[stored.id]?.[0] as string, score, sort, fields })

interface ShardFailure {
  readonly error?: { readonly reason?: string; readonly root_cause?: readonly { readonly reason?: string }[] }
  readonly _shards?: { readonly failed: number; readonly failures?: readonly { readonly reason?: { readonly reason?: string } }[] }
}

/** A part of the answer would be wrong: totals and facets are exact. */
const failureOf = ({ error, _shards: shards }: ShardFailure): Error | null => {
  if (error !== undefined)
    return new Error(`The search engine failed: ${error.root_cause?.[0]?.reason ?? error.reason ?? 'without reason'}`)
  return shards !== undefined && shards.failed > 0
    ? new Error(`${shards.failed} shards of the search engine failed: ${shards.failures?.[0]?.reason?.reason ?? 'without reason'}`)
    : null
}
