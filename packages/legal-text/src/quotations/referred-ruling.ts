import type { TextSpan } from '../analysis/text-span.ts'

const decision = '(?:sentencia|fallo|pronunciamiento|dictamen|precedente|resoluci[oó]n|sentenciador(?:es)?)'
const named =
  '(?:(?:ya|antes|reci[eé]n|precedentemente)\\s)?(?:pre)?(?:citad|referid|aludid|mencionad|invocad|rese[nñ]ad|individualizad|transcrit|se[nñ]alad)[oa]'
/** «El mismo fallo», «la sentencia citada», «la antedicha sentencia», «ídem», «ibíd.»: the ruling named last, wherever it was. */
const sameRuling = new RegExp(
  String.raw`(?<!\p{L})(?:(?:el|la|del|al|es[ea]|dich[oa])\s(?:mism[oa]|propi[oa])\s${decision}|${decision}\s${named}|(?:el|la|del|al)\s(?:antedich|${named.replace('[oa]', '')})[oa]\s${decision}|[ií]dem|ib[ií]d(?:em)?|op\.\s?cit)(?!\p{L})`,
  'iu',
)
/** «Dicho fallo», «esa sentencia»: one of this paragraph or of the one before. */
const thatRuling = new RegExp(String.raw`(?<!\p{L})(?:dich[oa]|es[ea]|aquel|aquella|tal)\s${decision}(?!\p{L})`, 'iu')
/** The decision under appeal, which later words of the text may mean too. */
const underReview =
  /(?<!\p{L})(?:(?:sentencia|fallo|resoluci[oó]n)\s(?:\p{L}+\s)?(?:recurrid|impugnad|apelad|definitiv|de\s(?:primera?|segunda|[uú]nica)|de\sautos)|en\salzada|a\squo)/iu
const reachOfSame = 4_000
const reachOfThat = 1_200
/** Characters of its sentence read before a quotation and behind it. */
const before = 240
const behind = 60
const endOfSentence = /[.;:!?]\s+(?=[\p{Lu}«“"‘])|\n/gu

/**
 * The ruling that the sentence of a quotation only refers to («El mismo fallo agrega: «…»»). Null where it refers to none, or where the
 * decision under appeal stands between and may be meant.
 */
export function referredRuling(text: string, { from, to }: TextSpan, rulings: readonly TextSpan[]): number | null {
  const last = rulings.findLastIndex((ruling) => ruling.to <= from)
  const ruling = rulings[last]
  if (ruling === undefined || from - ruling.to > reachOfSame) return null
  const said = sentenceBefore(text.slice(Math.max(ruling.to, from - before), from))
  const [rest = ''] = text.slice(to, to + behind).split('\n', 1)
  const between = text.slice(ruling.to, from)
  if (underReview.test(between)) return null
  if (sameRuling.test(said) || /^[^\p{L}]*[([]\s?(?:[ií]dem|ib[ií]d|op\.\s?cit)/iu.test(rest)) return last
  const isNear = between.length <= reachOfThat && between.trim().split(/\n+/u).length <= 2
  return isNear && thatRuling.test(said) ? last : null
}

/** The part of a text behind its last full stop; a colon right before the quotation ends nothing. */
const sentenceBefore = (text: string): string => {
  const trimmed = text.replace(/[\s:«“"‘(]+$/u, '')
  const end = [...trimmed.matchAll(endOfSentence)].at(-1)
  return end === undefined ? trimmed : trimmed.slice(end.index + end[0].length)
}
