import type { RulingCitationRow } from '@basejuris/database'
import { foldCaption } from '@basejuris/database'
import { isSerialCited, mayBeOneBook, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { isNamedCourt } from '@basejuris/legal-text'

/** What identifies a cited ruling. */
export type CitedNumber = Pick<
  RulingCitationRow,
  'docId' | 'kind' | 'letter' | 'serial' | 'year' | 'book' | 'court' | 'decidedOn' | 'caption' | 'ambiguous'
>

/** The facts by which a citation names a ruling. */
export type CitableFacts = Pick<RulingFacts, 'docId' | 'collection' | 'court' | 'docketNumber' | 'rit' | 'book' | 'caption' | 'decidedOn'>

export interface ResolvedCitation<Facts extends CitableFacts = RulingFacts> {
  readonly rulings: readonly Facts[]
  /** Exactly one is meant. */
  readonly isCertain: boolean
}

const offices: ReadonlySet<string> = new Set(['contraloria', 'administrativo'])

/**
 * The rulings that a citation may mean among `candidates` of its number, or of its date and caption. The date written beside a number
 * chooses among several. One alone is certain only if the text leaves nothing open.
 */
export function resolveCitation<Facts extends CitableFacts>(cited: CitedNumber, candidates: readonly Facts[]): ResolvedCitation<Facts> {
  const fitting = candidates.filter((candidate) => candidate.docId !== cited.docId && isCourt(cited, candidate) && isSame(cited, candidate))
  const ofDate = fitting.filter(({ decidedOn }) => decidedOn === cited.decidedOn)
  const rulings = cited.decidedOn !== null && ofDate.length > 0 ? ofDate : fitting
  const isDated = cited.decidedOn === null || rulings.some(({ decidedOn }) => decidedOn === null || decidedOn === cited.decidedOn)
  return { rulings, isCertain: rulings.length === 1 && !cited.ambiguous && isDated }
}

function isSame(cited: CitedNumber, candidate: CitableFacts): boolean {
  if (cited.serial === null) return cited.decidedOn === candidate.decidedOn && cited.caption === foldCaption(candidate.caption)
  const written = candidate.docketNumber ?? candidate.rit ?? ''
  const docket = parseDocketNumber(written)
  if (docket === null) {
    const isNamed = cited.year === null || cited.court !== null
    return isNamed && isSerialCited({ ...candidate, docketNumber: written }, { ...cited, number: cited.serial })
  }
  if (docket.number !== cited.serial || (cited.year !== null && docket.year !== cited.year)) return false
  if (!mayBeOneBook(cited.book, candidate.book)) return false
  return cited.letter === docket.letter || (cited.court !== null && (cited.letter === null || docket.letter === null))
}

function isCourt({ kind, court }: CitedNumber, candidate: CitableFacts): boolean {
  if (court !== null) return isNamedCourt(court, candidate.court)
  return (kind === 'dictamen') === offices.has(candidate.collection)
}
