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

export interface SearchPorts {
  readonly lexical: LexicalIndex
  readonly vectors: VectorIndex
  readonly encoder: Encoder
  /** Reads rulings by id to restore accents in a corrected word. Without it corrections have no accents. */
  readonly readRulings?: (docIds: readonly string[]) => Promise<readonly Pick<Ruling, 'caption' | 'sections'>[]>
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
