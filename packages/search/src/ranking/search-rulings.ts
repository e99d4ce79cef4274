import { formatIdentifier } from '../query/chips.ts'
import { countFictional } from './order/count-fictional.ts'
import { countFacetChoices } from './order/facet-choices.ts'
import { limitFacets, sortFacets } from './order/facets.ts'
import { nearestByVector } from './order/nearest-by-vector.ts'
import { encodeSearchQuery } from './order/query-vector.ts'
import { type RankedPage, rankRulings } from './order/rank-rulings.ts'
import { prepareQuery } from './prepare/prepare-query.ts'
import type { PreparedQuery } from './prepare/prepared-query.ts'
import { namedCases } from './prepare/ruling-query.ts'
import type { Spellings } from './prepare/word-clauses.ts'
import { bestPassages } from './present/best-passages.ts'
import { measureCoverage } from './present/clause-coverage.ts'
import { countResults, countTerms, relaxQuery } from './present/empty-answer.ts'
import { explainHits } from './present/explain-hits.ts'
import { formalQuery } from './present/formal-query.ts'
import { createHighlighter } from './present/highlight.ts'
import { presentHits } from './present/present-hits.ts'
import type { EmptyAnswer, RulingHit, RulingSearchResult } from './present/search-result.ts'
import { type ContraryOutcomes, contraryOutcomes } from './related/contrary-outcomes.ts'
import { countNormOutcomes } from './related/norm-outcomes.ts'
import { computeExtra, type SearchPorts } from './request/search-ports.ts'
import type { RulingSearchRequest } from './request/search-request.ts'

const nearestShown = 3

/** `cachedSpellings` are the spellings of the query, when already looked up. */
export async function searchRulings(
  ports: SearchPorts,
  request: RulingSearchRequest,
  cachedSpellings?: Promise<Spellings>,
): Promise<RulingSearchResult> {
  const prepared = await prepareQuery(ports.lexical, request, cachedSpellings)
  const { query } = prepared
  const { vector: meaning, available } = await encodeSearchQuery(ports, request, query)
  const page = await rankRulings(ports, prepared, request, meaning)
  const result = {
    hits: await explained(ports, prepared, page, meaning, request.mode === 'semantica'),
    total: page.total,
    fictional: await countFictional(ports, prepared, request, meaning),
    totalExact: page.totalExact,
    collapsed: page.collapsed,
    facets: limitFacets(sortFacets(page.facets), request),
    choices: limitFacets(sortFacets(await computeExtra(ports, () => countFacetChoices(ports, prepared, request, meaning), {})), request),
    chips: query.chips,
    norm: page.total > 0 ? await computeExtra(ports, () => countNormOutcomes(ports, prepared), null) : null,
    alternative: null,
    loosened: [],
    formal: formalQuery(prepared),
    highlighter: createHighlighter(query),
    match: { clauses: prepared.clauses.length, minShouldMatch: prepared.minShouldMatch },
    unmatchedCases: prepared.identified || namedCases(query).length === 0 ? [] : namedCases(query).map(formatIdentifier),
    meaningAvailable: available,
  }
  const empty = page.total > 0 ? {} : { empty: await emptyAnswer(ports, prepared, request, meaning) }
  return { ...result, ...empty, extrasOmitted: ports.budget?.extrasOmitted ?? false }
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
  const clauses = await measureCoverage(ports, prepared, docIds, passageIds)
  const findings = await explainHits(ports, prepared, docIds, clauses)
  const shown = hits.map(({ id }) => id)
  const contrary = byMeaning ? noContrary : await computeExtra(ports, () => contraryOutcomes(ports, prepared, found, shown), noContrary)
  return presentHits({ hits, prepared, findings, passages, similar, contrary, byMeaning, leaders: byMeaning ? null : leaders })
}

const noContrary: ReadonlyMap<string, ContraryOutcomes> = new Map()

const emptyAnswer = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<EmptyAnswer> => {
  const terms = await computeExtra(ports, () => countTerms(ports, prepared, prepared.filter), [])
  const nothingKnown = ports.encoder.lexicalOnly === true && terms.every(({ total }) => total === 0)
  const nearest =
    meaning === null || nothingKnown ? [] : await nearestByVector(ports, { near: meaning, filter: prepared.filter, limit: nearestShown })
  return {
    terms,
    relaxed: await computeExtra(ports, () => relaxQuery(ports, prepared.query, request), []),
    withoutFilters: await computeExtra(ports, () => countResults(ports, request.query, { ...request, filters: {} }), null),
    nearest: await explained(ports, prepared, { hits: nearest, similar: new Map(), leaders: null, total: 0, facets: {} }, meaning, true),
  }
}
