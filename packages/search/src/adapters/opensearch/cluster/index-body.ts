import { encodeName } from '../../encode-name.ts'
import { filler, stored } from './encode-names.ts'
import type { JsonObject } from './engine-client.ts'

/** Rises whenever stored documents are analysed or laid out in another way: an older index is built again, a newer one is refused. */
export const indexFormat = 2

export interface IndexShape {
  readonly shards: number
  readonly replicas: number
  readonly dimension: number
  /** Facets by which documents are grouped. */
  readonly groupings: readonly string[]
}

/**
 * Settings and fields of every index. Terms arrive analysed: words are divided at spaces, and at the separator of terms that share a position.
 * A score is the number of occurrences. The weights of BM25F are in the query, so every shard gives the same score.
 */
export function indexBody({ shards, replicas, dimension, groupings }: IndexShape): JsonObject {
  const grouped = { properties: Object.fromEntries(groupings.map((name) => [encodeName(name), { type: 'keyword' }])) }
  const terms = { type: 'text', analyzer: 'terms', similarity: 'occurrences', norms: false, index_options: 'positions' }
  return {
    settings: {
      'index.number_of_shards': shards,
      'index.number_of_replicas': replicas,
      'index.refresh_interval': '-1',
      'index.knn': true,
      'index.mapping.total_fields.limit': 2000,
      'index.max_result_window': maxWindow,
      'index.gc_deletes': '1h',
      similarity: { occurrences: { type: 'scripted', script: { source: 'return query.boost * doc.freq;' } } },
      analysis: {
        tokenizer: { words: { type: 'char_group', tokenize_on_chars: [' '], max_token_length: maxTermLength } },
        filter: {
          together: { type: 'pattern_capture', preserve_original: false, patterns: ['([^|]+)'] },
          gaps: { type: 'stop', stopwords: [filler], ignore_case: false },
        },
        analyzer: { terms: { type: 'custom', tokenizer: 'words', filter: ['together', 'gaps'] } },
      },
    },
    mappings: {
      dynamic: 'strict',
      _source: { enabled: false },
      properties: {
        [stored.id]: { type: 'keyword' },
        [stored.group]: { type: 'keyword' },
        [stored.sectioned]: { type: 'keyword', doc_values: false },
        ...Object.fromEntries(['text', 'parts', 'len', 'facets', 'num', 'str'].map((name) => [name, open])),
        first: grouped,
        lead: grouped,
        [stored.vector]: {
          type: 'knn_vector',
          dimension,
          method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { m: 16, ef_construction: 128 } },
        },
      },
      dynamic_templates: [
        within('text', { ...terms, position_increment_gap: 0 }),
        within('parts', { ...terms, position_increment_gap: sectionGap }),
        within('len', { type: 'integer' }),
        within('facets', { type: 'keyword' }),
        within('num', { type: 'double' }),
        within('str', { type: 'keyword' }),
      ],
    },
  }
}

/** Positions between two sections: more than any section has, and few enough for thousands of sections. */
export const sectionGap = 200_000
/** Hits that one request can reach. Later ones are reached with a cursor. */
export const maxWindow = 10_000
const maxTermLength = 10_000
const open = { type: 'object', dynamic: 'true' }

const within = (name: string, mapping: JsonObject): JsonObject => ({ [name]: { path_match: `${name}.*`, mapping } })
