import {
  and,
  andFilter,
  boost,
  type Filter,
  inFilter,
  type LexicalIndex,
  notFilter,
  or,
  prefer,
  type SearchIndex,
  type TextQuery,
  term,
} from '../ports/index.ts'
import { withoutSpans } from '../query/parts/span.ts'
import { findNamedNorms, type NamedNorm } from './named-norms.ts'
import { normFacet, normField, selfTerm } from './norm-documents.ts'
import { sliceOf } from './norm-slices.ts'
import { normWords } from './norm-words.ts'

/** Values of one filter are alternatives. */
export interface NormFilters {
  readonly types?: readonly string[] | undefined
  readonly ids?: readonly number[] | undefined
  readonly priorities?: readonly number[] | undefined
  /** Repealed norms and articles alone, or without them. */
  readonly repealed?: boolean | undefined
}

export interface FindNorms extends NormFilters {
  readonly text: string
  readonly offset: number
  readonly limit: number
}

export interface NearestNorms extends NormFilters {
  readonly near: Float32Array
  readonly limit: number
}

/** A norm, or an article of it. */
export interface NormHit {
  readonly idNorma: number
  /** Of the text; null when none is imported. */
  readonly version: number | null
  /** Position of the article among the parts of the version; null for the norm itself. */
  readonly position: number | null
  /** Of its text, the slice that was found: see `sliceText`. */
  readonly slice: number
  readonly article: string | null
  readonly heading: string | null
  /** Divisions that hold the article, outermost first, joined by ` > `. */
  readonly path: string | null
  readonly repealed: boolean
  /** Comparable within one answer. Of `nearest`: a cosine. */
  readonly score: number
}

/** Search over the norms of an index. */
export interface NormSearch {
  /** By words: what the text names first, then norms and articles with its words. */
  find(request: FindNorms): Promise<{ readonly hits: readonly NormHit[]; readonly total: number }>
  /** By meaning: highest cosine first, each article once. */
  nearest(request: NearestNorms): Promise<readonly NormHit[]>
}

export function createNormSearch({ lexical, vectors }: Pick<SearchIndex, 'lexical' | 'vectors'>): NormSearch {
  return {
    find: async ({ text, offset, limit, ...filters }) => {
      const query = normQuery(text)
      if (query === null) return { hits: [], total: 0 }
      const found = await lexical.search('norms', {
        text: query,
        filter: filterOf(filters),
        sort: 'relevance',
        facets: [],
        offset,
        limit,
        collapse: normFacet.piece,
      })
      return { hits: await readHits(lexical, found.hits), total: found.groups?.total ?? found.total }
    },
    nearest: async ({ near, limit, ...filters }) => {
      const found = await vectors.nearest('norms', { near, filter: filterOf(filters), limit: limit * slicesPerArticle })
      return uniquePieces(await readHits(lexical, found)).slice(0, limit)
    },
  }
}

/** Slices of one article may all be near, and each article is answered once. */
const slicesPerArticle = 3

function filterOf({ types, ids, priorities, repealed }: NormFilters): Filter | null {
  const isRepealed = inFilter(normFacet.repealed, ['si'])
  const filters = [
    ...(types === undefined ? [] : [inFilter(normFacet.type, types)]),
    ...(ids === undefined ? [] : [inFilter(normFacet.idNorma, ids.map(String))]),
    ...(priorities === undefined ? [] : [inFilter(normFacet.priority, priorities.map(String))]),
    ...(repealed === undefined ? [] : [repealed ? isRepealed : notFilter(isRepealed)]),
  ]
  return filters.length === 0 ? null : andFilter(filters)
}

/** Weights of BM25F: a name says what a norm is, its text mentions many things. */
const wordWeights = { [normField.name]: 3, [normField.title]: 2, [normField.heading]: 2, [normField.text]: 1 }
const boosts = { named: 1000, namedWhole: 500, withinNamed: 20, ofNamed: 0.01, general: 1.5, norm: 0.5 }
/** Above this number of words not every one must match. */
const maxRequiredWords = 2
const requiredShare = 0.6

/** Null when the text has nothing to search. */
function normQuery(text: string): TextQuery | null {
  const { named, spans } = findNamedNorms(text)
  const words = normWords(text)
  const clauses = [...named.flatMap(namedClauses), ...ofNamed(named, normWords(withoutSpans(text, spans))), ...allWords(words)]
  if (clauses.length === 0) return null
  return prefer(or(clauses), [
    boost(term('p1', { [normField.rank]: 1 }), 2 * boosts.general),
    boost(term('p2', { [normField.rank]: 1 }), boosts.general),
    boost(term('norma', { [normField.rank]: 1 }), boosts.norm),
  ])
}

/** An article comes before its norm. */
const namedClauses = ({ idNorma, article }: NamedNorm, at: number): TextQuery[] => {
  const first = 1 / (1 + at / 100)
  const self = (of: string | null): TextQuery => term(selfTerm(idNorma, of), { [normField.self]: 1 })
  return article === null
    ? [boost(self(null), boosts.named * first)]
    : [boost(self(article), boosts.named * first), boost(self(null), boosts.namedWhole * first)]
}

/** Articles of the named norms that have the other words; without any, all of them in their order. */
const ofNamed = (named: readonly NamedNorm[], words: readonly string[]): TextQuery[] => {
  const norms = [...new Set(named.map(({ idNorma }) => String(idNorma)))].map((id) => term(id, { [normField.norm]: 1 }))
  if (norms.length === 0) return []
  if (words.length > 0) return [boost(and([boost(or(norms), 0), or(words.map(wordClause))]), boosts.withinNamed)]
  return named.some(({ article }) => article !== null) ? [] : [boost(or(norms), boosts.ofNamed)]
}

const wordClause = (word: string): TextQuery => term(word, wordWeights)

const allWords = (words: readonly string[]): TextQuery[] => {
  if (words.length === 0) return []
  return [or(words.map(wordClause), words.length <= maxRequiredWords ? words.length : Math.ceil(words.length * requiredShare))]
}

const shown = [
  normFacet.idNorma,
  normFacet.version,
  normFacet.position,
  normFacet.article,
  normFacet.heading,
  normFacet.path,
  normFacet.repealed,
]

async function readHits(lexical: LexicalIndex, hits: readonly { readonly id: string; readonly score: number }[]): Promise<NormHit[]> {
  const values = await lexical.facetValues(
    'norms',
    hits.map(({ id }) => id),
    shown,
  )
  return hits.map(({ id, score }, at) => {
    const one = (name: string): string | null => values[at]?.[name]?.[0] ?? null
    const number = (name: string): number | null => (one(name) === null ? null : Number(one(name)))
    return {
      idNorma: Number(one(normFacet.idNorma)),
      version: number(normFacet.version),
      position: number(normFacet.position),
      slice: sliceOf(id),
      article: one(normFacet.article),
      heading: one(normFacet.heading),
      path: one(normFacet.path),
      repealed: one(normFacet.repealed) !== null,
      score,
    }
  })
}

const uniquePieces = (hits: readonly NormHit[]): NormHit[] => {
  const seen = new Set<string>()
  return hits.filter(({ idNorma, position }) => {
    const piece = `${idNorma}#${position}`
    return !seen.has(piece) && seen.add(piece)
  })
}
