import type { DecidedIssue } from '@basejuris/assistant'
import { type DataOf, type LineMark, type LineMilestone, type LineRuling, type linesEndpoint, maxLineMarks } from '@basejuris/contract'
import { type CitationPlace, listArticlePlaces, listFacts } from '@basejuris/database'
import type { Actor, Entitlement, Ruling, RulingFacts } from '@basejuris/domain'
import { partyName, proceedingOf, type Side } from '@basejuris/legal-text'
import type { SearchControl } from '@basejuris/search'
import type { z } from 'zod'
import type { Services } from '../../services.ts'
import { cardFacts, namedFacts, presentCard } from '../rulings/present-card.ts'
import { presentNamedRuling } from '../rulings/present-named-ruling.ts'
import { gatherLine, type Line, type LineMember } from './gather-line.ts'
import { type DecidedCircumstance, placesDeciding, presentCircumstance, presentDirection, readCircumstance } from './line-circumstance.ts'
import { countLine, describeChange } from './line-figures.ts'
import { countCiting, findMilestones, isOfPlenary } from './line-milestones.ts'
import { linePassage } from './line-passage.ts'

type LineServices = Pick<Services, 'db' | 'search' | 'coverage' | 'rulings' | 'entitlementOf'>

/**
 * The line of rulings on an article or a question. Rulings in bases that the actor may not read come without passage.
 * @throws `norm.not_found`, `norm.ambiguous`, `norm.article_not_found`
 */
export async function getLine(
  services: LineServices,
  actor: Actor,
  query: z.output<typeof linesEndpoint.query>,
  control: SearchControl = {},
): Promise<DataOf<typeof linesEndpoint>> {
  const line = await gatherLine(services, query, control)
  const { members, subject } = line
  const ordered = query.orden === 'fecha' ? members : [...members].reverse()
  const page = ordered.slice((query.pagina - 1) * query.tamano, query.pagina * query.tamano)
  const milestones = findMilestones(line)
  const drawn = members.length > maxLineMarks ? [] : members
  const shown = [...new Set([...page, ...milestones].map(({ docId }) => docId))]
  const marked = drawn.map(({ docId }) => docId)
  const places = await listArticlePlaces(services.db, marked, subject.keys)
  const { readable } = await services.entitlementOf(actor)
  const circumstance = await readCircumstance(services, line, control)
  const rulings = await presentRulings(services, {
    readable,
    line,
    docIds: shown,
    decided: circumstance?.read?.decided ?? new Map(),
    places: await listArticlePlaces(services.db, shown, subject.keys, { everywhere: true }),
  })
  const dates = members.flatMap(({ decidedOn }) => decidedOn ?? [])
  const byId = new Map(members.map((member) => [member.docId, member]))
  return {
    norma: subject.norm,
    pregunta: subject.question === '' ? null : subject.question,
    total: members.length,
    citan: line.cited,
    leidas: line.read,
    repetidas: line.repeated,
    sinFecha: members.length - dates.length,
    desde: dates[0] ?? null,
    hasta: dates.at(-1) ?? null,
    ficticias: { modo: line.fictional.mode, total: line.fictional.total },
    cambio: openChange(line, readable),
    circunstancia: presentCircumstance(circumstance),
    conteos: countLine(line),
    marcas: drawn.flatMap((member) => presentMark(member, places.get(member.docId) ?? [], readable)),
    hitos: milestones.flatMap(({ docId, reasons, cites }): LineMilestone[] => {
      const ruling = rulings.get(docId)
      const trata = cites.flatMap(({ to, treatment }) => {
        const cited = byId.get(to)
        return cited === undefined ? [] : [{ ...presentNamedRuling(namedFacts(cited, readable)), trato: treatment }]
      })
      if (ruling === undefined) return []
      return ruling.legible ? [{ ...ruling, motivos: reasons, trata }] : [{ ...ruling, motivos: reasons.filter(isOfDates), trata: [] }]
    }),
    sentencias: page.flatMap(({ docId }) => rulings.get(docId) ?? []),
    pagina: query.pagina,
    tamano: query.tamano,
  }
}

