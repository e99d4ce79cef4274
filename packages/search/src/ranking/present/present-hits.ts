import type { Hit } from '../../ports/index.ts'
import type { AnswerLine } from '../prepare/answer-rule.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import type { WordClause } from '../prepare/word-clauses.ts'
import type { ContraryRulings } from '../related/contrary-rulings.ts'
import { strongestOf } from './best-passages.ts'
import { shareOf } from './clause-coverage.ts'
import { type Findings, reasonsFor } from './explain-hits.ts'
import { type Evidence, levelOf, maxMentioned, relevanceFromScore, relevanceOf, storyRelevanceAt, withinTier } from './relevance.ts'
import type { PassageHit, RulingHit } from './search-result.ts'

export interface PresentedHits {
  readonly hits: readonly Hit[]
  readonly prepared: PreparedQuery
  readonly findings: Findings
  readonly passages: ReadonlyMap<string, readonly PassageHit[]>
  readonly similar: ReadonlyMap<string, number>
  readonly contrary: ReadonlyMap<string, ContraryRulings>
  readonly byMeaning: boolean
  /** The best hits of all pages when hits are sorted by score, else null. */
  readonly leaders: readonly Hit[] | null
  /** Score of the best answer on the scale of `hits`. Null when scores do not express relevance. */
  readonly bestScore: number | null
  readonly line: AnswerLine
  /** How many of `hits` answer; these come first. */
  readonly answering: number
}

/** Adds to each hit its relevance and the reasons why it was found. */
export function presentHits(presented: PresentedHits): RulingHit[] {
  const { hits, prepared, findings, passages, similar, contrary, byMeaning, answering } = presented
  const relevanceOfHit = relevanceIn(presented)
  const isConstrained = /[\p{L}\d]/u.test(prepared.query.text)
  return hits.map((hit, at): RulingHit => {
    const { id } = hit
    const best = passages.get(id) ?? []
    const relevance = isConstrained ? withinTier(relevanceOfHit(hit), at < answering) : 0
    return {
      docId: id,
      relevance,
      level: levelOf(relevance),
      passages: best,
      reasons: reasonsFor(id, findings, strongestOf(best), byMeaning),
      missing: findings.clauses.filter(({ having }) => !having.has(id)).map(({ clause }) => wordsOf(clause, prepared)),
      similar: similar.get(id) ?? 0,
      contrary: contrary.get(id) ?? null,
    }
  })
}

const wordsOf = ({ norm, from, to }: WordClause, { query }: PreparedQuery): string => norm?.label ?? query.text.slice(from, to)

/**
 * Where scores express relevance, it starts at that of the best answer and falls with the score. No hit then shows a higher relevance
 * than one before it in the order by score. Otherwise each hit is judged by itself.
 */
const relevanceIn = ({ prepared, findings, passages, byMeaning, leaders, bestScore, line }: PresentedHits): ((hit: Hit) => number) => {
  const evidenceOf = ({ id, score }: Hit): Evidence => ({
    identified: findings.owners.has(id),
    quoted: findings.quoting.has(id),
    share: shareOf(findings.clauses, id, 'having'),
    captionShare: shareOf(findings.clauses, id, 'inCaption'),
    passageShare: Math.max(0, ...strongestOf(passages.get(id) ?? []).map((passage) => shareOf(findings.clauses, passage.id, 'having'))),
    unconstrained: !/[\p{L}\d]/u.test(prepared.query.text),
    clauses: findings.clauses.length,
    similarity: byMeaning ? score : null,
  })
  if (bestScore === null || byMeaning) return (hit) => relevanceOf(evidenceOf(hit))
  if (line.best !== null) {
    const { relevance } = line.best
    return (hit) => storyRelevanceAt(relevance, hit.score / bestScore)
  }
  const [first] = leaders ?? []
  if (leaders === null || first === undefined) return (hit) => relevanceOf(evidenceOf(hit))
  const lead = {
    relevance: Math.min(maxRelevanceOf(prepared), Math.max(...leaders.map((hit) => relevanceOf(evidenceOf(hit))))),
    identified: findings.owners.has(first.id),
  }
  return (hit) => relevanceFromScore(lead, hit.score / bestScore, evidenceOf(hit))
}

/** When the query names a case that no ruling has, other matching words cannot make up for it. */
const maxRelevanceOf = ({ cases }: PreparedQuery): number =>
  cases.length > 0 && cases.every(({ holding }) => holding !== 'own') ? maxMentioned : 1
