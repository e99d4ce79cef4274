import { type Database, listFactsByDocket, listFactsByRegister, listFactsBySerial } from '@basejuris/database'
import {
  courtNames,
  type DocketNumber,
  isSerialCited,
  mayBeOneBook,
  mayBeOneLetter,
  parseDocketNumber,
  type RulingFacts,
} from '@basejuris/domain'
import { type FoundRulingCitation, isNamedCourt } from '@basejuris/legal-text'
import { fittingCaptions, isByCaption, readByCaption } from './cited-by-caption.ts'

/** What the index has for the number of a citation. */
export interface CitedRulings {
  /** Real rulings that the number and the court may mean, latest first. */
  readonly found: readonly RulingFacts[]
  /** Real rulings that have the number of a citation without year, or without rol, or its parties, and that nothing else confirms. Latest first. */
  readonly possible: readonly RulingFacts[]
  /** Real rulings with the same number in other courts, then with the nearest numbers of the same court. */
  readonly near: readonly RulingFacts[]
  /** Whether the demonstration corpus has the number. */
  readonly fictional: boolean
  /** How a text has the number, where the ruling found is stored under another: as that of its sentence, or of a case joined to its own. */
  readonly by?: 'sentence' | 'joined'
}

const maxNear = 3
const numberOf = ({ docketNumber, rit }: RulingFacts): DocketNumber | null => parseDocketNumber(docketNumber ?? rit ?? '')
const keyOf = ({ number, year }: Pick<DocketNumber, 'number' | 'year'>): string => `${number}-${year}`

/** Numbers without year that are looked up, each by itself. */
const maxSerials = 200

/** Looks up the numbers of citations, in few queries. A number without year, cited or stored, finds its ruling only at the Tribunal Constitucional. */
export async function findCitedRulings(
  db: Database,
  citations: readonly FoundRulingCitation[],
): Promise<ReadonlyMap<FoundRulingCitation, CitedRulings>> {
  const dockets = citations.flatMap(({ docket }) => docket ?? [])
  const stored: Stored = {
    numbered: byNumber(await listFactsByDocket(db, dockets)),
    serial: await readSerials(db, citations),
    acts: Map.groupBy(
      await listFactsByRegister(db, 'docketNumber', citations.flatMap(actNumbers)),
      ({ docketNumber }) => docketNumber ?? '',
    ),
    captioned: await readByCaption(db, citations),
  }
  const fits = new Map(citations.map((citation) => [citation, fittingRulings(citation, stored)]))
  // Without a court every court would fit, and nothing is offered.
  const missing = citations.filter(
    (citation) => citation.court !== null && citation.court !== 'own' && fits.get(citation)?.found.length === 0,
  )
  const misspelt = missing.flatMap(({ docket, kind }) => (docket === null || kind === 'sentencia' ? [] : nearNumbers(docket)))
  const others = byNumber(await listFactsByDocket(db, misspelt))
  return new Map(
    citations.map((citation) => {
      const { found, possible, elsewhere, fictional } = fits.get(citation) ?? nothing
      const near = found.length > 0 ? [] : [...elsewhere, ...nearRulings(citation, others)].slice(0, maxNear)
      return [citation, { found, possible, near, fictional }]
    }),
  )
}

const nothing = { found: [], possible: [], elsewhere: [], fictional: false }

interface Stored {
  readonly numbered: ReadonlyMap<string, readonly RulingFacts[]>
  /** By number without year. */
  readonly serial: ReadonlyMap<number, readonly RulingFacts[]>
  /** By number as offices write it. */
  readonly acts: ReadonlyMap<string, readonly RulingFacts[]>
  /** By caption as cited without a number. */
  readonly captioned: ReadonlyMap<string, readonly RulingFacts[]>
}

async function readSerials(db: Database, citations: readonly FoundRulingCitation[]): Promise<Stored['serial']> {
  const serials = [
    ...new Set(citations.flatMap((one) => one.bareNumber ?? (isConstitutional(one) ? (one.docket?.number ?? []) : []))),
  ].slice(0, maxSerials)
  const rulings = await listFactsBySerial(db, serials)
  return new Map(
    serials.map((serial) => [
      serial,
      rulings.filter((facts) => facts.docketNumber === String(serial) || numberOf(facts)?.number === serial),
    ]),
  )
}

/** «ORD.N°07», «RE-779»: offices number some acts without their year, which the day of the act tells. */
const actNumbers = ({ kind, docket, part }: FoundRulingCitation): string[] => {
  if (kind !== 'dictamen' || docket === null) return []
  const { letter, number } = docket
  if (letter !== null) return [`${letter}-${number}`]
  const ordinary = `ORD.N°${String(number).padStart(2, '0')}`
  return part === undefined ? [ordinary] : [`${ordinary}/${part}`, ordinary]
}

const byNumber = (rulings: readonly RulingFacts[]): ReadonlyMap<string, readonly RulingFacts[]> =>
  Map.groupBy(rulings, (facts) => {
    const docket = numberOf(facts)
    return docket === null ? '' : keyOf(docket)
  })

const isOfCourt = ({ court }: FoundRulingCitation, facts: RulingFacts): boolean =>
  court === null || court === 'own' || isNamedCourt(court.name, facts.court)

const isConstitutional = ({ court }: FoundRulingCitation): boolean =>
  court !== null && court !== 'own' && court.name === courtNames.constitutional

