import { type DocketNumber, mayBeOneLetter, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { type FoundRulingCitation, isNamedCourt } from '@basejuris/legal-text'
import { citedCase } from './cited-case.ts'
import { type CitedRulings, nearNumbers } from './find-cited-rulings.ts'

/** A number that belongs to a ruling which the text cites beside it: of the case below, of the ruling among those of its court, or of its own case. */
export interface NumberBeside {
  readonly kind: 'origin' | 'sentence' | 'case'
  readonly facts: RulingFacts
  /** As the index has it: «C-3875-2023», «Sentencia N° 101/2010». */
  readonly written: string
  /** Whether the text has the same. */
  readonly agrees: boolean
}

/** Characters between the two citations: of a number that agrees, and of one that differs by a slip. */
const reach = { same: 900, slip: 260 }

/**
 * Whose number it is that the index lacks. It may be of the case below of a ruling cited near it in the same paragraph, or differ from that by one
 * slip. «Sentencia 101/2010» is compared with the caption of the ruling. Null where neither is the case.
 */
export function findNumberBeside(
  text: string,
  rulings: readonly FoundRulingCitation[],
  at: number,
  looked: ReadonlyMap<FoundRulingCitation, CitedRulings>,
): NumberBeside | null {
  const citation = rulings[at]
  if (citation === undefined || citation.docket === null || citation.kind === 'dictamen') return null
  const found = neighbours(text, rulings, at).flatMap(({ one, distance }): NumberBeside[] => {
    const known = looked.get(one)
    const [facts] = known === undefined ? [] : citedCase(one, known)
    if (facts === undefined) return []
    const number =
      citation.kind === 'sentencia' ? ofSentence(text, citation, one, facts) : (ofOrigin(citation, facts) ?? ofCase(citation, one, facts))
    return number === null || !(number.agrees || distance <= reach.slip) ? [] : [number]
  })
  return found.find(({ agrees }) => agrees) ?? found[0] ?? null
}

/** The citations near one in its paragraph, the nearest first. */
const neighbours = (
  text: string,
  rulings: readonly FoundRulingCitation[],
  at: number,
): { readonly one: FoundRulingCitation; readonly distance: number }[] => {
  const { from, to } = rulings[at] ?? { from: 0, to: 0 }
  return rulings
    .map((one) => ({ one, distance: one.from >= to ? one.from - to : from - one.to }))
    .filter(
      ({ one, distance }, place) =>
        place !== at && distance <= reach.same && !text.slice(Math.min(one.to, to), Math.max(one.from, from)).includes('\n'),
    )
    .sort((a, b) => a.distance - b.distance)
}

const ofOrigin = ({ docket, court }: FoundRulingCitation, facts: RulingFacts): NumberBeside | null => {
  if (docket === null) return null
  const own = new Set([facts.docketNumber])
  for (const written of new Set([facts.originDocketNumber, facts.rit].filter((each) => each !== null && !own.has(each)))) {
    const origin = parseDocketNumber(written ?? '')
    if (origin === null || !mayBeOneLetter(docket.letter, origin.letter)) continue
    const isOfOther = court !== null && court !== 'own' && facts.originCourt !== null && !isNamedCourt(court.name, facts.originCourt)
    const agrees = origin.number === docket.number && origin.year === docket.year
    if (!isOfOther && (agrees || isSlip(docket, origin))) return { kind: 'origin', facts, written: written ?? '', agrees }
  }
  return null
}

/** «Sentencia N° 101/2010, rol C-161-2009»: the number of the sentence says which case it is, and the rol is a slip away from that one's. */
const ofCase = ({ docket }: FoundRulingCitation, beside: FoundRulingCitation, facts: RulingFacts): NumberBeside | null => {
  const own = parseDocketNumber(facts.docketNumber ?? '')
  if (beside.kind !== 'sentencia' || docket === null || own === null || !mayBeOneLetter(docket.letter, own.letter) || !isSlip(docket, own))
    return null
  return { kind: 'case', facts, written: facts.docketNumber ?? '', agrees: false }
}

const isSlip = (written: DocketNumber, meant: DocketNumber): boolean =>
  nearNumbers(written).some(({ number, year }) => number === meant.number && year === meant.year)

/** «Sentencia N° 101/2010: Demanda de…»: some courts number their rulings, and their captions say it. */
const numberedCaption = /^Sentencia\s+(?:N[°º]\s*)?(?<number>\d{1,4})\s?\/\s?(?<year>\d{4})(?!\d)/u

/** The number that a court gives its sentence. Null where its caption says none. */
export function numberOfSentence({ caption }: Pick<RulingFacts, 'caption'>): Pick<DocketNumber, 'number' | 'year'> | null {
  const { number, year } = numberedCaption.exec(caption)?.groups ?? {}
  return number === undefined || year === undefined ? null : { number: Number(number), year: Number(year) }
}

/** «Sentencia N° 101/2010, y la de la causa rol C-5-2009», «Sentencia N° 101/2010 rechazó … En la causa rol C-5-2009»: two rulings. */
const namesAnother = /[.;]\s+\p{Lu}|[;,]?\s+y\s/u

/** A number of a sentence names a ruling of its own. Only a case named with it says which one the sentence is. */
const ofSentence = (text: string, citation: FoundRulingCitation, beside: FoundRulingCitation, facts: RulingFacts): NumberBeside | null => {
  const own = numberOfSentence(facts)
  const { docket } = citation
  if (docket === null || own === null) return null
  const agrees = own.number === docket.number && own.year === docket.year
  const [first, second] = citation.from < beside.from ? [citation, beside] : [beside, citation]
  if (!agrees && (beside.kind === 'sentencia' || namesAnother.test(text.slice(first.to, second.from)))) return null
  return { kind: 'sentence', facts, written: `Sentencia N° ${own.number}/${own.year}`, agrees }
}
