import { type Database, foldCaption, listFactsByDocket, listFactsByOrigin, type Transaction } from '@basejuris/database'
import { courtLevel, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
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
  const waiting = [ruling]
  for (let next = waiting.shift(); next !== undefined && links.size < maxRulings; next = waiting.shift()) {
    const related = [await findBelow(db, next), ...(await findAbove(db, next)), ...(await findSameCase(db, next))]
    for (const link of related) {
      if (link === null) continue
      const [only, ...others] = link.rulings
      const id = only === undefined || others.length > 0 ? `${link.court} ${link.docketNumber}` : only.docId
      if (links.has(id)) continue
      links.set(id, link)
      if (only !== undefined && others.length === 0) waiting.push(only)
    }
  }
  const found = [...links.values()]
  return [...found, ...unknownOrigins(found)].sort(
    (a, b) => order.indexOf(a.level) - order.indexOf(b.level) || dateOf(a).localeCompare(dateOf(b)),
  )
}

const linkOf = (facts: RulingFacts): ChainLink => ({
  level: courtLevel(facts),
  court: facts.court,
  docketNumber: facts.docketNumber ?? facts.rit,
  rulings: [facts],
})

const dateOf = ({ rulings: [first] }: ChainLink): string => first?.decidedOn ?? ''

/** The decision reviewed; a link without rulings when the index lacks it, null when the facts name none. */
async function findBelow(db: Database | Transaction, upper: RulingFacts): Promise<ChainLink | null> {
  const { originCourt, originDocketNumber } = upper
  const key = caseKey(originCourt, originDocketNumber)
  const docket = originDocketNumber === null ? null : parseDocketNumber(originDocketNumber)
  if (key === null || docket === null || originCourt === null) return null
  const candidates = (await listFactsByDocket(db, [docket])).filter(
    (lower) => caseKey(lower.court, lower.docketNumber ?? lower.rit) === key && mayPrecede(lower, upper),
  )
  const level = originCourt.startsWith('Corte de Apelaciones') ? 'appeals' : originCourt === 'Corte Suprema' ? 'highest' : 'lower'
  return { level, court: originCourt, docketNumber: originDocketNumber, rulings: ofOneCase(candidates, upper) }
}

async function findAbove(db: Database | Transaction, lower: RulingFacts): Promise<ChainLink[]> {
  const written = lower.docketNumber ?? lower.rit
  const key = caseKey(lower.court, written)
  if (key === null || written === null) return []
  const reviewing = (await listFactsByOrigin(db, [written])).filter(
    (upper) => caseKey(upper.originCourt, upper.originDocketNumber) === key && mayPrecede(lower, upper),
  )
  return ofOneCase(reviewing, lower).length === reviewing.length ? reviewing.map(linkOf) : ofOneCase(reviewing, lower).map(linkOf)
}

/** Another decision of the same number and book: a sentencia de reemplazo, an incident. */
async function findSameCase(db: Database | Transaction, ruling: RulingFacts): Promise<ChainLink[]> {
  const key = caseKey(ruling.court, ruling.docketNumber ?? ruling.rit)
  const docket = parseDocketNumber(ruling.docketNumber ?? ruling.rit ?? '')
  if (key === null || docket === null) return []
  return (await listFactsByDocket(db, [docket]))
    .filter(
      (other) =>
        other.docId !== ruling.docId &&
        other.fictional === ruling.fictional &&
        other.book === ruling.book &&
        caseKey(other.court, other.docketNumber ?? other.rit) === key,
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
