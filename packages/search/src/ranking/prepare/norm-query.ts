import { subdivisionTerm } from '../../indexing/norm-terms.ts'
import { and, or, type TextQuery, term } from '../../ports/index.ts'
import type { CitedNorm } from '../../query/cited-norm.ts'
import { normFields, normPlaceFields } from '../field-weights.ts'

/** Matches what cites the norm or article, or any article of the range. */
export function articleQuery({ key, range }: Pick<CitedNorm, 'key' | 'range'>): TextQuery {
  const articles = [key, ...range].map((each) => term(each, normFields))
  return articles.length === 1 ? (articles[0] as TextQuery) : or(articles)
}

/** One query for each place within the article that is named. */
export function placeQueries({ key, subdivisions }: Pick<CitedNorm, 'key' | 'subdivisions'>): TextQuery[] {
  return subdivisions.map((each) => term(subdivisionTerm(key, each), normPlaceFields))
}

/** Matches what cites the norm exactly as named: at every numeral, inciso and letra. */
export function citationQuery(norm: CitedNorm): TextQuery {
  return norm.subdivisions.length === 0 ? articleQuery(norm) : and(placeQueries(norm))
}
