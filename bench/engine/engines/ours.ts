import { type Filter, openEngine, type SearchRequest, type TextQuery } from '@basejuris/engine'
import { dimension } from '../corpus/corpus.ts'
import type { BenchFilter, BenchQuery } from '../corpus/make-queries.ts'
import { frequentWords } from '../corpus/synthetic-language.ts'
import { type EngineAdapter, facetNames } from './engine-adapter.ts'

const fields = { text: 1 }
const namespace = 'documents'
/** Options for the writer and for readers. */
export function optionsOf(folder: string) {
  return {
    folder,
    dimension,
    schema: 'bench',
    namespaces: { [namespace]: { k1: 1.2, b: {}, defaultB: 0.75, frequentWords: { text: frequentWords(24) } } },
  }
}
const idOf = (id: number): string => `d${String(id).padStart(8, '0')}`
const numberOf = ({ id }: { id: string }): number => Number(id.slice(1))

const textOf = ({ kind, terms }: BenchQuery): TextQuery => {
  if (kind === 'phrase') return { kind, terms, slop: 0, fields }
  if (kind === 'prefix') return { kind, prefix: terms[0] ?? '', fields }
  return { kind: 'or', clauses: terms.map((term) => ({ kind: 'term', term, fields })) }
}

const filterOf = (filter: BenchFilter | null): Filter | null =>
  filter === null
    ? null
    : {
        kind: 'and',
        filters: [
          { kind: 'in', field: 'base', values: [filter.base] },
          { kind: 'range', field: 'year', from: filter.from, to: filter.to },
        ],
      }

/** Arguments of `search`. By default without filter, count and hits. */
export function requestOf(query: BenchQuery, more: Partial<SearchRequest>): [namespace: string, SearchRequest] {
  return [namespace, { text: textOf(query), filter: null, sort: 'relevance', facets: [], offset: 0, limit: 0, count: false, ...more }]
}

const consecutive = (count: number): Uint32Array => {
  const positions = new Uint32Array(count)
  for (let i = 0; i < count; i++) positions[i] = i
  return positions
}

export const ours: EngineAdapter = {
  build: async (folder, batches) => {
    const engine = await openEngine(optionsOf(folder))
    for await (const batch of batches)
      await engine.apply({
        sequence: engine.sequence + 1,
        changes: batch.map(({ document: { id, base, year, court, type, date, text }, vector }) => {
          const terms = text.split(' ')
          return {
            kind: 'upsert',
            namespace,
            document: {
              id: idOf(id),
              group: idOf(id),
              fields: { text: { terms, positions: consecutive(terms.length) } },
              facets: { base: [base], year: [String(year)], court: [court], type: [type] },
              sortKeys: { year, date },
              vector,
            },
          }
        }),
      })
    await engine.optimize()
    await engine.close()
  },
  open: async (folder) => {
    const engine = await openEngine(optionsOf(folder))
    const ask = (query: BenchQuery, more: Partial<SearchRequest>) => engine.search(...requestOf(query, more))
    return {
      top: (query, filter, limit) => ask(query, { filter: filterOf(filter), limit }).hits.map(numberOf),
      newest: (query) => ask(query, { sort: [{ key: 'date', direction: 'desc' }], limit: 20 }).hits.map(numberOf),
      facets: (query) => {
        const { facets } = ask(query, { facets: facetNames.map((name) => ({ name, limit: 1000 })) })
        return Object.fromEntries(
          Object.entries(facets).map(([name, counts]) => [name, Object.fromEntries(counts.map(({ value, total }) => [value, total]))]),
        )
      },
      count: (query, filter) => ask(query, { filter: filterOf(filter), count: true }).total ?? 0,
      nearest: (vector, filter, limit) => engine.nearest(namespace, { near: vector, filter: filterOf(filter), limit }).map(numberOf),
      close: () => engine.close(),
    }
  },
}