/** Reasons that the dates alone give. */
const isOfDates = (reason: LineMilestone['motivos'][number]): boolean => reason === 'primera' || reason === 'ultima'

/** The change, without a ruling that declares it in a base that the actor may not read. */
function openChange(line: Line, readable: Entitlement['readable']): ReturnType<typeof describeChange> {
  const change = describeChange(line)
  const declaring = line.members.find(({ docId }) => docId === change.declara?.docId)
  return declaring === undefined || readable.has(declaring.collection) ? change : { ...change, declara: null }
}

interface PresentRulings {
  readonly readable: Entitlement['readable']
  readonly line: Line
  readonly docIds: readonly string[]
  /** What rulings decide on the circumstance of the line, by docId. */
  readonly decided: NonNullable<DecidedCircumstance['read']>['decided']
  /** Where rulings name the article, by docId. */
  readonly places: ReadonlyMap<string, readonly CitationPlace[]>
}

/** Some rulings of a line by docId, with their passages where the actor may read them. */
async function presentRulings(
  services: LineServices,
  { readable, line, docIds, decided, places }: PresentRulings,
): Promise<ReadonlyMap<string, LineRuling>> {
  const facts = await listFacts(services.db, docIds)
  const legible = facts.filter(({ collection }) => readable.has(collection)).map(({ docId }) => docId)
  const texts = new Map((await services.rulings.list(legible)).map((ruling) => [ruling.docId, ruling]))
  const members = new Map(line.members.map((member) => [member.docId, member]))
  const citing = countCiting(line)
  return new Map(
    facts.flatMap((each) => {
      const member = members.get(each.docId)
      if (member === undefined) return []
      const text = texts.get(each.docId)
      const own = { text, places: places.get(each.docId) ?? [], decided: decided.get(each.docId) }
      return [[each.docId, presentRuling(each, member, { citing, readable, ...own })] as const]
    }),
  )
}

interface RulingOfLine {
  readonly citing: ReadonlyMap<string, number>
  readonly readable: Entitlement['readable']
  /** Undefined where the actor may not read it. */
  readonly text: Ruling | undefined
  readonly places: readonly CitationPlace[]
  readonly decided: DecidedIssue | undefined
}

const presentRuling = (facts: RulingFacts, member: LineMember, { citing, readable, text, places, decided }: RulingOfLine): LineRuling => ({
  ...presentCard(cardFacts(facts, readable)),
  legible: text !== undefined,
  favorece: text === undefined ? null : presentSide(member.favoured),
  favorecida: text === undefined || member.favoured === null ? null : nameParty(text, member.favoured),
  noDecide: text !== undefined && member.isUndecided,
  circunstancia: text === undefined ? null : presentDirection(decided),
  disidencias: text === undefined ? [] : member.dissenters,
  pleno: text !== undefined && isOfPlenary(member),
  citada: citing.get(facts.docId) ?? 0,
  repetidas: member.repeated,
  pasaje: text === undefined ? null : linePassage(text, placesDeciding(places, decided)),
})

const presentSide = (side: Side | null): LineRuling['favorece'] => (side === null ? null : side === 'claimant' ? 'demandante' : 'demandado')

const nameParty = (ruling: Ruling, side: Side): string | null => {
  const proceeding = proceedingOf(ruling)
  if (proceeding === null) return null
  const texts = ruling.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
  return partyName(proceeding.kind, side, texts)
}

/** Nothing for a ruling without date, which no drawing can place. */
function presentMark(member: LineMember, places: readonly CitationPlace[], readable: Entitlement['readable']): LineMark[] {
  if (member.decidedOn === null) return []
  const isOpen = readable.has(member.collection)
  const { caratulado, numero } = presentNamedRuling(member)
  return [
    {
      docId: member.docId,
      nombre: numero === null ? caratulado : `${caratulado}, ${numero}`,
      fecha: member.decidedOn,
      tribunal: member.court,
      resultado: isOpen ? member.outcome : 'sin_dato',
      favorece: isOpen ? presentSide(member.favoured) : null,
      disidencia: isOpen && member.dissenters.length > 0,
      ancla: isOpen ? (places.at(-1)?.anchor ?? null) : null,
    },
  ]
}
