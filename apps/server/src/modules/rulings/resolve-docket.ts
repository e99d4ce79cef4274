import { type DocketNumber, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { courtName, foldText, type RulingReference } from '@basejuris/legal-text'

/** The ruling that speaks: what its own number, its court and its origin are. */
export type Speaker = Pick<RulingFacts, 'docId' | 'court' | 'docketNumber' | 'rit' | 'originCourt' | 'originDocketNumber'>

export interface ResolvedDocket {
  /** Court the text ties to the number; null when it ties none. */
  readonly court: string | null
  readonly rulings: readonly RulingFacts[]
}

const maxNamed = 20

const sameNumber = (a: DocketNumber, b: DocketNumber): boolean => a.number === b.number && a.year === b.year
const fits = (asked: string | null, given: string | null): boolean => asked === null || given === null || asked === given
const isNumber = (docket: DocketNumber, written: string | null): boolean => {
  const other = written === null ? null : parseDocketNumber(written)
  return other !== null && sameNumber(docket, other) && fits(docket.letter, other.letter)
}

const plainCourt = (name: string): string => foldText(courtName(name)).replace(/[º°]/gu, '')
/** «Corte de Apelaciones», with no place said, is any of them. */
const isCourt = (named: string, court: string): boolean => {
  const [asked, given] = [plainCourt(named), plainCourt(court)]
  return asked === given || (asked === 'corte de apelaciones' && given.startsWith(asked))
}

function courtSaid({ docket, court }: RulingReference, speaker: Speaker): string | null {
  if (court === 'own') return speaker.court
  if (court !== null) return court.name
  return isNumber(docket, speaker.originDocketNumber) ? speaker.originCourt : null
}

/**
 * The rulings a docket number of a text names, among `candidates` of its number and year. With a court said, those of that court or none; without, all that
 * fit. Numbers restart in every court and book, so nothing is chosen among them. Null when it names the speaker itself or nobody.
 */
export function resolveDocket(reference: RulingReference, speaker: Speaker, candidates: readonly RulingFacts[]): ResolvedDocket | null {
  const { docket } = reference
  const court = courtSaid(reference, speaker)
  const own = isNumber(docket, speaker.docketNumber) || isNumber(docket, speaker.rit)
  if (own && (court === null || isCourt(court, speaker.court))) return null
  const rulings = candidates.filter((candidate) => {
    const other = candidate.docId === speaker.docId ? null : parseDocketNumber(candidate.docketNumber ?? candidate.rit ?? '')
    if (other === null || !sameNumber(docket, other) || !fits(docket.book, candidate.book)) return false
    if (court !== null) return fits(docket.letter, other.letter) && isCourt(court, candidate.court)
    return docket.letter === other.letter
  })
  return rulings.length === 0 ? null : { court, rulings: rulings.slice(0, maxNamed) }
}
