import { type DocketNumber, mayBeOneBook, mayBeOneDocket, mayBeOneLetter, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { isNamedCourt, type RulingReference } from '@basejuris/legal-text'

/** The citing ruling: its number, court and origin. */
export type CitingRuling = Pick<RulingFacts, 'docId' | 'court' | 'docketNumber' | 'rit' | 'originCourt' | 'originDocketNumber'>

export interface ResolvedDocket {
  /** The court that the text names with the number; null when it names none. */
  readonly court: string | null
  readonly rulings: readonly RulingFacts[]
}

const maxRulings = 20

const sameNumber = (a: DocketNumber, b: DocketNumber): boolean => a.number === b.number && a.year === b.year
const isNumber = (docket: DocketNumber, written: string | null): boolean => {
  const other = written === null ? null : parseDocketNumber(written)
  return other !== null && mayBeOneDocket(docket, other)
}

function citedCourt({ docket, court }: RulingReference, citing: CitingRuling): string | null {
  if (court === 'own') return citing.court
  if (court !== null) return court.name
  return isNumber(docket, citing.originDocketNumber) ? citing.originCourt : null
}

/**
 * The rulings that a docket number in a text refers to, among `candidates` of its number and year. When the text names a court, only those of that court.
 * Numbers restart in every court and book, so several may fit. Null when it refers to the citing ruling itself or to none.
 */
export function resolveDocket(reference: RulingReference, citing: CitingRuling, candidates: readonly RulingFacts[]): ResolvedDocket | null {
  const { docket } = reference
  const court = citedCourt(reference, citing)
  const own = isNumber(docket, citing.docketNumber) || isNumber(docket, citing.rit)
  if (own && (court === null || isNamedCourt(court, citing.court))) return null
  const rulings = candidates.filter((candidate) => {
    const other = candidate.docId === citing.docId ? null : parseDocketNumber(candidate.docketNumber ?? candidate.rit ?? '')
    if (other === null || !sameNumber(docket, other) || !mayBeOneBook(docket.book, candidate.book)) return false
    if (court !== null) return mayBeOneLetter(docket.letter, other.letter) && isNamedCourt(court, candidate.court)
    return docket.letter === other.letter
  })
  return rulings.length === 0 ? null : { court, rulings: rulings.slice(0, maxRulings) }
}
