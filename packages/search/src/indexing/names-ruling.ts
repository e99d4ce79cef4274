import { type DocketNumber, mayBeOneDocket, parseDocketNumber, type Ruling } from '@basejuris/domain'
import type { TypedCase } from '@basejuris/legal-text'
import { yearlyTitles } from '../query/parts/find-identifiers.ts'
import { docketQueryTerm, docketTerms } from './docket-terms.ts'

type Numbered = Pick<Ruling, 'court' | 'docketNumber' | 'rit' | 'ruc' | 'caption' | 'decidedOn'>

/** Whether a case as typed is that of a ruling by its number, of whatever court: by all that a search finds it by. */
export function namesRuling(typed: TypedCase, ruling: Numbered): boolean {
  const { court, docketNumber, rit, ruc, decidedOn } = ruling
  if (yearlyTitles.has(typed.title) && courtOfJustice.test(court)) return false
  if (typed.kind === 'ruc') return ruc === typed.ruc
  const own = [docketNumber, rit].flatMap((written) => docketTerms(written, decidedOn))
  if (typed.kind === 'number') return own.includes(String(typed.number)) || hasTitle(typed, ruling, typed.number, null)
  const { docket } = typed
  return (
    own.includes(docketQueryTerm(docket)) ||
    [docketNumber, rit].some((written) => isDocket(written, docket)) ||
    isYearless(docket, ruling) ||
    hasTitle(typed, ruling, docket.number, docket.year)
  )
}

/** These write no dictámenes, oficios or resolutions with a number of their own. */
const courtOfJustice = /^Corte\b|\bJuzgado\b|\bJuicio Oral\b/iu

const isDocket = (written: string | null, docket: DocketNumber): boolean => {
  const own = written === null ? null : parseDocketNumber(written)
  return own !== null && mayBeOneDocket(own, docket)
}

/** Years from the beginning of a case to its ruling. */
const maxYears = 3

/** «8139» for «8139-20»: some sources omit the year, and the date must fit. */
const isYearless = ({ letter, number, year }: DocketNumber, { docketNumber, decidedOn }: Numbered): boolean => {
  if (letter !== null || docketNumber === null || !/^\d+$/u.test(docketNumber) || decidedOn === null) return false
  const decided = Number(decidedOn.slice(0, 4))
  return Number(docketNumber) === number && year <= decided && decided <= year + maxYears
}

/** «Sentencia N° 130/2013: …», as the competition court titles its rulings, whose docket numbers are others. */
const rulingTitle = /^\s*sentencia\s+(?:n[°º.]*\s*)?0*(?<number>\d+)\s*\/\s*(?<year>\d{2,4})(?!\d)/iu
const competitionCourt = 'Tribunal de Defensa de la Libre Competencia'

const hasTitle = ({ title, court }: TypedCase, { caption }: Numbered, number: number, year: number | null): boolean => {
  if (title !== 'sentencia' && title !== 'fallo' && court?.name !== competitionCourt) return false
  const own = rulingTitle.exec(caption)?.groups
  return own !== undefined && Number(own['number']) === number && (year === null || String(year).endsWith(own['year'] ?? ' '))
}
