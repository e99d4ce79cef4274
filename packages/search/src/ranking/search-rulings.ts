import { EncoderUnavailable } from '../encoder/encoder-unavailable.ts'
import { formatIdentifier } from '../query/chips.ts'
import { allNorms } from '../query/mentions.ts'
import { countFictional } from './order/count-fictional.ts'
import { countFacetChoices } from './order/facet-choices.ts'
import { limitFacets, sortFacets } from './order/facets.ts'
import { nearestByVector, relevanceOfCosine } from './order/nearest-by-vector.ts'
import type { Ordered } from './order/order-rulings.ts'
import { encodeSearchQuery } from './order/query-vector.ts'
import { type RankedPage, rankRulings } from './order/rank-rulings.ts'
import { minAnswering } from './prepare/answer-rule.ts'
import { prepareQuery } from './prepare/prepare-query.ts'
import type { PreparedQuery } from './prepare/prepared-query.ts'
import type { Spellings } from './prepare/word-clauses.ts'
import { bestPassages, evidenceIds } from './present/best-passages.ts'
import { measureCoverage } from './present/clause-coverage.ts'
import { drawAnswerLine } from './present/draw-answer-line.ts'
import { countTerms, countWithoutFilters, relaxQuery } from './present/empty-answer.ts'
import { explainHits } from './present/explain-hits.ts'
import { formalQuery } from './present/formal-query.ts'
import { createHighlighter } from './present/highlight.ts'
import { nearJudges } from './present/near-judges.ts'
import { presentHits } from './present/present-hits.ts'
import type { EmptyAnswer, RulingHit, RulingSearchResult } from './present/search-result.ts'
import { shownChips } from './present/shown-chips.ts'
import { findUnnamedPlaces } from './present/unnamed-places.ts'
import { type ContraryRulings, findContraryRulings } from './related/contrary-rulings.ts'
import { countNormOutcomes } from './related/norm-outcomes.ts'
import { computeExtra, type SearchPorts } from './request/search-ports.ts'
import type { RulingSearchRequest } from './request/search-request.ts'

const nearestShown = 3

/** `cachedSpellings` are the spellings of the query, when already looked up. Where vectors cannot be searched, words alone decide. */
export async function searchRulings(
  ports: SearchPorts,
  request: RulingSearchRequest,
  cachedSpellings?: Promise<Spellings>,
): Promise<RulingSearchResult> {
  try {
    return await searchOnce(ports, request, cachedSpellings)
  } catch (error) {
    if (!(error instanceof EncoderUnavailable)) throw error
    const encoder = { ...ports.encoder, encodeQuery: () => Promise.reject(error) }
    return searchOnce({ ...ports, encoder }, request, cachedSpellings)
  }
}

const searchOnce = async (
  ports: SearchPorts,
  request: RulingSearchRequest,
  cachedSpellings: Promise<Spellings> | undefined,
): Promise<RulingSearchResult> => {
  const prepared = await prepareQuery(ports.lexical, request, cachedSpellings)
  const { query } = prepared
  const { vector: meaning, available } = await encodeSearchQuery(ports, request, query)
  const line = await drawAnswerLine(ports, prepared)
  const ordered = { prepared, request, meaning, line }
  const page = await rankRulings(ports, ordered)
  const result = {
    hits: await explained(ports, ordered, page, request.mode === 'semantica'),
    total: page.total,
    others: page.others,
    fictional: await countFictional(ports, ordered),
    totalExact: page.totalExact,
    collapsed: page.collapsed,
    othersCollapsed: page.othersCollapsed,
    facets: limitFacets(sortFacets(page.facets), request),
    choices: limitFacets(sortFacets(await computeExtra(ports, () => countFacetChoices(ports, ordered), {})), request),
    chips: await shownChips(ports.lexical, query, page.leaders ?? []),
    norms: allNorms(query),
    norm: page.total > 0 ? await computeExtra(ports, () => countNormOutcomes(ports, prepared, line), null) : null,
    alternative: query.alternative,
    loosened: prepared.loosened.map(({ key, label }) => ({ key, text: label })),
    unnamedPlaces: await computeExtra(ports, () => findUnnamedPlaces(ports, prepared), []),
    looseQuotes: prepared.looseQuotes,
    looseWords: prepared.looseWords,
    unknownWords: prepared.answerRule.kind === 'demands' ? prepared.answerRule.unknownWords : [],
    anyOfWords: prepared.answerRule.kind === 'matches' ? prepared.answerRule.anyOfWords : [],
    formal: formalQuery(prepared),
    highlighter: createHighlighter(query),
    match: { clauses: prepared.clauses.length, minShouldMatch: prepared.minShouldMatch },
    unmatchedCases: unmatchedCases(prepared),
    meaningAvailable: available,
  }
  const empty = page.total + page.others > 0 ? {} : { empty: await emptyAnswer(ports, ordered) }
  return { ...result, ...empty, extrasOmitted: ports.budget?.extrasOmitted ?? false }
}

