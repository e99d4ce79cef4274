import type { Subdivision } from '@basejuris/domain'
import { findNormCitations, type NormEvidence } from '../norms/find-norm-citations.ts'
import { isCommonArticle } from './common-articles.ts'
import { readNamedAlone } from './named-alone.ts'

/** An article, or a place within it that is a question of its own. */
export interface CitedPlace {
  /** `CT:160`. */
  readonly key: string
  /** `n7`, `n4.lb`, `i5`; empty for the whole article. */
  readonly place: string
  /** UTF-16 offsets in the text. */
  readonly from: number
  readonly to: number
}

/** Articles and their places in a text, without common articles, ranges, norms without an article and what is only named, as quoted words are. */
export function citedPlaces(text: string, evidence: NormEvidence): CitedPlace[] {
  const isNamedAlone = readNamedAlone(text)
  return findNormCitations(text, evidence).flatMap(({ key, article, rangeEnd, subdivisions, from, to }) => {
    if (article === null || rangeEnd !== null || isCommonArticle(key) || isNamedAlone(from)) return []
    const places = subdivisions.length === 0 ? [''] : subdivisions.map(placeOf)
    return places.map((place) => ({ key, place: usualPlace(key, place), from, to }))
  })
}

const placeOf = ({ numeral, inciso, letra }: Subdivision): string =>
  Object.entries({ n: numeral, i: inciso, l: letra })
    .flatMap(([sign, value]) => (value === undefined ? [] : [`${sign}${value}`]))
    .join('.')

const signs = { n: 'numeral', i: 'inciso', l: 'letra' } as const

/** The subdivision that a place names; none for the whole article. */
export function placeSubdivisions(place: string): Subdivision[] {
  const parts = place.split('.').filter((part) => part !== '')
  return parts.length === 0 ? [] : [Object.fromEntries(parts.map((part) => [signs[part.charAt(0) as keyof typeof signs], part.slice(1)]))]
}

/** Needs of the undertaking are the first inciso of 161 and what the article alone means. */
const usualPlace = (key: string, place: string): string => (key === 'CT:161' && place === 'i1' ? '' : place)

export function placeKey({ key, place }: Pick<CitedPlace, 'key' | 'place'>): string {
  return place === '' ? key : `${key}#${place}`
}
