import type { ChainStep, DataOf, rulingChainEndpoint } from '@basejuris/contract'
import { type Actor, citedNumber, formatDocketLabel, type Ruling, type RulingFacts, rulingText } from '@basejuris/domain'
import { type ChainLink, findCaseChain } from '@basejuris/ingestion'
import { findDisposition } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { presentNamed } from './find-references.ts'
import { cardFacts } from './present-card.ts'

const instances: Readonly<Record<ChainLink['level'], string>> = {
  lower: '1° instancia',
  appeals: 'Corte de Apelaciones',
  highest: 'Corte Suprema',
}
const notIndexed = 'no está en nuestro índice'
const severalFit = 'varias sentencias de nuestro índice tienen ese número'
/** Proceedings that are a step of their own, by the source's name of the recourse. */
const ownSteps: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/queja/iu, 'Recurso de queja'],
  [/unificaci/iu, 'Unificación de jurisprudencia'],
]
const ownMotion = /\bde\s+oficio\b/iu
const replacementName = 'Sentencia de reemplazo'
const replacement = /sentencia\s+de\s+reemplazo/iu
/** A sentencia de reemplazo says so in its first lines. */
const openingCharacters = 400

/**
 * The decisions of a ruling's case in the order of the instances. Unknown: `ruling.not_found`; base not readable by the actor:
 * `base.premium_required`. Decisions in bases that the actor may not read are given as cards: their text names no step.
 */
export async function listChain(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  docId: string,
): Promise<DataOf<typeof rulingChainEndpoint>> {
  const [ruling, { readable }] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (ruling === null) throw new ServiceError('ruling.not_found')
  if (!readable.has(ruling.collection)) throw new ServiceError('base.premium_required')
  const chain = (await findCaseChain(services.db, ruling)).map((link) => ({
    ...link,
    rulings: link.rulings.map((each) => cardFacts(each, readable)),
  }))
  const certain = chain.flatMap(({ rulings }) => (rulings.length === 1 ? rulings.map((each) => each.docId) : []))
  const closed = new Set(
    chain.flatMap(({ rulings }) => rulings.filter(({ collection }) => !readable.has(collection)).map((each) => each.docId)),
  )
  const texts = new Map((await services.rulings.list(certain.filter((each) => !closed.has(each)))).map((each) => [each.docId, each]))
  return { pasos: replacementsLast(chain.map((link) => presentStep(link, { docId, chain, texts, closed }))) }
}

/** A sentencia de reemplazo follows the decision that it completes, of the same number and day. */
function replacementsLast(steps: readonly ChainStep[]): ChainStep[] {
  const ordered = [...steps]
  for (let at = ordered.length - 2; at >= 0; at -= 1) {
    const [step, next] = [ordered[at], ordered[at + 1]]
    if (step?.paso !== replacementName || next === undefined || next.rol !== step.rol || next.fecha !== step.fecha) continue
    if (next.paso !== replacementName) ordered.splice(at, 2, next, step)
  }
  return ordered
}

interface Around {
  readonly docId: string
  readonly chain: readonly ChainLink[]
  readonly texts: ReadonlyMap<string, Ruling>
  /** Decisions in bases that the actor may not read. */
  readonly closed: ReadonlySet<string>
}

function presentStep(link: ChainLink, around: Around): ChainStep {
  const { closed } = around
  const [only, ...others] = link.rulings
  const certain = others.length === 0 ? only : undefined
  const text = certain === undefined ? undefined : around.texts.get(certain.docId)
  const paso = certain === undefined ? instances[link.level] : stepName(link, certain, around)
  return {
    paso,
    tribunal: link.court,
    rol: certain === undefined ? (link.docketNumber === null ? null : formatDocketLabel(link.docketNumber)) : citedNumber(certain),
    fecha: certain?.decidedOn ?? null,
    resultado: certain === undefined || closed.has(certain.docId) ? null : certain.outcome,
    deOficio: text !== undefined && ownMotion.test(decisionOf(text)),
    actual: certain?.docId === around.docId,
    mensaje: certain === undefined ? `${paso}: ${only === undefined ? notIndexed : severalFit}` : null,
    sentencias: link.rulings.map(presentNamed),
  }
}

function stepName(link: ChainLink, facts: RulingFacts, { chain, texts }: Around): string {
  const text = texts.get(facts.docId)
  if (text !== undefined && isReplacement(text) && chain.some((other) => isTwin(other, facts))) return replacementName
  const own = link.level === 'highest' ? ownSteps.find(([pattern]) => pattern.test(facts.appealType ?? '')) : undefined
  if (own !== undefined) return own[1]
  return link.level === 'highest' ? facts.court : instances[link.level]
}

/** Another decision of the same court, number and day. */
const isTwin = ({ rulings }: ChainLink, facts: RulingFacts): boolean =>
  rulings.some(
    (other) =>
      other.docId !== facts.docId &&
      other.court === facts.court &&
      other.docketNumber === facts.docketNumber &&
      other.decidedOn === facts.decidedOn,
  )

const isReplacement = (ruling: Ruling): boolean =>
  replacement.test(ruling.kind ?? '') || replacement.test(rulingText(ruling).slice(0, openingCharacters))

const decisionOf = ({ sections }: Ruling): string => findDisposition(sections)?.line.text ?? ''