/** With several cases, a number that is found says enough. */
const unmatchedCases = ({ cases }: PreparedQuery): RulingSearchResult['unmatchedCases'] =>
  cases.some(({ holding }) => holding === 'own')
    ? []
    : cases.flatMap(({ identifier, holding, courts }) =>
        holding === 'own' ? [] : [{ label: formatIdentifier(identifier), court: identifier.court?.name ?? null, holding, courts }],
      )

const explained = async (
  ports: SearchPorts,
  { prepared, request, meaning, line }: Ordered,
  { hits, similar, leaders, bestScore, answering }: Pick<RankedPage, 'hits' | 'similar' | 'leaders' | 'bestScore' | 'answering'>,
  byMeaning: boolean,
): Promise<RulingHit[]> => {
  if (hits.length === 0) return []
  const docIds = [...new Set([...hits, ...(leaders ?? [])].map(({ id }) => id))]
  const passages = await bestPassages(ports, prepared, docIds, meaning)
  const passageIds = evidenceIds(passages)
  const clauses = await measureCoverage(ports, prepared, docIds, passageIds)
  const findings = await explainHits(ports, prepared, docIds, clauses)
  const shown = hits.map(({ id }) => id)
  const readable = { collections: request.readable ?? request.collections, fictional: request.fictional }
  const contrary = await computeExtra(ports, () => findContraryRulings(ports.lexical, readable, shown), noContrary)
  return presentHits({
    hits,
    prepared,
    findings,
    passages,
    similar,
    contrary,
    byMeaning,
    leaders: byMeaning ? null : leaders,
    bestScore,
    line,
    answering,
  })
}

const noContrary: ReadonlyMap<string, ContraryRulings> = new Map()

const emptyAnswer = async (ports: SearchPorts, ordered: Ordered): Promise<EmptyAnswer> => {
  const { prepared, request, meaning } = ordered
  const terms = await computeExtra(ports, () => countTerms(ports, prepared, prepared.scope), [])
  const nothingKnown = ports.encoder.lexicalOnly === true && terms.every(({ total }) => total === 0)
  const nearest =
    meaning === null || nothingKnown ? [] : await nearestByVector(ports, { near: meaning, filter: prepared.filter, limit: nearestShown })
  const answering = nearest.filter(({ score }) => relevanceOfCosine(score) >= minAnswering).length
  const page = { hits: nearest, similar: new Map(), leaders: null, bestScore: null, answering }
  return {
    terms,
    relaxed: [
      ...(await computeExtra(ports, () => nearJudges(ports, prepared), [])),
      ...(await computeExtra(ports, () => relaxQuery(ports, prepared.query, request), [])),
    ],
    ...(await computeExtra(ports, () => countWithoutFilters(ports, request), { withoutFilters: null, filters: [] })),
    nearest: await explained(ports, ordered, page, true),
  }
}
