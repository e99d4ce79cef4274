import { type Database, listFactsByParties } from '@basejuris/database'
import type { RulingFacts } from '@basejuris/domain'
import { type FoundRulingCitation, isNamedCourt } from '@basejuris/legal-text'
import { compareCaption, partyWords } from './compare-caption.ts'

/** Captions without a number that are looked up, each by itself. */
const maxLooked = 40
/** Rulings compared with one caption. Where more have a word of each party, it names nobody. */
const maxCompared = 500
/** Rulings offered for one caption. */
const maxPossible = 10
/** Fewer words of names, and fewer of a person, are those of many cases. */
const minWords = 3
const minWordsOfPerson = 2

type ByCaption = Pick<FoundRulingCitation, 'court' | 'decidedOn'> & { readonly caption: string }

export function isByCaption(citation: FoundRulingCitation): citation is FoundRulingCitation & ByCaption {
  return citation.docket === null && citation.bareNumber === null && citation.caption !== null
}

/** Rulings whose captions have the parties of each citation that gives no number, by the caption cited. */
export async function readByCaption(
  db: Database,
  citations: readonly FoundRulingCitation[],
): Promise<ReadonlyMap<string, readonly RulingFacts[]>> {
  const captions = [...new Set(citations.filter(isByCaption).map(({ caption }) => caption))].slice(0, maxLooked)
  const read = new Map<string, readonly RulingFacts[]>()
  for (const caption of captions) {
    const parties = partyWords(caption)
    // Public bodies alone, or the initials of people, are those of many cases.
    if (parties.length < 2 || parties.every(({ own }) => own.length === 0)) continue
    const words = parties.map(({ own, all }) => (own.length > 0 ? own : all))
    const rulings = await listFactsByParties(db, words, maxCompared + 1)
    if (rulings.length > maxCompared) continue
    read.set(
      caption,
      rulings.filter((facts) => compareCaption(caption, facts) === 'agrees'),
    )
  }
  return read
}

/**
 * The rulings that a caption alone means: those of one case, where the index has no other of those parties. The day must be its own, or the
 * court, where the caption gives several names. Otherwise they are possible, since the index may lack others.
 */
export function fittingCaptions(
  citation: ByCaption,
  rulings: readonly RulingFacts[],
): { readonly found: readonly RulingFacts[]; readonly possible: readonly RulingFacts[] } {
  const { court, decidedOn, caption } = citation
  const real = rulings.filter(({ fictional }) => !fictional)
  const ofCourt = real.filter((facts) => court === null || court === 'own' || isNamedCourt(court.name, facts.court))
  const cases = Map.groupBy(ofCourt, ({ court: name, docketNumber, rit, book }) => [name, docketNumber ?? rit, book].join('|'))
  const dated = ofCourt.filter((facts) => decidedOn !== null && facts.decidedOn === decidedOn)
  const isSeated = court !== null && court !== 'own'
  const certain = cases.size !== 1 ? [] : decidedOn === null && isSeated ? ofCourt.filter((facts) => namesAll(caption, facts)) : dated
  return certain.length > 0 ? { found: certain, possible: [] } : { found: [], possible: ofCourt.slice(0, maxPossible) }
}

const namesAll = (caption: string, facts: RulingFacts): boolean => {
  const parties = partyWords(caption)
  const stored = new Set(partyWords(facts.caption).flatMap(({ all }) => all))
  const own = parties.flatMap((party) => party.own)
  const isWhole = parties.every((party) => party.institution || party.own.length >= minWordsOfPerson)
  return isWhole && own.length >= minWords && own.every((word) => stored.has(word))
}
