import { type Database, foldCaption, listFactsByDocket, listFactsByOrigin, type Transaction } from '@basejuris/database'
import { courtLevel, type DocketNumber, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { caseKey } from '@basejuris/search'

/** A decision of one case: a ruling, several where the number is of several cases, or none where the index lacks it. */
export interface ChainLink {
  readonly level: 'lower' | 'appeals' | 'highest'
  readonly court: string | null
  readonly docketNumber: string | null
  readonly rulings: readonly RulingFacts[]
}

const maxRulings = 20
const order = ['lower', 'appeals', 'highest'] as const
/** Actions that begin at a court of appeal. */
const beginsAtAppeals = /protecci|amparo/iu

/** Decisions of a ruling's case in the order of the instances, those that are known to be missing included. */
export async function findCaseChain(db: Database | Transaction, ruling: RulingFacts): Promise<ChainLink[]> {
  const links = new Map<string, ChainLink>([[ruling.docId, linkOf(ruling)]])
  for (let waiting = [ruling]; waiting.length > 0 && links.size < maxRulings; ) {
    const near = await readNear(db, waiting)
    const next: RulingFacts[] = []
    for (const one of waiting) {
      if (links.size >= maxRulings) break
      for (const link of [findBelow(near, one), ...findAbove(near, one), ...findSameCase(near, one)]) {
        if (link === null) continue
        const [only, ...others] = link.rulings
        const id = only === undefined || others.length > 0 ? `${link.court} ${link.docketNumber}` : only.docId
        if (links.has(id)) continue
        links.set(id, link)
        if (only !== undefined && others.length === 0) next.push(only)
      }
    }
    waiting = next
  }
  const found = [...links.values()]
  return [...found, ...unknownOrigins(found)].sort(
    (a, b) => order.indexOf(a.level) - order.indexOf(b.level) || dateOf(a).localeCompare(dateOf(b)),
  )
}

/** Rulings that may be of the same case as some others. */
interface NearRulings {
  /** Of the same number and year as one of them, or as its decision below; latest first. */
  readonly numbered: readonly RulingFacts[]
  /** By the number of the decision that they review, as written; latest first. */
  readonly reviewing: ReadonlyMap<string | null, readonly RulingFacts[]>
}

/** Reads for all of them at once: each statement costs more than what it finds. */
async function readNear(db: Database | Transaction, rulings: readonly RulingFacts[]): Promise<NearRulings> {
  const dockets = rulings.flatMap((one) => [one.originDocketNumber, writtenNumber(one)]).flatMap((written) => docketOf(written) ?? [])
  const numbered = await listFactsByDocket(db, dockets)
  const reviewing = await listFactsByOrigin(
    db,
    rulings.flatMap((one) => (caseKeyOf(one) === null ? [] : (writtenNumber(one) ?? []))),
  )
  return { numbered, reviewing: Map.groupBy(reviewing, ({ originDocketNumber }) => originDocketNumber) }
}

const writtenNumber = ({ docketNumber, rit }: RulingFacts): string | null => docketNumber ?? rit
const docketOf = (written: string | null): DocketNumber | null => (written === null ? null : parseDocketNumber(written))
const caseKeyOf = (facts: RulingFacts): string | null => caseKey(facts.court, writtenNumber(facts))

const linkOf = (facts: RulingFacts): ChainLink => ({
  level: courtLevel(facts),
  court: facts.court,
  docketNumber: facts.docketNumber ?? facts.rit,
  rulings: [facts],
})

const dateOf = ({ rulings: [first] }: ChainLink): string => first?.decidedOn ?? ''

/** The decision reviewed; a link without rulings when the index lacks it, null when the facts name none. */
function findBelow({ numbered }: NearRulings, upper: RulingFacts): ChainLink | null {
  const { originCourt, originDocketNumber } = upper
  const key = caseKey(originCourt, originDocketNumber)
  if (key === null || originCourt === null) return null
  const candidates = numbered.filter((lower) => caseKeyOf(lower) === key && mayPrecede(lower, upper))
  const level = originCourt.startsWith('Corte de Apelaciones') ? 'appeals' : originCourt === 'Corte Suprema' ? 'highest' : 'lower'
  return { level, court: originCourt, docketNumber: originDocketNumber, rulings: ofOneCase(candidates, upper) }
}

function findAbove({ reviewing }: NearRulings, lower: RulingFacts): ChainLink[] {
  const key = caseKeyOf(lower)
  if (key === null) return []
  const found = (reviewing.get(writtenNumber(lower)) ?? []).filter(
    (upper) => caseKey(upper.originCourt, upper.originDocketNumber) === key && mayPrecede(lower, upper),
  )
  return ofOneCase(found, lower).map(linkOf)
}

/** Another decision of the same number and book: a sentencia de reemplazo, an incident. */
function findSameCase({ numbered }: NearRulings, ruling: RulingFacts): ChainLink[] {
  const key = caseKeyOf(ruling)
  if (key === null) return []
  return numbered
    .filter(
      (other) =>
        other.docId !== ruling.docId && other.fictional === ruling.fictional && other.book === ruling.book && caseKeyOf(other) === key,
    )
    .map(linkOf)
}

const mayPrecede = (lower: RulingFacts, upper: RulingFacts): boolean =>
  lower.docId !== upper.docId &&
  lower.fictional === upper.fictional &&
  (lower.decidedOn === null || upper.decidedOn === null || lower.decidedOn <= upper.decidedOn)

/** Courts of appeal number each book anew: the RIT, else the caption, says which of several is of the same case. */
function ofOneCase(candidates: readonly RulingFacts[], near: RulingFacts): readonly RulingFacts[] {
  if (candidates.length < 2) return candidates
  const byRit = candidates.filter(({ rit }) => rit !== null && near.rit !== null && rit === near.rit)
  if (byRit.length > 0) return byRit
  const caption = foldCaption(near.caption)
  const byCaption = candidates.filter((candidate) => foldCaption(candidate.caption) === caption)
  return byCaption.length > 0 ? byCaption : candidates
}

/** A first instance that must exist, though no ruling of the case says which: its number is the RIT where one is known. */
function unknownOrigins(found: readonly ChainLink[]): ChainLink[] {
  if (found.some(({ level }) => level === 'lower')) return []
  const rulings = found.flatMap((link) => link.rulings)
  const appeals = rulings.filter((facts) => courtLevel(facts) === 'appeals')
  const begins = rulings.some(({ appealType, book }) => beginsAtAppeals.test(`${appealType ?? ''} ${book ?? ''}`))
  const rit = rulings.find((facts) => facts.rit !== null)?.rit ?? null
  if (begins || (appeals.length === 0 && rit === null)) return []
  return [{ level: 'lower', court: null, docketNumber: rit, rulings: [] }]
}
