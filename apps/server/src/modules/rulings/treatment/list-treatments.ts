import type { DataOf, rulingTreatmentEndpoint, TreatingRuling as TreatingRulingView, TreatmentCounts } from '@basejuris/contract'
import {
  listFacts,
  listTreatingRulings,
  type StoredTreatment,
  type TreatingCitation,
  type TreatingRuling,
  type TreatmentCount,
} from '@basejuris/database'
import { type Actor, minTreatmentConfidence, type Ruling, type RulingFacts, type Treatment, treatments } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { presentNamed } from '../find-references.ts'
import { cardFacts } from '../present-card.ts'
import { quotePassage } from './quote-passage.ts'

export interface ListTreatments {
  readonly docId: string
  /** Only rulings of this treatment; null for all. */
  readonly treatment: Treatment | null
  /** From 1. */
  readonly page: number
  readonly size: number
}

const maxCourts = 50

/**
 * How the rulings that cite one treat it, with the words that say so. Those in bases that the actor may not read come without their words.
 * Unknown: `ruling.not_found`; base not readable by the actor: `base.premium_required`.
 */
export async function listTreatments(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  { docId, treatment, page, size }: ListTreatments,
): Promise<DataOf<typeof rulingTreatmentEndpoint>> {
  const [ruling, { readable }] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (ruling === null) throw new ServiceError('ruling.not_found')
  if (!readable.has(ruling.collection)) throw new ServiceError('base.premium_required')
  const { counts, rulings } = await listTreatingRulings(services.db, ruling, { treatment, offset: (page - 1) * size, limit: size })
  const listed = await listFacts(
    services.db,
    rulings.map((one) => one.docId),
  )
  const facts = new Map(listed.map((each) => [each.docId, cardFacts(each, readable)]))
  const legible = listed.filter(({ collection }) => readable.has(collection)).map((each) => each.docId)
  const texts = new Map((await services.rulings.list(legible)).map((each) => [each.docId, each]))
  return {
    total: totalOf(treatment === null ? counts : counts.filter((each) => each.treatment === treatment)),
    conteos: presentCounts(counts),
    porTribunal: groupCounts(counts, ({ court }) => court)
      .map(([tribunal, own]) => ({ tribunal, total: totalOf(own), conteos: presentCounts(own) }))
      .sort((a, b) => b.total - a.total || a.tribunal.localeCompare(b.tribunal, 'es'))
      .slice(0, maxCourts),
    porAno: groupCounts(counts, ({ year }) => year)
      .map(([ano, own]) => ({ ano, total: totalOf(own), conteos: presentCounts(own) }))
      .sort((a, b) => (b.ano ?? 0) - (a.ano ?? 0)),
    sentencias: rulings.flatMap((each): TreatingRulingView[] => {
      const citing = facts.get(each.docId)
      return citing === undefined ? [] : presentTreating(each, citing, texts.get(each.docId))
    }),
    pagina: page,
    tamano: size,
  }
}

const totalOf = (counts: readonly TreatmentCount[]): number => counts.reduce((sum, { total }) => sum + total, 0)

const groupCounts = <K>(counts: readonly TreatmentCount[], keyOf: (count: TreatmentCount) => K): [K, TreatmentCount[]][] => [
  ...Map.groupBy(counts, keyOf),
]

const presentCounts = (counts: readonly TreatmentCount[]): TreatmentCounts =>
  treatments
    .map((trato) => ({ trato, total: totalOf(counts.filter(({ treatment }) => treatment === trato)) }))
    .filter(({ total }) => total > 0)

interface SaidTreatment {
  readonly citation: TreatingCitation
  readonly stored: StoredTreatment
}

/** What one voice of a ruling says surely of the one cited; those that depart first. */
function saidBy({ citations }: TreatingRuling, isVoice: (stored: StoredTreatment) => boolean): SaidTreatment[] {
  return citations
    .flatMap((citation) => (citation.stored === null || citation.isAmbiguous ? [] : [{ citation, stored: citation.stored }]))
    .filter(({ stored }) => stored.treatment !== 'cita' && stored.confidence >= minTreatmentConfidence && isVoice(stored))
    .sort((a, b) => treatments.indexOf(a.stored.treatment) - treatments.indexOf(b.stored.treatment))
}

/** A ruling that treats another, with the words that say so; empty where it cites it nowhere. `text`: absent without access. */
export function presentTreating(treating: TreatingRuling, facts: RulingFacts, text: Ruling | undefined): TreatingRulingView[] {
  const [first] = treating.citations
  if (first === undefined) return []
  const [byCourt] = saidBy(treating, ({ voice }) => voice === 'tribunal')
  const [byVote] = saidBy(treating, ({ voice }) => voice !== 'tribunal')
  const said = byCourt ?? byVote
  const place = said?.stored.phrase ?? said?.citation.place ?? first.place
  const section = text?.sections.find(({ paragraphs }) => paragraphs.some(({ anchor }) => anchor === place.anchor))
  return [
    {
      ...presentNamed(facts),
      trato: treating.treatment,
      enVoto: byVote === undefined ? null : { trato: byVote.stored.treatment, voz: byVote.stored.voice },
      confianza: byCourt?.stored.confidence ?? null,
      ambigua: treating.citations.every(({ isAmbiguous }) => isAmbiguous),
      considerandos: [...new Set(treating.citations.flatMap(({ considerandos }) => considerandos))].sort((a, b) => a - b),
      considerando: section?.kind === 'considerando' ? section.number : null,
      ancla: text === undefined ? null : place.anchor,
      pasaje: section === undefined || treating.version === null ? null : quotePassage(section, place, treating.version),
    },
  ]
}
