import { joinWords, ofCourt } from '@basejuris/domain'
import type { RulingSearchResult } from '@basejuris/search'

type UnmatchedCase = RulingSearchResult['unmatchedCases'][number]

const maxCourts = 3

/** What the list is of, where no ruling has the number that the query names. `besides`: the query has other words. */
export function describeUnmatchedCases(cases: readonly UnmatchedCase[], besides: boolean): string[] {
  const unknown = cases.filter(({ holding }) => holding === 'unknown').map(({ label }) => label)
  const related = cases.filter(({ holding }) => holding === 'related').map(({ label }) => label)
  const cited = cases.filter(({ holding }) => holding === 'cited').map(({ label }) => label)
  const isOnlyUnknown = unknown.length === cases.length
  return [
    ...cases.filter(({ holding }) => holding === 'elsewhere').map(elsewhereNotice),
    ...(related.length === 0
      ? []
      : [
          `No consta entre las buscadas la sentencia ${joinWords(related)}. La lista es de sentencias que provienen de esa causa o la citan.`,
        ]),
    ...(cited.length === 0
      ? []
      : [
          `No consta entre lo buscado ${joinWords(cited.map(withArticle))}. La lista es de sentencias y oficios que ${cited.length > 1 ? 'los' : pronounOf(cited[0] ?? '')} citan.`,
        ]),
    ...(unknown.length === 0
      ? []
      : [
          `No consta entre las buscadas ninguna sentencia con ${joinWords(unknown.map(withArticle))}.${isOnlyUnknown ? ` ${rest(besides)}` : ''}`,
        ]),
  ]
}

/** What an empty list says of numbers whose court the query names: that court has no such ruling here. Null where no court is named. */
export function describeMissingCases(cases: readonly UnmatchedCase[]): string | null {
  const missing = cases.flatMap(({ holding, court, label }) =>
    holding === 'unknown' && court !== null ? [`${ofCourt(court)} con ${withArticle(label)}`] : [],
  )
  return missing.length === 0 || missing.length < cases.length
    ? null
    : `No consta entre las buscadas ninguna sentencia ${joinWords(missing)}.`
}

/**
 * Chips of courts whose cases only other courts have: these rulings are listed, so the courts were not demanded after all. None where a case
 * of the query was found.
 */
export function unmetCourts({ unmatchedCases, chips }: Pick<RulingSearchResult, 'unmatchedCases' | 'chips'>): RulingSearchResult['chips'] {
  if (unmatchedCases.length < chips.filter(({ tipo }) => tipo === 'rol').length) return []
  const courts = unmatchedCases.flatMap(({ holding, court }) => (holding === 'elsewhere' ? [court] : []))
  return chips.filter(({ tipo, modo, texto }) => tipo === 'tribunal' && modo === 'exigir' && courts.includes(texto))
}

const rest = (besides: boolean): string =>
  besides ? 'La lista responde a las demás palabras.' : 'La lista es de sentencias que lo mencionan.'

const elsewhereNotice = ({ label, court, courts }: UnmatchedCase): string => {
  const holders = courts.slice(0, maxCourts).map(ofCourt)
  const others = courts.length > maxCourts ? [...holders, 'de otros tribunales'] : holders
  return `Entre las buscadas no constan sentencias ${court === null ? 'del tribunal señalado' : ofCourt(court)} con ${withArticle(label)}. La lista es ${joinWords(others)}, donde ese número sí existe.`
}

/** «el rol 123-2020», «la resolución 38-2024». */
const withArticle = (label: string): string => `${isFeminine(label) ? 'la' : 'el'} ${label}`
const pronounOf = (label: string): string => (isFeminine(label) ? 'la' : 'lo')
const isFeminine = (label: string): boolean => /^(?:resoluci[oó]n|circular|sentencia)(?!\p{L})/u.test(label)
