import {
  clusterReasoning,
  countOutcomes,
  groupOutcomes,
  type OutcomeGroup,
  outcomeDimensions,
  pairOpposed,
  type ReasoningCluster,
} from '@basejuris/assistant/analysis'
import type { AnalysisFigures, OutcomeGroupView } from '@basejuris/contract'
import type { Ruling, RulingFacts, UserActor } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { presentOpposition } from '../contrast/present-opposition.ts'
import { citeRuling } from '../rulings/cite-ruling.ts'
import { rulingUrl } from '../rulings/ruling-url.ts'
import { type AnalysisTable, presentPlace, readTable, type TableRow } from './read-table.ts'
import { ownAnalysis } from './view-analysis.ts'

/** Groups of a dimension, pairs, and rulings named beside a passage. */
const maxGroups = 12
const maxPairs = 10
const maxNamed = 5

interface ReadableRow extends TableRow {
  readonly facts: RulingFacts
}

/** Figures of the rulings of an analysis that its user may read, by court and chamber only: never by judge or party. */
export async function viewFigures(services: Services, actor: UserActor, id: string): Promise<AnalysisFigures> {
  const row = await ownAnalysis(services, actor, id)
  return figuresOf(services, await readTable(services, actor, row))
}

export async function figuresOf(
  services: Pick<Services, 'rulings' | 'codeHmac' | 'search'>,
  table: AnalysisTable,
): Promise<AnalysisFigures> {
  const rows = table.rows.flatMap((row): ReadableRow[] =>
    row.state === 'verificada' && row.facts !== null ? [{ ...row, facts: row.facts }] : [],
  )
  const facts = rows.map((each) => each.facts)
  return {
    sentencias: rows.length,
    todas: presentGroup(countOutcomes('todas', 'Todas', facts)),
    grupos: outcomeDimensions.map((dimension) => ({ dimension, grupos: groupOutcomes(dimension, facts, maxGroups).map(presentGroup) })),
    linea: timelineOf(facts),
    pares: await presentPairs(services, table, rows),
    pasajes: await presentClusters(services, rows),
  }
}

const presentGroup = ({ key, name, total, isSmall, shares }: OutcomeGroup): OutcomeGroupView => ({
  clave: key,
  nombre: name,
  total,
  pocas: isSmall,
  resultados: shares.map(({ outcome, count, share, interval: { from, to } }) => ({
    resultado: outcome,
    cuantas: count,
    parte: share,
    desde: from,
    hasta: to,
  })),
})

const timelineOf = (rulings: readonly RulingFacts[]): AnalysisFigures['linea'] =>
  rulings
    .flatMap((facts) =>
      facts.decidedOn === null
        ? []
        : [
            {
              docId: facts.docId,
              cita: citeRuling(facts).corta,
              fecha: facts.decidedOn,
              resultado: facts.outcome,
              url: rulingUrl(facts.docId),
            },
          ],
    )
    .sort((a, b) => a.fecha.localeCompare(b.fecha))

async function presentPairs(
  services: Pick<Services, 'rulings' | 'search'>,
  { readable }: AnalysisTable,
  rows: readonly ReadableRow[],
): Promise<AnalysisFigures['pares']> {
  const placesOf = new Map(rows.map(({ docId, answers }) => [docId, answers?.decide ?? []]))
  const decided = rows.map(({ docId, facts: { decidedOn } }) => ({ docId, decidedOn, places: placesOf.get(docId) ?? [] }))
  const pairs = pairOpposed(decided, maxPairs)
  const ids = pairs.flatMap(({ claimant, respondent }) => [claimant, respondent])
  const [texts, overturned] = await Promise.all([services.rulings.list(ids), services.search.overturning(ids)])
  const byId = new Map(texts.map((ruling) => [ruling.docId, ruling]))
  const view = { readable, undone: new Set(overturned.map(({ docId }) => docId)), finality: null }
  return pairs.flatMap(({ article, place, claimant, respondent }) => {
    const [one, other] = [byId.get(claimant), byId.get(respondent)]
    const sides = [claimant, respondent].map((docId) => ({ docId, side: placesOf.get(docId)?.find((on) => on.article === article) }))
    const [left, right] = sides
    if (one === undefined || other === undefined || left?.side === undefined || right?.side === undefined) return []
    const opposed = [
      { docId: left.docId, side: left.side },
      { docId: right.docId, side: right.side },
    ] as const
    const opposition = presentOpposition({ article, place, similarity: 0, sides: opposed }, [one, other], view)
    return opposition === null ? [] : [opposition]
  })
}

/** Of rulings whose text is the one that was read. */
async function presentClusters(
  services: Pick<Services, 'rulings' | 'codeHmac'>,
  rows: readonly ReadableRow[],
): Promise<AnalysisFigures['pasajes']> {
  const same = rows.filter(({ isSame }) => isSame)
  const byId = new Map(same.map((row) => [row.docId, row]))
  const placed = same.flatMap(({ docId, answers }) =>
    (answers?.razones ?? []).map(({ palabras, ...place }) => ({
      docId,
      words: palabras,
      place: { section: place.seccion, anchor: place.parrafo, from: place.desde, to: place.hasta },
    })),
  )
  const clusters = clusterReasoning(placed)
  const leaders = clusters.flatMap(({ passages }) => passages.slice(0, 1).map(({ docId }) => docId))
  const texts = new Map((await services.rulings.list(leaders)).map((ruling) => [ruling.docId, ruling]))
  return clusters.flatMap((cluster) => presentCluster(services, cluster, { byId, texts }))
}

interface ClusterContext {
  readonly byId: ReadonlyMap<string, ReadableRow>
  readonly texts: ReadonlyMap<string, Ruling>
}

function presentCluster(
  services: Pick<Services, 'codeHmac'>,
  { passages, rulings }: ReasoningCluster,
  { byId, texts }: ClusterContext,
): AnalysisFigures['pasajes'] {
  const [first] = passages
  const row = first === undefined ? undefined : byId.get(first.docId)
  const stored = row?.answers?.razones.find(({ parrafo, desde }) => parrafo === first?.place.anchor && desde === first.place.from)
  if (first === undefined || row === undefined || stored === undefined) return []
  const cita = presentPlace(services, row, stored, texts.get(first.docId))
  if (!cita.verificada) return []
  const named = (docId: string): string[] => {
    const facts = byId.get(docId)?.facts
    return facts === undefined ? [] : [citeRuling(facts).corta]
  }
  return [
    {
      sentencias: rulings,
      cita,
      sentencia: named(first.docId).join(''),
      otras: passages.slice(1, 1 + maxNamed).flatMap(({ docId }) => named(docId)),
    },
  ]
}
