import { createHighlighter } from '../highlight.ts'
import { identifierWritten } from '../query/chips.ts'
import { bestPassages } from './best-passages.ts'
import { coverClauses } from './clause-coverage.ts'
import { contraryOutcomes } from './contrary-outcomes.ts'
import { countTerms, relax, totalOf } from './empty-answer.ts'
import { findOut } from './explain.ts'
import { facetChoices } from './facet-choices.ts'
import { orderFacets, shownFacets } from './facets.ts'
import { formalQuery } from './formal-query.ts'
import { meaningOf } from './meaning.ts'
import { nearInMeaning } from './near-in-meaning.ts'
import { outcomesOnNorm } from './outcomes-on-norm.ts'
import { prepareQuery } from './prepare-query.ts'
import { presentHits } from './present-hits.ts'
import { type RankedPage, rankRulings } from './rank-rulings.ts'
import { namedCases } from './ruling-query.ts'
import type { PreparedQuery, SearchPorts } from './search-context.ts'
import type { RulingSearchRequest } from './search-request.ts'
import type { EmptyAnswer, RulingHit, RulingSearchResult } from './search-result.ts'
import type { Spellings } from './word-clauses.ts'

const nearestShown = 3

/** `known`: spellings of the query, where they were looked up before. */
export async function searchRulings(
  ports: SearchPorts,
  request: RulingSearchRequest,
  known?: Promise<Spellings>,
): Promise<RulingSearchResult> {
  const prepared = await prepareQuery(ports.lexical, request, known)
  const { query } = prepared
  const { vector: meaning, available } = await meaningOf(ports, request, query)
  const page = await rankRulings(ports, prepared, request, meaning)
  const result = {
    hits: await explained(ports, prepared, page, meaning, request.mode === 'semantica'),
    total: page.total,
    totalExact: page.totalExact,
    collapsed: page.collapsed,
    facets: shownFacets(orderFacets(page.facets), request),
    choices: shownFacets(orderFacets(await facetChoices(ports, prepared, request, meaning)), request),
    chips: query.chips,
    norm: page.total > 0 ? await outcomesOnNorm(ports, prepared) : null,
    formal: formalQuery(prepared),
    highlighter: createHighlighter(query),
    match: { asked: prepared.clauses.length, needed: prepared.needed },
    unowned: prepared.identified || namedCases(query).length === 0 ? [] : namedCases(query).map(identifierWritten),
    meaningAvailable: available,
  }
  return page.total > 0 ? result : { ...result, empty: await emptyAnswer(ports, prepared, request, meaning) }
}

const explained = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  { hits, similar, leaders, ...found }: Pick<RankedPage, 'hits' | 'similar' | 'leaders' | 'total' | 'facets'>,
  meaning: Float32Array | null,
  byMeaning: boolean,
): Promise<RulingHit[]> => {
  if (hits.length === 0) return []
  const docIds = [...new Set([...hits, ...(leaders ?? [])].map(({ id }) => id))]
  const passages = await bestPassages(ports, prepared, docIds, meaning)
  const passageIds = [...passages.values()].flat().map(({ id }) => id)
  const clauses = await coverClauses(ports, prepared, docIds, passageIds)
  const findings = await findOut(ports, prepared, docIds, clauses)
  const shown = hits.map(({ id }) => id)
  const contrary = byMeaning ? new Map() : await contraryOutcomes(ports, prepared, found, shown)
  return presentHits({ hits, prepared, findings, passages, similar, contrary, byMeaning, leaders: byMeaning ? null : leaders })
}

const emptyAnswer = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<EmptyAnswer> => {
  const terms = await countTerms(ports, prepared, prepared.filter)
  const nothingKnown = ports.encoder.wordsAlone === true && terms.every(({ total }) => total === 0)
  const nearest =
    meaning === null || nothingKnown ? [] : await nearInMeaning(ports, { near: meaning, filter: prepared.filter, limit: nearestShown })
  return {
    terms,
    relaxed: await relax(ports, prepared.query, request),
    withoutFilters: await totalOf(ports, request.query, { ...request, filters: {} }),
    nearest: await explained(ports, prepared, { hits: nearest, similar: new Map(), leaders: null, total: 0, facets: {} }, meaning, true),
  }
}
