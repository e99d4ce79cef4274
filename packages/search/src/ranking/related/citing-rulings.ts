import { facet, sortKey } from '../../indexing/fields.ts'
import { andFilter, type FacetCount, inFilter, type LexicalIndex } from '../../ports/index.ts'
import { unlimitedValues } from '../order/facets.ts'
import { corpusFilter, fictionalOnly } from '../request/build-filter.ts'
import type { Corpus } from '../request/search-request.ts'

export interface CitingRequest extends Corpus {
  /** Keys of norms or articles. A ruling that cites one of them is found. */
  readonly keys: readonly string[]
  readonly offset: number
  readonly limit: number
  /** Whether the articles of the cited norms are counted: there are thousands of them. */
  readonly countArticles?: boolean
}

/** Exact counts over all pages. */
export interface CitingRulings {
  /** Newest first. */
  readonly docIds: readonly string[]
  readonly total: number
  /** Newest first. */
  readonly years: readonly FacetCount[]
  readonly outcomes: readonly FacetCount[]
  /** Articles of the cited norms, most cited first; empty where they are not counted. The values are keys. */
  readonly articles: readonly FacetCount[]
  /** Fictional rulings among those of the same collections, whether they are counted or not. */
  readonly fictional: number
}

/** The rulings of a corpus that cite a norm or an article, in any spelling. */
export async function citingRulings(lexical: LexicalIndex, request: CitingRequest): Promise<CitingRulings> {
  const { keys, offset, limit, countArticles = false } = request
  const cited = inFilter(facet.norm, keys)
  const counted = [facet.year, facet.outcome, ...(countArticles ? [facet.norm] : [])]
  const facets = counted.map((name) => ({ name, limit: unlimitedValues }))
  const sort = [{ key: sortKey.date, direction: 'desc' }] as const
  const filter = andFilter([corpusFilter(request), cited])
  const fictionalFilter = andFilter([corpusFilter({ ...request, fictional: 'incluir' }), cited, fictionalOnly])
  const [found, fictional] = await Promise.all([
    lexical.search('rulings', { text: null, filter, sort, facets, offset, limit }),
    lexical.search('rulings', { text: null, filter: fictionalFilter, sort: [], facets: [], offset: 0, limit: 0 }),
  ])
  const norms = new Set(keys.map((key) => key.split(':', 1)[0]))
  return {
    docIds: found.hits.map(({ id }) => id),
    total: found.total,
    years: [...(found.facets[facet.year] ?? [])].sort((a, b) => (a.value < b.value ? 1 : -1)),
    outcomes: found.facets[facet.outcome] ?? [],
    articles: (found.facets[facet.norm] ?? []).filter(({ value }) => value.includes(':') && norms.has(value.split(':', 1)[0])),
    fictional: fictional.total,
  }
}
