import type { QuestionDemand } from '@basejuris/search'
import type { Candidate } from '../choosing/candidate.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { spokenOf } from '../choosing/spoken-share.ts'

/** What a ruling mentions, whoever says it. */
export interface Mentions {
  /** By demand, how far a sentence speaks of it, from 0 to 1. */
  readonly covers: readonly number[]
  readonly sentences: number
}

/** How much of a question a ruling speaks of, beside the other rulings that were read. Parts are by rarity, from 0 to 1. */
export interface SpokenEvidence {
  /** Part that anybody in it speaks of, parties and witnesses too. */
  readonly mentioned: number
  /** How much more than any other ruling. */
  readonly mentionedAhead: number
  /** Part that the sentences speak of which are worth most. */
  readonly best: number
  readonly bestAhead: number
  /** What the best of them is worth. */
  readonly worth: number
  readonly sentences: number
}

/** From here on a demand is spoken of: in words that courts have for it at least. */
const minCover = 0.65
/** Sentences that are worth most. */
const maxBest = 5
/** What a demand counts beside its rarity. */
const plainWorth = 0.1

/** What the sentences of one ruling speak of. */
export function mentionsIn(candidates: readonly Candidate[], demands: readonly QuestionDemand[]): Mentions {
  const covers = demands.map((demand) => candidates.reduce((best, each) => (best === 1 ? 1 : Math.max(best, spokenOf(each, demand))), 0))
  return { covers, sentences: candidates.length }
}

/** By docId, how much of a question each ruling speaks of. `weighed` are the sentences that may be quoted. */
export function spokenEvidence(
  mentions: ReadonlyMap<string, Mentions>,
  weighed: readonly ScoredCandidate[],
  demands: readonly QuestionDemand[],
): ReadonlyMap<string, SpokenEvidence> {
  const worth = demands.map(({ kind, rarity }) => (kind === 'topic' ? 0 : rarity + plainWorth))
  const all = worth.reduce((sum, each) => sum + each, 0)
  const shareOf = (covers: readonly number[]): number =>
    all === 0 ? 0 : worth.reduce((sum, each, at) => sum + ((covers[at] ?? 0) >= minCover ? each : 0), 0) / all
  const byRuling = Map.groupBy(
    weighed.filter(({ isAccount }) => !isAccount),
    ({ source }) => source.ruling.docId,
  )
  const said = [...mentions].map(([docId, { covers, sentences }]) => {
    const best = [...(byRuling.get(docId) ?? [])].sort((a, b) => b.score - a.score).slice(0, maxBest)
    const bestCovers = demands.map((_, at) => Math.max(0, ...best.map((each) => each.covers[at] ?? 0)))
    return { docId, mentioned: shareOf(covers), best: shareOf(bestCovers), worth: best[0]?.score ?? 0, sentences }
  })
  return new Map(
    said.map(({ docId, ...own }) => {
      const others = said.filter((other) => other.docId !== docId)
      const mentionedAhead = own.mentioned - Math.max(0, ...others.map((other) => other.mentioned))
      const bestAhead = own.best - Math.max(0, ...others.map((other) => other.best))
      return [docId, { ...own, mentionedAhead, bestAhead }]
    }),
  )
}
