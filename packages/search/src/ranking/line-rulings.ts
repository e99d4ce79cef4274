import type { DecidedPlace, Side } from '@basejuris/legal-text'
import { parseDecisionTerm, parseSideTerms } from '../indexing/decision-terms.ts'
import { clusterFacet, decisionFacet, facet, sideFacet, sortKey } from '../indexing/fields.ts'
import { andFilter, type Filter, inFilter } from '../ports/index.ts'
import { prepareQuery } from './prepare/prepare-query.ts'
import { drawAnswerLine, searchAnswering } from './present/draw-answer-line.ts'
import { buildFilter, fictionalOnly } from './request/build-filter.ts'
import type { SearchPorts } from './request/search-ports.ts'
import type { Corpus, RulingFilters } from './request/search-request.ts'

export interface LineRequest extends Corpus {
  /** Keys of the article, any of which a ruling cites; none for a question alone. */
  readonly keys: readonly string[]
  /** Only rulings that answer it; empty without one. */
  readonly query: string
  readonly filters: RulingFilters
  readonly limit: number
}

export interface LineCandidate {
  readonly docId: string
  /** Whom the decision favours on the article; null where the text does not say it, or decides on other grounds. */
  readonly favoured: Side | null
  /** The text shows on which articles the decision rests, and the one of the line is none of them. */
  readonly restsOnOthers: boolean
  /** Near-identical rulings share one. */
  readonly cluster: string | null
}

export interface LineCandidates {
  readonly total: number
  /** Fictional ones of the same corpus, counted or not. */
  readonly fictional: number
  /** The newest; for a question alone the best. */
  readonly rulings: readonly LineCandidate[]
}

/** Rulings that cite an article or answer a question, with what the index knows of whom they favour. */
export async function lineRulings(ports: SearchPorts, request: LineRequest): Promise<LineCandidates> {
  const { keys, query, filters } = request
  const cited = keys.length === 0 ? [] : [inFilter(facet.norm, keys)]
  const fictional = andFilter([buildFilter({ ...request, fictional: 'incluir' }, filters), ...cited, fictionalOnly])
  const [found, { total }] = await Promise.all([
    query === '' ? citing(ports, request, andFilter([buildFilter(request, filters), ...cited])) : answering(ports, request, cited),
    ports.lexical.search('rulings', { text: null, filter: fictional, sort: [], facets: [], offset: 0, limit: 0 }),
  ])
  const values = await ports.lexical.facetValues('rulings', found.docIds, [sideFacet, decisionFacet, clusterFacet.id])
  return {
    total: found.total,
    fictional: keys.length === 0 ? 0 : total,
    rulings: found.docIds.map((docId, at) => ({
      docId,
      ...directionOn(keys, values[at]?.[sideFacet] ?? [], (values[at]?.[decisionFacet] ?? []).map(parseDecisionTerm)),
      cluster: values[at]?.[clusterFacet.id]?.[0] ?? null,
    })),
  }
}

/** A court that reviews, and one of a single action, decides on grounds: the whole favours nobody on an article that is none of them. */
const decidesOnGrounds = /^(?:corte_suprema|corte_de_apelaciones|tribunal_constitucional|contraloria)\b/u

/** Whom a ruling favours on the article of a line, from its values of the side facet and the places that it decides. */
export function directionOn(
  keys: readonly string[],
  side: readonly string[],
  decided: readonly DecidedPlace[],
): Pick<LineCandidate, 'favoured' | 'restsOnOthers'> {
  const whole = parseSideTerms(side)
  if (keys.length === 0) return { favoured: whole?.favoured ?? null, restsOnOthers: false }
  const own = decided.filter(({ article }) => keys.includes(article))
  const [favoured = null, ...others] = new Set(own.map((each) => each.favoured))
  if (own.length > 0) return { favoured: others.length > 0 ? null : favoured, restsOnOthers: false }
  const restsOnOthers = decided.some(({ kind }) => decidesOnGrounds.test(kind))
  return { favoured: restsOnOthers ? null : (whole?.favoured ?? null), restsOnOthers }
}

interface Found {
  readonly total: number
  readonly docIds: readonly string[]
}

const citing = async ({ lexical }: SearchPorts, { limit }: LineRequest, filter: Filter): Promise<Found> => {
  const sort = [{ key: sortKey.date, direction: 'desc' }] as const
  const { total, hits } = await lexical.search('rulings', { text: null, filter, sort, facets: [], offset: 0, limit })
  return { total, docIds: hits.map(({ id }) => id) }
}

const answering = async (ports: SearchPorts, request: LineRequest, cited: readonly Filter[]): Promise<Found> => {
  const prepared = await prepareQuery(ports.lexical, { ...request, strict: true })
  const line = await drawAnswerLine(ports, prepared)
  const filter = andFilter([prepared.filter, ...cited])
  const { total, hits } = await searchAnswering(ports, prepared, { filter, limit: request.limit, line })
  return { total, docIds: hits.map(({ id }) => id) }
}
