import type { Namespace } from '../../../ports/index.ts'
import type { EngineClient, Json, JsonObject } from './engine-client.ts'

export interface StoredHit {
  readonly _id: string
  readonly _score: number | null
  readonly sort?: readonly Json[]
  readonly fields?: Readonly<Record<string, readonly string[]>>
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
  /** Answers in the order of the bodies. Rejects when one of them fails, or when a shard does not answer. */
  readonly searchAll: (namespace: Namespace, bodies: readonly JsonObject[]) => Promise<readonly ClusterAnswer[]>
  /** Hits of a query without limit, in their order, by pages of one state of the index. Ends when `visit` answers false. */
  readonly walk: (namespace: Namespace, body: JsonObject, visit: (hits: readonly StoredHit[]) => boolean) => Promise<void>
}

/** Bodies in one request. */
const maxBodies = 200
const cursorMinutes = '2m'

export function createClusterSearch(client: EngineClient, aliasOf: (namespace: Namespace) => string, pageSize: number): ClusterSearch {
  const searchSome = async (namespace: Namespace, bodies: readonly JsonObject[]): Promise<ClusterAnswer[]> => {
    const lines = bodies.flatMap((body) => [{ index: aliasOf(namespace) }, body])
    const { responses } = await client.send<{ responses: (ClusterAnswer & ShardFailure)[] }>('/_msearch', lines)
    for (const answer of responses) refuseFailure(answer)
    return responses
  }
  return {
    searchAll: async (namespace, bodies) => {
      const answers: ClusterAnswer[] = []
      for (let at = 0; at < bodies.length; at += maxBodies) answers.push(...(await searchSome(namespace, bodies.slice(at, at + maxBodies))))
      return answers
    },
    walk: async (namespace, body, visit) => {
      const path = `/${aliasOf(namespace)}/_search/point_in_time?keep_alive=${cursorMinutes}`
      const { pit_id: id } = await client.ask<{ pit_id: string }>('POST', path)
      try {
        let after: readonly Json[] | undefined
        do {
          const page = {
            ...body,
            size: pageSize,
            pit: { id, keep_alive: cursorMinutes },
            ...(after === undefined ? {} : { search_after: after }),
          }
          const answer = await client.ask<ClusterAnswer & ShardFailure>('POST', '/_search', page)
          refuseFailure(answer)
          after = visit(answer.hits.hits) ? answer.hits.hits.at(-1)?.sort : undefined
        } while (after !== undefined)
      } finally {
        await client.ask('DELETE', '/_search/point_in_time', { pit_id: [id] })
      }
    },
  }
}

interface ShardFailure {
  readonly error?: { readonly reason?: string; readonly root_cause?: readonly { readonly reason?: string }[] }
  readonly _shards?: { readonly failed: number; readonly failures?: readonly { readonly reason?: { readonly reason?: string } }[] }
}

/** A part of the answer would be wrong: totals and facets are exact. */
const refuseFailure = ({ error, _shards: shards }: ShardFailure): void => {
  if (error !== undefined) throw new Error(`The search engine failed: ${error.root_cause?.[0]?.reason ?? error.reason ?? 'without reason'}`)
  if (shards !== undefined && shards.failed > 0)
    throw new Error(`${shards.failed} shards of the search engine failed: ${shards.failures?.[0]?.reason?.reason ?? 'without reason'}`)
}
