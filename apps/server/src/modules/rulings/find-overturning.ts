import type { Overturning } from '@basejuris/contract'
import type { Outcome, Ruling, RulingFacts } from '@basejuris/domain'
import { parseDocketNumber, undoesReviewed } from '@basejuris/domain'
import { findDisposition, findSpanishDates } from '@basejuris/legal-text'
import { EngineUnavailable } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { citeRuling } from './cite-ruling.ts'
import { rulingUrl } from './ruling-url.ts'

/** What a ruling does to the one that it reviews, by its outcome. */
const effects: Readonly<Partial<Record<Outcome, string>>> = {
  revoca: 'revocada',
  anula: 'anulada',
  casa: 'invalidada',
  acoge: 'dejada sin efecto',
  unifica: 'dejada sin efecto',
}

/** By docId, what certainly left a ruling without effect: a later one, or else what its source says. Those that stand, or may, are missing. */
export async function findOverturning(
  services: Pick<Services, 'search' | 'rulings'>,
  facts: readonly RulingFacts[],
): Promise<ReadonlyMap<string, Overturning>> {
  const found = await services.search.overturning(facts.map(({ docId }) => docId))
  const saidBySource = facts.flatMap(({ docId, undoneAs }) => (undoneAs === undefined ? [] : [[docId, ofSource(undoneAs)] as const]))
  if (found.length === 0) return new Map(saidBySource)
  const later = new Map((await services.rulings.list([...new Set(found.flatMap(({ by }) => by))])).map((ruling) => [ruling.docId, ruling]))
  const byId = new Map(facts.map((each) => [each.docId, each]))
  return new Map([
    ...saidBySource,
    ...found.flatMap(({ docId, by }) => {
      const own = byId.get(docId)
      const certain = by.flatMap((id) => later.get(id) ?? []).filter((ruling) => own !== undefined && isCertain(own, ruling))
      const [last] = certain.sort((a, b) => (b.decidedOn ?? '').localeCompare(a.decidedOn ?? ''))
      return last === undefined ? [] : [[docId, presentOverturning(last)] as const]
    }),
  ])
}

/** The ruling of the court above is not stored, or not tied to this one. */
const ofSource = (undoneAs: string): Overturning => ({
  texto: `${undoneAs}, según la ficha de su fuente`,
  docId: null,
  tribunal: null,
  rol: null,
  fechaSentencia: null,
  url: null,
})

/** Rulings are read from the database, so they can be read while the engine does not answer. Null: nobody could look. */
export function nullWithoutEngine(error: unknown): null {
  if (error instanceof EngineUnavailable) return null
  throw error
}

/** What a later ruling of the same case certainly did to one; null where it stands, or may. Both must be of one case by their facts. */
export function describeOverturning(own: RulingFacts, later: Ruling): Overturning | null {
  return undoesReviewed(later.outcome) && isCertain(own, later) ? presentOverturning(later) : null
}

/**
 * Whether a later ruling undid this one and no other of the same court and number. The numbers of a court of appeal repeat in each of its
 * books, and one case has several rulings: the later one must name the date of this one. Where it names none, book or letter must agree and
 * it must speak of a sentence.
 */
function isCertain(own: RulingFacts, later: Ruling): boolean {
  if (own.fictional !== later.fictional || own.court === later.court || own.decidedOn === null || later.decidedOn === null) return false
  if (later.decidedOn < own.decidedOn) return false
  const decision = decisionText(later)
  if (!undoes.test(decision)) return false
  const dates = findSpanishDates(decision).map(({ date }) => date)
  if (dates.length > 0) return dates.includes(own.decidedOn)
  const number = parseDocketNumber(later.originDocketNumber ?? '')
  const isNamed = number !== null && (number.letter !== null || (number.book !== null && number.book === own.book))
  return isNamed && /\b(?:sentencia|fallo)\b/iu.test(decision)
}

const maxReadCharacters = 4_000
const decisionText = ({ sections }: Ruling): string =>
  (findDisposition(sections)?.paragraphs ?? [])
    .map(({ text }) => text)
    .join(' ')
    .slice(0, maxReadCharacters)

/** A recourse may be granted without undoing the ruling it was lodged against: «se acoge el recurso de hecho». */
const undoes = /\b(?:revoc|anul|invalid|casa\b|(?:dej[ae]\w*|quedan?) sin efecto|nul[ao]s?\b|reemplaz)/iu

const inPart = /\b(?:en (?:la|aquella) parte|s[oó]lo en cuanto|[uú]nicamente en cuanto|en cuanto)\b/iu

const presentOverturning = (later: Ruling): Overturning => {
  const line = findDisposition(later.sections)?.line.text ?? ''
  const effect = effects[later.outcome] ?? 'dejada sin efecto'
  return {
    texto: `${effect}${inPart.test(line) ? ' en parte' : ''} por ${citeRuling(later).corta}`,
    docId: later.docId,
    tribunal: later.court,
    rol: later.docketNumber,
    fechaSentencia: later.decidedOn,
    url: rulingUrl(later.docId),
  }
}
