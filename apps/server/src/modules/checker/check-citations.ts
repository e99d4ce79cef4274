import { setImmediate } from 'node:timers/promises'
import {
  type CheckedCitation,
  type CitationVerdict,
  type checkCitationsEndpoint,
  citationVerdicts,
  type DataOf,
  maxCheckedCitations,
} from '@basejuris/contract'
import { countGroups } from '@basejuris/contract/check-words'
import type { CollectionCoverage } from '@basejuris/database'
import type { Actor, Entitlement, RulingFacts } from '@basejuris/domain'
import {
  type FoundNormCitation,
  type FoundRulingCitation,
  findOtherTitle,
  listCatalogueIds,
  readLawTitles,
  statedCourt,
  unwrapLines,
} from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { findOverturning, nullWithoutEngine } from '../rulings/find-overturning.ts'
import { namedFacts } from '../rulings/present-card.ts'
import { presentNamedRuling } from '../rulings/present-named-ruling.ts'
import { authorityTable } from './authority-table.ts'
import { NormQuotationChecker } from './check-norm-quotation.ts'
import { QuotationChecker } from './check-quotation.ts'
import { rulingCitedFor } from './cited-articles.ts'
import { traceLooseQuotations } from './loose-quotations.ts'
import { citedAuthorities } from './missed/cited-authorities.ts'
import { findMissedAuthorities } from './missed/missed-authorities.ts'
import { NormCounts } from './norm-counts.ts'
import { NormHistories } from './norm-histories.ts'
import { type AppliedIn, normVerdict } from './norm-verdict.ts'
import { type BriefCitations, readBrief } from './read-brief.ts'
import type { CheckedText } from './read-upload.ts'
import { citedCase } from './rulings/cited-case.ts'
import { type CitedRulings, findCitedRulings, withoutWrongOffices } from './rulings/find-cited-rulings.ts'
import { findNumberBeside } from './rulings/number-beside.ts'
import { withNumbersInTexts } from './rulings/numbers-in-texts.ts'
import { type ComparedOutcome, compareOutcomes } from './rulings/other-outcome.ts'
import { noEvidence, placeOf, rulingVerdict, understoodAs } from './rulings/ruling-verdict.ts'
import { findStatedDays } from './rulings/stated-days.ts'
import { settleQuotations } from './settle-quotations.ts'

interface CheckOptions {
  readonly now: Date
  readonly signal: AbortSignal
  /** The stored ruling that the text is taken from: it is no authority that the text misses, nor a witness of others. */
  readonly source?: string | null
}

/**
 * Checks every citation of a text against the index and the catalogue of norms. Nothing of the text is stored. Fictional rulings give no
 * verdict. Quotations of bases that the actor may not read are not compared.
 */
export async function checkCitations(
  services: Pick<Services, 'db' | 'rulings' | 'search' | 'norms' | 'entitlementOf' | 'coverage'>,
  actor: Actor,
  { text: written, document, placeAt }: CheckedText,
  { now, signal, source = null }: CheckOptions,
): Promise<CheckCitationsResult> {
  const text = unwrapLines(written)
  const [read, entitlement, figures] = await Promise.all([readBrief(text), services.entitlementOf(actor), services.coverage.list()])
  const brief = { ...read, rulings: await withoutWrongOffices(services.db, read.rulings) }
  const places = placesOf(brief)
  const checked = places.slice(0, maxCheckedCitations)
  const stored = withoutOutcomes(await findCitedRulings(services.db, brief.rulings), entitlement)
  const looked = await withNumbersInTexts(services, stored, { entitlement, signal })
  const titles = await readLawTitles()
  const histories = new NormHistories(services, now)
  const norms = new NormQuotationChecker(services, histories)
  const rulings = new QuotationChecker(services, entitlement)
  const counts = new NormCounts(services)
  const sources = { text, brief, looked, rulings, norms }
  const settled = await settleQuotations(sources, signal)
  const loose = await traceLooseQuotations(sources, settled.loose, signal)
  const outcomes = await compareOutcomes(services, text, brief, { looked, entitlement, signal })
  const citas: CheckedCitation[] = []
  for (const place of checked) {
    signal.throwIfAborted()
    const { at, from, to } = place
    const base = { n: citas.length + 1, texto: written.slice(from, to), desde: from, hasta: to, lugar: placeAt(from) }
    const { norm, ruling } = readAt(brief, place)
    if (norm !== undefined) {
      const appliedIn = appliedRuling(norm, { text, rulings: brief.rulings, looked })
      const otherTitle = findOtherTitle(titles, text, norm)
      const quotations = settled.ofNorms.get(at) ?? []
      const evidence = { histories, appliedIn, otherTitle, quotations, countCiting: (key: string) => counts.count(key) }
      citas.push({ ...base, ...presentNorm(norm, await normVerdict(norm, evidence)) })
    } else if (ruling !== undefined) {
      const verdict = await verdictOnRuling(services, { at, ruling }, { text, brief, looked, settled, outcomes })
      citas.push({ ...base, ...presentRuling(ruling, verdict) })
    }
    if (citas.length % citationsPerTurn === 0) await setImmediate()
  }
  const known = await withOverturnings(services, citas, looked)
  const index = indexFigures(figures)
  const named = checked.map((place, index) => {
    const { norm, ruling } = readAt(brief, place)
    return { n: index + 1, from: place.from, norm, rulings: ruling === undefined ? [] : citedCase(ruling, looked.get(ruling) ?? nothing) }
  })
  const omitidas = await findMissedAuthorities(services, citedAuthorities(text, named, index.sentencias), { entitlement, signal, source })
  return {
    citas: known,
    tabla: authorityTable(known.map((cita, index) => ({ checked: cita, ...readAt(brief, checked[index]) }))),
    resumen: {
      total: places.length,
      porVeredicto: countVerdicts(known),
      sinComprobar: places.length - checked.length,
      textualesSinCita: settled.loose.length,
      porGrupo: countGroups(known),
    },
    frases: loose.map((quotation, index) => ({
      ...quotation,
      n: index + 1,
      texto: written.slice(quotation.desde, quotation.hasta),
      lugar: placeAt(quotation.desde),
      fuente: quotation.sentencia === null && quotation.norma === null ? null : placeOf(quotation),
    })),
    omitidas,
    indice: index,
    documento: document,
    verificadoEl: now.toISOString(),
  }
}

