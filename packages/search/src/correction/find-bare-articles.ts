import { canonicalArticle, findMatches, overlaps } from '@basejuris/legal-text'
import { expandNormNames } from '../query/norms/expand-norm-names.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Span } from '../query/parts/span.ts'

/** An article cited without its law. */
export interface BareArticle extends Span {
  readonly article: string
  /** «art. 768 N° 9», as courts write it. */
  readonly written: string
}

const notCounted = String.raw`(?<![\p{L}\d][.,°º/-]?)(?<!(?:^|[^\p{L}])(?:ley(?:es)?|rol|rit|ruc|causa|ingreso|d\.?[fls]\.?l?|decreto|considerando|c|foja?s?|fs|p[aá]g(?:ina)?s?|n[°º]|nro|n[uú]mero|letra|inciso)\.?\s*)`
const numeral = String.raw`N°\s\d{1,3}(?![\d.-])`
const part = String.raw`(?:${numeral}|letra\s+\p{L}{1,2}(?!\p{L})\)?|inciso\s+(?:\d{1,2}|(?:primer|segund|tercer|cuart|quint|sext|final)[oa]?)(?:[°º])?(?![\p{L}\d]))`
const article = new RegExp(
  String.raw`${notCounted}(?:(?<cue>art(?:[ií]c(?:ulo)?)?\.?\s*))?(?<number>\d{1,4}(?:\s+(?:bis|ter|qu[aá]ter)(?!\p{L}))?)(?<parts>(?:,?\s+${part})*)(?!\p{L}|\d|[-./]\d|\s+(?:de\s+)?(?:19|20)\d\d)`,
  'giu',
)

/** Finds articles without a law, marked by a word or numeral: «768 n° 9», «art. 162». */
export function findBareArticles({
  text,
  norms,
  identifiers,
  phrases,
  exclusions,
  conditions,
  setAside,
  formal,
}: ParsedQuery): BareArticle[] {
  if (formal) return []
  const taken: readonly Span[] = [...norms, ...identifiers, ...phrases, ...exclusions, ...conditions, ...setAside]
  const spelled = expandNormNames(text)
  return findMatches(spelled.text, article).flatMap((match): BareArticle[] => {
    const { cue, number = '', parts = '' } = match.groups ?? {}
    const span = spelled.spanOf(match.index, match.index + match[0].length)
    if ((cue ?? parts) === '' || taken.some((other) => overlaps(span, other))) return []
    return [{ ...span, article: canonicalArticle(number), written: `art. ${number}${parts}` }]
  })
}
