import { type Database, listFactsByDocket } from '@basejuris/database'
import { type DocketNumber, mayBeOneBook, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { type FoundRulingCitation, isNamedCourt } from '@basejuris/legal-text'

/** What the index has for the number of a citation. */
export interface CitedRulings {
  /** Real rulings that the number and the court may mean, latest first. */
  readonly found: readonly RulingFacts[]
  /** Real rulings with the same number in other courts, then with the nearest numbers of the same court. */
  readonly near: readonly RulingFacts[]
  /** Whether the demonstration corpus has the number. */
  readonly fictional: boolean
}

const maxNear = 3
const numberOf = ({ docketNumber, rit }: RulingFacts): DocketNumber | null => parseDocketNumber(docketNumber ?? rit ?? '')
const keyOf = ({ number, year }: Pick<DocketNumber, 'number' | 'year'>): string => `${number}-${year}`
const isCompatible = (a: string | null, b: string | null): boolean => a === null || b === null || a === b

/** Looks up the numbers of citations, all in few queries. Citations without a number or a year find nothing. */
export async function findCitedRulings(
  db: Database,
  citations: readonly FoundRulingCitation[],
): Promise<ReadonlyMap<FoundRulingCitation, CitedRulings>> {
  const dockets = citations.flatMap(({ docket }) => docket ?? [])
  const stored = byNumber(await listFactsByDocket(db, dockets))
  const fits = new Map(citations.map((citation) => [citation, fittingRulings(citation, stored)]))
  // Without a court every court would fit, and nothing is offered.
  const missing = citations.filter(
    (citation) => citation.court !== null && citation.court !== 'own' && fits.get(citation)?.found.length === 0,
  )
  const misspelt = missing.flatMap(({ docket }) => (docket === null ? [] : nearNumbers(docket)))
  const others = byNumber(await listFactsByDocket(db, misspelt))
  return new Map(
    citations.map((citation) => {
      const { found, elsewhere, fictional } = fits.get(citation) ?? { found: [], elsewhere: [], fictional: false }
      const near = found.length > 0 ? [] : [...elsewhere, ...nearRulings(citation, others)].slice(0, maxNear)
      return [citation, { found, near, fictional }]
    }),
  )
}

const byNumber = (rulings: readonly RulingFacts[]): ReadonlyMap<string, readonly RulingFacts[]> =>
  Map.groupBy(rulings, (facts) => {
    const docket = numberOf(facts)
    return docket === null ? '' : keyOf(docket)
  })

const isOfCourt = ({ court }: FoundRulingCitation, facts: RulingFacts): boolean =>
  court === null || court === 'own' || isNamedCourt(court.name, facts.court)

const fittingRulings = (citation: FoundRulingCitation, stored: ReadonlyMap<string, readonly RulingFacts[]>) => {
  const { docket } = citation
  const numbered = docket === null ? [] : (stored.get(keyOf(docket)) ?? [])
  const lettered = numbered.filter((facts) => {
    const own = numberOf(facts)
    return isCompatible(docket?.letter ?? null, own?.letter ?? null) && mayBeOneBook(docket?.book ?? null, facts.book)
  })
  const real = lettered.filter(({ fictional }) => !fictional)
  const found = real.filter((facts) => isOfCourt(citation, facts))
  return {
    found,
    elsewhere: real.filter((facts) => !found.includes(facts)),
    fictional: lettered.some((facts) => facts.fictional && isOfCourt(citation, facts)),
  }
}

/** Of the same court and letter as the citation. Without a court every court would fit, and nothing is offered. */
const nearRulings = (citation: FoundRulingCitation, stored: ReadonlyMap<string, readonly RulingFacts[]>): RulingFacts[] => {
  const { docket, court, decidedOn } = citation
  if (docket === null || court === null || court === 'own') return []
  const near = nearNumbers(docket)
    .flatMap((number) => stored.get(keyOf(number)) ?? [])
    .filter((facts) => !facts.fictional && isOfCourt(citation, facts))
    .filter((facts) => isCompatible(docket.letter, numberOf(facts)?.letter ?? null))
  return near.sort((a, b) => Number(b.decidedOn === decidedOn) - Number(a.decidedOn === decidedOn))
}

/** Numbers that one slip makes of another: a digit replaced, left out, put in twice or exchanged with its neighbour, and the year before or after. */
function nearNumbers({ number, year }: DocketNumber): Pick<DocketNumber, 'number' | 'year'>[] {
  const digits = String(number)
  const near = new Set<number>()
  for (let at = 0; at < digits.length; at += 1) {
    const [before, after] = [digits.slice(0, at), digits.slice(at + 1)]
    for (let digit = 0; digit <= 9; digit += 1) near.add(Number(`${before}${digit}${after}`))
    near.add(Number(before + after))
    near.add(Number(`${before}${digits[at]}${digits[at]}${after}`))
    near.add(Number(`${before}${after.charAt(0)}${digits[at]}${after.slice(1)}`))
  }
  near.delete(number)
  near.delete(0)
  return [...[...near].map((other) => ({ number: other, year })), { number, year: year - 1 }, { number, year: year + 1 }]
}