/** The citations of rulings that something left without effect say it before what agrees. */
async function withOverturnings(
  services: Pick<Services, 'search' | 'rulings'>,
  checked: readonly CheckedCitation[],
  looked: ReadonlyMap<FoundRulingCitation, CitedRulings>,
): Promise<CheckedCitation[]> {
  const cited = new Set(checked.map(({ docId }) => docId))
  const facts = new Map([...looked.values()].flatMap(({ found }) => found.map((one) => [one.docId, one] as const)))
  const overturnings = await findOverturning(
    services,
    [...facts.values()].filter(({ docId }) => cited.has(docId)),
  ).catch(nullWithoutEngine)
  return checked.map((each) => {
    const sinEfecto = each.docId === null ? undefined : overturnings?.get(each.docId)
    if (sinEfecto === undefined) return each
    const isCitedToo = sinEfecto.docId !== null && cited.has(sinEfecto.docId)
    const phrase = `Fue ${sinEfecto.texto}${isCitedToo ? ', que su escrito también cita' : ': no la cite como si siguiera en pie'}.`
    return { ...each, evidencia: { ...each.evidencia, sinEfecto, frases: [phrase, ...each.evidencia.frases] } }
  })
}

interface RulingEvidence {
  readonly text: string
  readonly brief: BriefCitations
  readonly looked: ReadonlyMap<FoundRulingCitation, CitedRulings>
  readonly settled: Awaited<ReturnType<typeof settleQuotations>>
  readonly outcomes: ReadonlyMap<FoundRulingCitation, ComparedOutcome>
}

/** The verdict on a citation of a ruling, from all that was found before. `at` is its place among those of the brief. */
const verdictOnRuling = async (
  services: Pick<Services, 'rulings'>,
  { at, ruling }: { readonly at: number; readonly ruling: FoundRulingCitation },
  { text, brief, looked, settled, outcomes }: RulingEvidence,
): Promise<ReturnType<typeof rulingVerdict>> => {
  const other = settled.doubtful.get(at)
  const known = looked.get(ruling) ?? nothing
  return rulingVerdict(ruling, known, {
    quotations: settled.ofRulings.get(at) ?? [],
    doubt: other === undefined ? null : (brief.rulings[other] ?? null),
    numberBeside: known.found.length === 0 || known.by === 'sentence' ? findNumberBeside(text, brief.rulings, at, looked) : null,
    statedCourt: statedCourt(text, ruling),
    statedDays: await findStatedDays(services, ruling, known),
    outcome: outcomes.get(ruling) ?? null,
  })
}

export type CheckCitationsResult = DataOf<typeof checkCitationsEndpoint>

/** What was compared: real rulings alone. */
const indexFigures = (figures: readonly CollectionCoverage[]): CheckCitationsResult['indice'] => {
  const real = figures.filter(({ fictional }) => !fictional)
  const days = real.map(({ to }) => to).filter((day) => day !== null)
  return {
    sentencias: real.reduce((sum, { total }) => sum + total, 0),
    hasta: days.sort().at(-1) ?? null,
    normas: listCatalogueIds().length,
  }
}

