import { formatDocketNumber, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { docketQueryTerm, docketTerms } from '../indexing/docket-terms.ts'
import type { RulingHit } from '../ranking/present/search-result.ts'
import type { RulingSearch } from '../ruling-search.ts'
import { firstHits } from './first-hits.ts'

export interface KnownDocketResult {
  /** Searches made: five for each docket number. */
  readonly searches: number
  readonly correct: number
  /** Searches with the court beside the number, and those whose rulings of that court came first. */
  readonly withCourt: { readonly searches: number; readonly correct: number }
  /** Docket numbers that several rulings have. */
  readonly ambiguous: number
  /** Rulings on the first page of a search that do not say what they have to do with the number. */
  readonly unexplained: number
  readonly wrong: readonly string[]
}

const maxRequested = 100
const maxWrongShown = 20
const firstPage = 10

type DocketFacts = Pick<RulingFacts, 'docId' | 'docketNumber' | 'rit' | 'court'>

/** Five written forms of a docket number. */
export function writtenForms(canonical: string): string[] {
  const parts = partsOf(canonical)
  if (parts === null) return [canonical]
  const { letter, number, dotted, year } = parts
  return [
    canonical,
    `${letter}${dotted}-${year}`,
    `Rol N° ${letter}${dotted}-${year.slice(2)}`,
    `rol ${letter.toLowerCase()}${number}/${year}`,
    `${letter === '' ? 'Rol' : 'RIT'} ${letter}${number.padStart(6, '0')} – ${year}`,
  ]
}

const partsOf = (canonical: string) => {
  const match = /^(?<letter>.*?)(?<number>\d+)-(?<year>\d{4})$/u.exec(canonical)
  if (match === null) return null
  const { letter = '', number = '', year = '' } = match.groups ?? {}
  return { letter, number, year, dotted: number.replace(/\B(?=(?:\d{3})+$)/gu, '.') }
}

const initials: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/^Corte Suprema$/u, 'CS'],
  [/^Corte Suprema$/u, 'SCS rol'],
  [/^Corte Suprema$/u, 'C. Suprema, Rol N°'],
  [/^Corte de Apelaciones de /u, 'ICA '],
  [/^Corte de Apelaciones de /u, 'C.A. de '],
  [/Juzgado de Letras del Trabajo de /u, 'JLT '],
  [/Juzgado de Letras y Garantía de /u, 'JLG '],
  [/Juzgado de Garantía de /u, 'JG de '],
  [/Tribunal de Juicio Oral en lo Penal de /u, 'TOP '],
  [/Juzgado Civil de /u, 'JC '],
  [/Juzgado de Familia de /u, 'J. de Familia de '],
  [/^Tribunal Constitucional$/u, 'STC Rol'],
  [/^Tribunal de Defensa de la Libre Competencia$/u, 'TDLC'],
]

/** Written forms of a docket number with its court, in words and in initials, before and behind it. */
export function formsWithCourt(canonical: string, court: string): string[] {
  const { letter = '', dotted = '', year = '' } = partsOf(canonical) ?? {}
  const shown = dotted === '' ? canonical : `${letter}${dotted}-${year}`
  const short = initials.filter(([pattern]) => pattern.test(court)).map(([pattern, written]) => court.replace(pattern, written))
  return [
    `${court}, rol N° ${shown}`,
    `${canonical}, ${court}`,
    ...short.flatMap((name) => [`${name} ${shown}`, `${name.toLowerCase()} ${canonical}`]),
  ]
}

/**
 * Searches one docket number in `every` in five forms, and each with its court. Correct when exactly its own rulings come first, of the named
 * court where one is named.
 */
export async function searchKnownDockets(search: RulingSearch, facts: readonly DocketFacts[], every = 1): Promise<KnownDocketResult> {
  const owners = new Map<string, DocketFacts[]>()
  for (const each of facts)
    for (const term of docketTerms(each.docketNumber ?? each.rit)) owners.set(term, [...(owners.get(term) ?? []), each])
  const result = { searches: 0, correct: 0, ambiguous: 0, unexplained: 0 }
  const withCourt = { searches: 0, correct: 0 }
  const wrong: string[] = []
  const look = async (query: string, requested: ReadonlySet<string>, tally: { searches: number; correct: number }): Promise<void> => {
    const size = Math.min(maxRequested, requested.size)
    const hits = await firstHits(search, query, { mode: 'lexica', size: Math.max(size, firstPage) })
    const first = hits.slice(0, size)
    tally.searches += 1
    result.unexplained += hits.filter(isUnexplained).length
    if (first.length === size && first.every(({ docId }) => requested.has(docId))) tally.correct += 1
    else if (wrong.length < maxWrongShown) wrong.push(query)
  }
  const dockets = [...new Set(facts.flatMap(canonicalDocket))].filter((_, at) => at % every === 0)
  for (const docket of dockets) {
    const parsed = parseDocketNumber(docket)
    const own = parsed === null ? [] : (owners.get(docketQueryTerm(parsed)) ?? [])
    if (own.length > 1) result.ambiguous += 1
    for (const query of writtenForms(docket)) await look(query, new Set(own.map(({ docId }) => docId)), result)
    for (const [court, ofCourt] of Map.groupBy(own, (each) => each.court))
      for (const query of formsWithCourt(docket, court)) await look(query, new Set(ofCourt.map(({ docId }) => docId)), withCourt)
  }
  return { ...result, withCourt, wrong }
}

const isUnexplained = ({ reasons }: RulingHit): boolean => !reasons.some(({ kind }) => kind.startsWith('docket'))

const canonicalDocket = ({ docketNumber, rit }: DocketFacts): string[] => {
  const docket = parseDocketNumber(docketNumber ?? rit ?? '')
  return docket === null ? [] : [formatDocketNumber(docket)]
}
