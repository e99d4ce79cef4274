import type { Subdivision } from '@basejuris/domain'
import { type ArticleEvidence, findNormCitations } from '../norms/find-norm-citations.ts'
import { isCommonArticle } from './common-articles.ts'

/** An article, or a place within it that is a question of its own. */
export interface CitedPlace {
  /** `CT:160`. */
  readonly key: string
  /** `n7`, `n4lb`, `i5`; empty for the whole article. */
  readonly place: string
  /** UTF-16 offsets in the text. */
  readonly from: number
  readonly to: number
}

/** Articles and their places in a text, without common articles, ranges of articles and norms without an article. */
export function citedPlaces(text: string, evidence: ArticleEvidence): CitedPlace[] {
  return findNormCitations(text, evidence).flatMap(({ key, article, rangeEnd, subdivisions, from, to }) => {
    if (article === null || rangeEnd !== null || isCommonArticle(key)) return []
    const places = subdivisions.length === 0 ? [''] : subdivisions.map(placeOf)
    return places.map((place) => ({ key, place: usualPlace(key, place), from, to }))
  })
}

const placeOf = ({ numeral, inciso, letra }: Subdivision): string =>
  [numeral === undefined ? '' : `n${numeral}`, inciso === undefined ? '' : `i${inciso}`, letra === undefined ? '' : `l${letra}`].join('')

/** Needs of the undertaking are the first inciso of 161 and what the article alone means. */
const usualPlace = (key: string, place: string): string => (key === 'CT:161' && place === 'i1' ? '' : place)

export function placeKey({ key, place }: Pick<CitedPlace, 'key' | 'place'>): string {
  return place === '' ? key : `${key}#${place}`
}
