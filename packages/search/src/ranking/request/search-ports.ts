import type { Ruling } from '@basejuris/domain'
import type { Encoder } from '../../encoder/encoder.ts'
import {
  boost,
  type Filter,
  type Hit,
  idField,
  inFilter,
  type LexicalIndex,
  type Namespace,
  type TextQuery,
  type VectorIndex,
} from '../../ports/index.ts'
import type { SearchBudget } from './search-budget.ts'

export interface SearchPorts {
  readonly lexical: LexicalIndex
  readonly vectors: VectorIndex
  readonly encoder: Encoder
  /** Reads rulings by id to restore accents in a corrected word. Without it corrections have no accents. */
  readonly readRulings?: (docIds: readonly string[]) => Promise<readonly Pick<Ruling, 'caption' | 'sections'>[]>
  /** Without it a search may take any time. */
  readonly budget?: SearchBudget
}

/** The same ports for one search, which pauses or ends before its next question to the index as its budget says. */
export function withinBudget({ lexical, vectors, encoder, readRulings }: SearchPorts, budget: SearchBudget): SearchPorts {
  const checked =
    <Parameters extends readonly unknown[], Answer>(ask: (...parameters: Parameters) => Promise<Answer>) =>
    async (...parameters: Parameters): Promise<Answer> => {
      await budget.checkpoint()
      return ask(...parameters)
    }
  return {
    lexical: {
      search: checked((namespace, request) => lexical.search(namespace, request)),
      documentFrequencies: checked((namespace, terms, fields) => lexical.documentFrequencies(namespace, terms, fields)),
      nearTerms: checked((namespace, request) => lexical.nearTerms(namespace, request)),
      facetValues: checked((namespace, ids, facets) => lexical.facetValues(namespace, ids, facets)),
      ...(lexical.stateOf === undefined ? {} : { stateOf: lexical.stateOf }),
    },
    vectors: { dimension: vectors.dimension, nearest: checked((namespace, request) => vectors.nearest(namespace, request)) },
    encoder: { ...encoder, encodeQuery: (text) => budget.wait(() => encoder.encodeQuery(text)) },
    ...(readRulings === undefined ? {} : { readRulings: (docIds) => budget.wait(() => readRulings(docIds)) }),
    budget,
  }
}

/** A part that a search can do without, or `absent` when the budget does not reach. */
export function computeExtra<Part>({ budget }: Pick<SearchPorts, 'budget'>, compute: () => Promise<Part>, absent: Part): Promise<Part> {
  return budget === undefined ? compute() : budget.extra(compute, absent)
}

export async function searchHits(
  lexical: LexicalIndex,
  namespace: Namespace,
  text: TextQuery | null,
  filter: Filter | null,
  limit: number,
): Promise<readonly Hit[]> {
  return (await lexical.search(namespace, { text, filter, sort: 'relevance', facets: [], offset: 0, limit })).hits
}

export async function countMatches(lexical: LexicalIndex, text: TextQuery | null, filter: Filter): Promise<number> {
  return (await lexical.search('rulings', { text, filter, sort: 'relevance', facets: [], offset: 0, limit: 0 })).total
}

/** Ids of the documents among `among` that match, unscored. */
export async function matchingIds(
  lexical: LexicalIndex,
  namespace: Namespace,
  text: TextQuery,
  among: Filter,
  few: number,
): Promise<ReadonlySet<string>> {
  return new Set((await searchHits(lexical, namespace, boost(text, 0), among, few)).map(({ id }) => id))
}

/** Matches only the given hits. */
export function hitsFilter(hits: readonly Hit[]): Filter {
  return inFilter(
    idField,
    hits.map(({ id }) => id),
  )
}
