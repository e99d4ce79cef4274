import type { Hit, Namespace, VectorIndex } from '../../../ports/index.ts'
import type { ClusterSearch } from '../cluster/cluster-search.ts'
import { stored } from '../cluster/encode-names.ts'
import { maxWindow } from '../cluster/index-body.ts'
import { compileFilter, notOf } from './compile-filter.ts'

export function openVectorIndex(search: ClusterSearch, dimension: number): VectorIndex {
  const storedVector = async (namespace: Namespace, id: string): Promise<Float32Array | null> => {
    const body = { query: { term: { [stored.id]: id } }, size: 1, script_fields: { [stored.vector]: { script: { source: vectorScript } } } }
    const [answer] = await search.searchAll(namespace, [body])
    const values: readonly unknown[] = answer?.hits.hits[0]?.fields[stored.vector] ?? []
    const components = values[0]
    return Array.isArray(components) ? Float32Array.from(components as number[]) : null
  }
  return {
    dimension,
    nearest: async (namespace, { near, filter, limit }): Promise<Hit[]> => {
      const isVector = near instanceof Float32Array
      if (isVector && near.length !== dimension) throw new RangeError(`a vector of ${near.length} dimensions, not ${dimension}`)
      const vector = isVector ? near : await storedVector(namespace, near.id)
      if (vector === null || limit <= 0 || !vector.some((value) => value !== 0)) return []
      const filters = [
        ...(filter === null ? [] : [compileFilter(filter)]),
        ...(isVector ? [] : [notOf({ term: { [stored.id]: near.id } })]),
      ]
      const k = Math.min(limit, maxWindow)
      const nearest = { vector: [...vector], k, ...(filters.length === 0 ? {} : { filter: { bool: { filter: filters } } }) }
      const body = { query: { knn: { [stored.vector]: nearest } }, size: k, sort: [{ _score: 'desc' }, { [stored.id]: 'asc' }] }
      const [answer] = await search.searchAll(namespace, [body])
      return (answer?.hits.hits ?? []).map(({ id, score }) => ({ id, score: cosineOf(score ?? 0) }))
    },
  }
}

/** The engine adds one to a cosine and halves it, because scores are not negative. */
const cosineOf = (score: number): number => 2 * score - 1

/** Reads the only copy, that of the graph. Null for a document without a vector. */
const vectorScript = `doc['${stored.vector}'].size() == 0 ? null : doc['${stored.vector}'].value`
