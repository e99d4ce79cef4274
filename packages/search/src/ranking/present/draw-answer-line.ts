import { LRUCache } from 'lru-cache'
import { type Filter, type Hit, idField, inFilter, type TextQuery } from '../../ports/index.ts'
import type { AnswerLine } from '../prepare/answer-rule.ts'
import type { AnswerRule, PreparedQuery } from '../prepare/prepared-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import { type SearchPorts, searchHits } from '../request/search-ports.ts'
import { bestPassages, evidenceIds } from './best-passages.ts'
import { measureCoverage, shareOf } from './clause-coverage.ts'
import { havingEnoughWords } from './enough-words.ts'
import { minScoreRatio, relevanceOfStory } from './relevance.ts'
import { findSameQuestion } from './same-question.ts'

/** Place of the match that the best one is compared with: few stories have so many answers, even where thousands of rulings match. */
const background = 30
/** Matches among which rulings of the same question are looked for. */
const depth = 100
/** Shares of the clauses, by weight, with which a passage or a caption is what was asked for. */
const minTogether = 0.6
const minNamed = 0.5
/** Rulings within the conditions of a query whose words are compared, and the share of the clauses, by weight, that is nearly all of them. */
const compared = 20
const minWhole = 0.8
/** Kinds of demanded conditions that leave few rulings. Most of the clauses suffice there, and nearly as much as the best has. */
const minNarrow = 3
const minMost = 0.5
const minOfBest = 0.9
/** Median share of the best score that the thirtieth match has. It stands in where fewer match. */
const usualShare = 0.24

/**
 * Tells the rulings that answer a query from those that mention part of it. It is decided over the scope, so the filters, the page and
 * the order change nothing.
 */
export async function drawAnswerLine(ports: SearchPorts, prepared: PreparedQuery): Promise<AnswerLine> {
  const rule = prepared.answerRule
  if (rule.kind === 'matches') return { best: null }
  if (rule.kind === 'story') return cachedLine(ports, prepared, rule.text, () => storyLine(ports, prepared, rule))
  const demanded: AnswerLine = { primary: { text: rule.text }, best: null }
  if (!rule.hasRest) return demanded
  return cachedLine(ports, prepared, rule.text, async () => {
    const filter = await havingEnoughWords(ports, prepared, rule)
    return filter === null ? demanded : { primary: { filter }, best: null }
  })
}

const maxCachedLines = 500

interface CachedLines {
  readonly passages: object
  readonly lines: LRUCache<string, AnswerLine>
}

/** Lines of the present state of the rulings, as long as the passages are the same too. */
const linesOfState = new WeakMap<object, CachedLines>()

/** Another order, the next page and a filter need the same line again. */
const cachedLine = async (
  ports: SearchPorts,
  { query, scope, demanded }: PreparedQuery,
  text: TextQuery,
  draw: () => Promise<AnswerLine>,
): Promise<AnswerLine> => {
  const [rulings, passages] = [ports.lexical.stateOf?.('rulings'), ports.lexical.stateOf?.('passages')]
  if (rulings === undefined || passages === undefined) return draw()
  const stored = linesOfState.get(rulings)
  const { lines } = stored?.passages === passages ? stored : { lines: new LRUCache<string, AnswerLine>({ max: maxCachedLines }) }
  if (lines !== stored?.lines) linesOfState.set(rulings, { passages, lines })
  const key = JSON.stringify([query.text, text, scope, demanded])
  const line = lines.get(key) ?? (await draw())
  lines.set(key, line)
  return line
}

const storyLine = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  { text }: Extract<AnswerRule, { kind: 'story' }>,
): Promise<AnswerLine> => {
  const hits = await searchHits(ports.lexical, 'rulings', text, prepared.scope, depth)
  const [first] = hits
  if (first === undefined) return { best: null }
  const clauses = await readClauses(ports, prepared, first.id)
  const relevance = relevanceOfStory({
    best: first.score,
    thirtieth: hits[background - 1]?.score ?? first.score * usualShare,
    ...clauses,
  })
  const minScore = first.score * minScoreRatio(relevance)
  const answering = hits.filter(({ score }) => score >= minScore)
  const best = { relevance, score: first.score }
  // More than these may reach the line: only scoring every match again tells which.
  if (answering.length === depth) return { primary: { text, minScore }, best }
  const below = hits.slice(answering.length)
  const same = below.length === 0 ? [] : await findSameQuestion(ports, prepared, { best: first, below })
  const whole = await withinConditions(ports, prepared, { text, minScore })
  return { primary: { filter: inFilter(idField, [...answering.map(({ id }) => id), ...same, ...whole]) }, best }
}

/** Rulings that meet the conditions of the query and have nearly all its words, where none of them stands out: «microtráfico colaboración TOP Talca». */
const withinConditions = async (
  ports: SearchPorts,
  prepared: PreparedQuery,
  { text, minScore }: { readonly text: TextQuery; readonly minScore: number },
): Promise<readonly string[]> => {
  if (prepared.demanded === prepared.scope) return []
  const hits = await searchHits(ports.lexical, 'rulings', text, prepared.demanded, compared)
  if (hits.length === 0 || hits.some(({ score }) => score >= minScore)) return []
  const ids = hits.map(({ id }) => id)
  const covered = await measureCoverage(ports, prepared, ids, [])
  const shares = ids.map((id) => ({ id, share: shareOf(covered, id, 'having') }))
  const narrow = new Set(prepared.query.conditions.filter(({ mode }) => mode === 'exigir').map(({ test }) => test.kind)).size >= minNarrow
  const nearBest = Math.max(minMost, minOfBest * Math.max(...shares.map(({ share }) => share)))
  const least = narrow ? Math.min(minWhole, nearBest) : minWhole
  return shares.filter(({ share }) => share >= least).map(({ id }) => id)
}

/** What the clauses of a query are worth together, and whether the ruling has them all, most in one passage, or its caption half of them. */
const readClauses = async (ports: SearchPorts, prepared: PreparedQuery, docId: string) => {
  const passages = await bestPassages(ports, prepared, [docId], null)
  const passageIds = evidenceIds(passages)
  const covered = await measureCoverage(ports, prepared, [docId], passageIds)
  const inOnePassage = Math.max(0, ...passageIds.map((id) => shareOf(covered, id, 'having')))
  const hasAll = covered.every(({ having }) => having.has(docId)) && inOnePassage >= minTogether
  return {
    weight: covered.reduce((sum, { weight }) => sum + weight, 0),
    clauses: covered.length,
    together: hasAll || shareOf(covered, docId, 'inCaption') >= minNamed,
  }
}

/** Rulings of a filter that answer, best first, at most `limit`, and how many they are. */
export async function searchAnswering(
  ports: SearchPorts,
  prepared: PreparedQuery,
  { filter, limit, line }: { readonly filter: Filter; readonly limit: number; readonly line: AnswerLine },
): Promise<{ readonly total: number; readonly hits: readonly Hit[] }> {
  const text = rulingQuery(prepared, prepared.minShouldMatch, { boosts: false })
  const answering = line.primary === undefined ? {} : { primary: line.primary }
  const { total, hits } = await ports.lexical.search('rulings', {
    text,
    filter,
    ...answering,
    sort: 'relevance',
    facets: [],
    offset: 0,
    limit,
  })
  return { total, hits: hits.slice(0, total) }
}