/** The rulings found, each one object, without the outcome of those that the actor may not read. */
function withoutOutcomes(
  looked: ReadonlyMap<FoundRulingCitation, CitedRulings>,
  { readable }: Entitlement,
): ReadonlyMap<FoundRulingCitation, CitedRulings> {
  const named = new Map<string, RulingFacts>()
  const nameOf = (facts: RulingFacts): RulingFacts => {
    const one = named.get(facts.docId) ?? namedFacts(facts, readable)
    named.set(facts.docId, one)
    return one
  }
  return new Map(
    [...looked].map(([citation, { found, possible, near, ...rest }]) => [
      citation,
      { ...rest, found: found.map(nameOf), possible: possible.map(nameOf), near: near.map(nameOf) },
    ]),
  )
}

const nothing: CitedRulings = { found: [], possible: [], near: [], fictional: false }

/** Citations checked before other requests get their turn. */
const citationsPerTurn = 20

interface Place {
  readonly kind: 'ruling' | 'norm'
  /** Place of the citation in its list. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Citations of rulings and norms together, in the order of the text. */
const placesOf = ({ rulings, norms }: BriefCitations): Place[] =>
  [
    ...rulings.map(({ from, to }, at): Place => ({ kind: 'ruling', at, from, to })),
    ...norms.map(({ from, to }, at): Place => ({ kind: 'norm', at, from, to })),
  ].sort((a, b) => a.from - b.from || a.to - b.to)

/** How a citation was read: as a norm or as a ruling. */
const readAt = (
  { rulings, norms }: BriefCitations,
  place: Place | undefined,
): { readonly norm: FoundNormCitation | undefined; readonly ruling: FoundRulingCitation | undefined } => ({
  norm: place?.kind === 'norm' ? norms[place.at] : undefined,
  ruling: place?.kind === 'ruling' ? rulings[place.at] : undefined,
})

interface BriefRulings {
  readonly text: string
  readonly rulings: BriefCitations['rulings']
  readonly looked: ReadonlyMap<FoundRulingCitation, CitedRulings>
}

/** The ruling that the text cites for a norm. One of the index must name the norm itself. */
const appliedRuling = (norm: FoundNormCitation, { text, rulings, looked }: BriefRulings): AppliedIn | null => {
  const at = rulingCitedFor(text, norm, rulings)
  const citation = at === null ? undefined : rulings[at]
  if (citation === undefined) return null
  const name = understoodAs({ ...citation, decidedOn: null })
  const [facts] = citedCase(citation, looked.get(citation) ?? nothing)
  if (facts === undefined) return citation.decidedOn === null ? null : { decidedOn: citation.decidedOn, name, ruling: null }
  if (facts.decidedOn === null || !facts.norms.some(({ key }) => key === norm.key)) return null
  return { decidedOn: facts.decidedOn, name, ruling: presentNamedRuling(facts) }
}

const presentRuling = (
  citation: FoundRulingCitation,
  { veredicto, docId, evidencia }: ReturnType<typeof rulingVerdict>,
): Pick<CheckedCitation, 'tipo' | 'veredicto' | 'docId' | 'idNorma' | 'articulo' | 'evidencia'> => ({
  tipo: citation.kind === 'dictamen' ? 'dictamen' : 'sentencia',
  veredicto,
  docId,
  idNorma: null,
  articulo: null,
  evidencia: { ...evidencia, entendida: understoodAs(citation) },
})

const presentNorm = (
  citation: FoundNormCitation,
  { veredicto, idNorma, evidencia }: Awaited<ReturnType<typeof normVerdict>>,
): Pick<CheckedCitation, 'tipo' | 'veredicto' | 'docId' | 'idNorma' | 'articulo' | 'evidencia'> => ({
  tipo: 'norma',
  veredicto,
  docId: null,
  idNorma,
  articulo: idNorma === null ? null : citation.article,
  evidencia: { entendida: understoodNorm(citation), ...noEvidence, ...evidencia },
})

/** Also with an article that the norm does not have. */
const understoodNorm = ({ label, missingArticle }: FoundNormCitation): string =>
  missingArticle === null ? label : `art. ${missingArticle} ${label}`

const countVerdicts = (citas: readonly CheckedCitation[]): Record<CitationVerdict, number> => {
  const counts = Object.fromEntries(citationVerdicts.map((veredicto) => [veredicto, 0])) as Record<CitationVerdict, number>
  for (const { veredicto } of citas) counts[veredicto] += 1
  return counts
}
