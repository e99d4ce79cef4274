import { foldSameLength } from '../analysis/fold-text.ts'
import { findSpecialCourts } from '../courts/special-courts.ts'
import { otherOfficeOf } from './find-dictamenes.ts'
import type { FoundRulingCitation } from './ruling-citation.ts'

/** Letters around a number in which its court is named with its region. */
const reach = 120
const sentenceEnd = /[;\n]|\.\s+(?=\p{Lu}\p{Ll})/u

/**
 * The court or office that a text gives to a number which alone tells another or a wider one. It is the office named with an act of a series
 * of the Contraloría, or the region of a tax court. Null where the text says no more than the number.
 */
export function statedCourt(text: string, citation: FoundRulingCitation): string | null {
  const { from, to, court } = citation
  if (court === null || court === 'own') return null
  if (citation.kind === 'dictamen') return isOfSeries(citation) ? otherOfficeOf(text, { from, to }, court.name) : null
  const before =
    text
      .slice(Math.max(0, from - reach), from)
      .split(sentenceEnd)
      .at(-1) ?? ''
  const behind = text.slice(to, to + reach).split(sentenceEnd)[0] ?? ''
  const named = [before, behind].flatMap((part) => findSpecialCourts(foldSameLength(part)).map(({ name }) => name))
  const [only, second] = new Set(named.filter((name) => name.includes(`${court.name} de la `)))
  return second === undefined ? (only ?? null) : null
}

/** «E586803»: the letter says of whom it is. */
const isOfSeries = ({ docket, isOfLongSeries = false }: FoundRulingCitation): boolean => isOfLongSeries || docket?.letter === 'E'
