import { type Corpus, dimension, queryVectorsFile, readBatches, readVectors } from '../corpus/corpus.ts'
import { recallQueries, vectorFilters } from './engine-results.ts'

const depth = 10

/** The exact nearest neighbours of the recall queries under each filter, by brute force. */
export async function exactNearest(corpus: Corpus): Promise<Record<string, number[][]>> {
  const queries = (await readVectors(queryVectorsFile(corpus.folder))).slice(0, recallQueries)
  const best: Record<string, { id: number; score: number }[][]> = Object.fromEntries(
    Object.keys(vectorFilters).map((name) => [name, queries.map(() => [])]),
  )
  for await (const batch of readBatches(corpus)) {
    for (const { document, vector } of batch) {
      for (const [q, query] of queries.entries()) {
        let score = 0
        for (let i = 0; i < dimension; i++) score += (vector[i] as number) * (query[i] as number)
        for (const [name, filter] of Object.entries(vectorFilters)) {
          if (filter !== null && !(document.base === filter.base && document.year >= filter.from && document.year <= filter.to)) continue
          keepBest(best[name]?.[q] ?? [], { id: document.id, score })
        }
      }
    }
  }
  return Object.fromEntries(Object.entries(best).map(([name, lists]) => [name, lists.map((list) => list.map(({ id }) => id))]))
}

const keepBest = (list: { id: number; score: number }[], item: { id: number; score: number }): void => {
  if (list.length === depth && item.score <= (list.at(-1)?.score ?? 0)) return
  list.push(item)
  list.sort((a, b) => b.score - a.score)
  list.length = Math.min(list.length, depth)
}