/**
 * The citations, each act that only goes on a list of an office of the office that has it. «Oficio N° 2971» behind acts of SUSESO may be of the SII:
 * one other office alone has that number and day.
 */
export async function withoutWrongOffices(
  db: Database,
  citations: readonly FoundRulingCitation[],
): Promise<readonly FoundRulingCitation[]> {
  const carried = citations.filter(({ isOfficeCarried, decidedOn }) => isOfficeCarried === true && decidedOn !== null)
  if (carried.length === 0) return citations
  const [named, anywhere] = [carried, carried.map((citation): FoundRulingCitation => ({ ...citation, court: null }))]
  const [ofOffice, ofAny] = await Promise.all([findCitedRulings(db, named), findCitedRulings(db, anywhere)])
  const corrected = new Map(
    carried.map((citation, at): [FoundRulingCitation, FoundRulingCitation] => {
      const open = anywhere[at] ?? citation
      const [only, other] = (ofAny.get(open)?.found ?? []).filter(({ decidedOn }) => decidedOn === citation.decidedOn)
      const isElsewhere = (ofOffice.get(citation)?.found.length ?? 0) === 0 && only !== undefined && other === undefined
      return [citation, isElsewhere ? { ...citation, court: { name: only.court } } : citation]
    }),
  )
  return citations.map((citation) => corrected.get(citation) ?? citation)
}

const fittingRulings = (citation: FoundRulingCitation, stored: Stored) => {
  const { docket } = citation
  if (citation.kind === 'sentencia') return nothing
  if (isByCaption(citation)) return { ...nothing, ...fittingCaptions(citation, stored.captioned.get(citation.caption) ?? []) }
  if (docket === null) return fittingSerials(citation, stored)
  const acts = actNumbers(citation)
    .flatMap((written) => stored.acts.get(written) ?? [])
    .filter(({ decidedOn }) => decidedOn?.startsWith(`${docket.year}-`) === true)
  if (acts.some((facts) => isOfCourt(citation, facts))) {
    const found = acts.filter((facts) => !facts.fictional && isOfCourt(citation, facts))
    return { ...nothing, found, fictional: found.length < acts.length }
  }
  const numbered = [...(stored.numbered.get(keyOf(docket)) ?? []), ...storedWithoutYear(citation, stored)]
  const lettered = numbered.filter((facts) => {
    const own = numberOf(facts)
    return mayBeOneLetter(docket?.letter ?? null, own?.letter ?? null) && mayBeOneBook(docket?.book ?? null, facts.book)
  })
  const real = lettered.filter(({ fictional }) => !fictional)
  const found = real.filter((facts) => isOfCourt(citation, facts))
  return {
    found,
    possible: [],
    elsewhere: ofDayFirst(
      citation,
      real.filter((facts) => !found.includes(facts)),
    ),
    fictional: lettered.some((facts) => facts.fictional && isOfCourt(citation, facts)),
  }
}

/** «STC 5001-18», where the source gives the number alone. It is of no ruling older than its year. */
const storedWithoutYear = (citation: FoundRulingCitation, { serial }: Stored): readonly RulingFacts[] => {
  const { docket } = citation
  if (docket === null || docket.letter !== null || !isConstitutional(citation)) return []
  return (serial.get(docket.number) ?? []).filter((facts) => isSerialCited(facts, docket))
}

/** The Tribunal Constitucional never begins its numbers anew, nor does Contraloría those with an E; of other courts many years have the number. */
const fittingSerials = (citation: FoundRulingCitation, { serial }: Stored) => {
  const { bareNumber, isOfLongSeries = false } = citation
  const numbered = bareNumber === null ? [] : (serial.get(bareNumber) ?? [])
  const fitting = numbered.filter((facts) => isOfCourt(citation, facts) && (!isOfLongSeries || numberOf(facts)?.letter === 'E'))
  const real = fitting.filter(({ fictional }) => !fictional)
  const isUnique = isOfLongSeries || isConstitutional(citation)
  return {
    ...nothing,
    found: isUnique ? real : [],
    possible: isUnique ? [] : real,
    fictional: real.length < fitting.length,
  }
}

const ofDayFirst = ({ decidedOn }: FoundRulingCitation, rulings: readonly RulingFacts[]): RulingFacts[] =>
  rulings.toSorted((a, b) => Number(b.decidedOn === decidedOn) - Number(a.decidedOn === decidedOn))

/** Of the same court and letter as the citation. Without a court every court would fit, and nothing is offered. */
const nearRulings = (citation: FoundRulingCitation, stored: ReadonlyMap<string, readonly RulingFacts[]>): RulingFacts[] => {
  const { docket, court } = citation
  if (docket === null || court === null || court === 'own') return []
  const near = nearNumbers(docket)
    .flatMap((number) => stored.get(keyOf(number)) ?? [])
    .filter((facts) => !facts.fictional && isOfCourt(citation, facts))
    .filter((facts) => mayBeOneLetter(docket.letter, numberOf(facts)?.letter ?? null))
  return ofDayFirst(citation, near)
}

/** Numbers that one slip makes of another: a digit replaced, left out, put in twice or exchanged with its neighbour, and the year before or after. */
export function nearNumbers({ number, year }: DocketNumber): Pick<DocketNumber, 'number' | 'year'>[] {
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
