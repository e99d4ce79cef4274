import type { Filter, Hit, Namespace, VectorIndex } from '../../ports/index.ts'
import { allOf, type Condition, compileConditions, not } from './compile-conditions.ts'
import { pointId, stored, vectorName } from './encode-point.ts'
import type { StoreClient } from './store-client.ts'
import type { Quantisation } from './vector-address.ts'

export interface StoreReading {
  readonly client: StoreClient
  /** Asks with the name of the collection that is searched now. */
  readonly inCollection: <Answer>(namespace: Namespace, ask: (collection: string) => Promise<Answer>) => Promise<Answer>
  readonly dimension: number
  readonly quantisation: Quantisation
}

/** More than are requested, so that documents with the same score are in order of their ids at the end of the list too. */
const tieMargin = 16
const maxHits = 10_000
/** Candidates by their codes for each hit that is scored again. */
const oversampling = { scalar: 2, binary: 4 } as const

export function openVectorStoreIndex({ client, inCollection, dimension, quantisation }: StoreReading): VectorIndex {
  const params = quantisation === 'none' ? {} : { params: { quantization: { rescore: true, oversampling: oversampling[quantisation] } } }
  const ask = (namespace: Namespace, query: readonly number[], filter: Condition, limit: number): Promise<Hit[]> =>
    inCollection(namespace, async (collection) => {
      const request = { query: [...query], using: vectorName, filter: allOf([filter]), limit, with_payload: [stored.id], ...params }
      const { points } = await client.read((store) => store.query(collection, request as Parameters<typeof store.query>[1]))
      return points.map(({ payload, score }) => ({ id: String(payload?.[stored.id]), score })).sort(byScore)
    })
  const storedVector = (namespace: Namespace, id: string): Promise<readonly number[] | null> =>
    inCollection(namespace, async (collection) => {
      const request = { ids: [pointId(id)], with_vector: [vectorName], with_payload: false }
      const [point] = await client.read((store) => store.retrieve(collection, request))
      const vectors = point?.vector
      const vector = vectors !== null && typeof vectors === 'object' && !Array.isArray(vectors) ? vectors[vectorName] : undefined
      return Array.isArray(vector) ? (vector as number[]) : null
    })
  return {
    dimension,
    nearest: async (namespace, { near, filter, limit }): Promise<Hit[]> => {
      const isVector = near instanceof Float32Array
      if (isVector && near.length !== dimension) throw new RangeError(`a vector of ${near.length} dimensions, not ${dimension}`)
      const vector = isVector ? [...near] : await storedVector(namespace, near.id)
      if (vector === null || limit <= 0 || !vector.some((value) => value !== 0)) return []
      const condition = allOf([...conditionsOf(filter), ...(isVector ? [] : [not({ has_id: [pointId(near.id)] })])])
      const count = Math.min(limit, maxHits)
      for (let asked = Math.min(count + tieMargin, maxHits); ; asked = Math.min(asked * 4, maxHits)) {
        const hits = await ask(namespace, vector, condition, asked)
        const isCut = hits.length === asked && asked < maxHits && hits[count - 1]?.score === hits.at(-1)?.score
        if (!isCut) return hits.slice(0, count)
      }
    },
  }
}

const conditionsOf = (filter: Filter | null): Condition[] => (filter === null ? [] : [compileConditions(filter)])

const byScore = (a: Hit, b: Hit): number => b.score - a.score || (a.id < b.id ? -1 : 1)
