import type { QuestionDemand } from '@basejuris/search'
import type { Candidate } from '../choosing/candidate.ts'
import { spokenOf } from '../choosing/spoken-share.ts'

/** What a ruling says of a question, whoever says it. Parts are by rarity, from 0 to 1. */
export interface SpokenEvidence {
  /** Part of what is asked of which a few sentences that follow each other speak. */
  readonly nearby: number
  /** Part of which a sentence speaks together with what the question names next. */
  readonly pairs: number
  readonly sentences: number
}

/** Sentences that follow each other. */
const run = 4

/** What the sentences of one ruling, in the order of its text, say of a question. */
export function spokenEvidence(
  sentences: readonly Pick<Candidate, 'stems' | 'norms'>[],
  demands: readonly QuestionDemand[],
): SpokenEvidence {
  const covers = sentences.map((each) => demands.map((demand) => spokenOf(each, demand)))
  const worth = demands.map(({ kind, rarity }) => (kind === 'topic' ? 0 : rarity))
  const all = worth.reduce((sum, each) => sum + each, 0)
  const shareOf = (spoken: (at: number) => number): number =>
    all === 0 ? 0 : worth.reduce((sum, each, at) => (each === 0 ? sum : sum + each * spoken(at)), 0) / all
  const most = (some: readonly (readonly number[])[], at: number): number => some.reduce((best, each) => Math.max(best, each[at] ?? 0), 0)
  const nearby = covers.reduce((best, _, at) => {
    const following = covers.slice(at, at + run)
    return Math.max(
      best,
      shareOf((demand) => most(following, demand)),
    )
  }, 0)
  const pairWorth = (at: number): number => Math.min(worth[at] ?? 0, worth[at + 1] ?? 0)
  const pairs = demands.reduce((sum, _, at) => {
    if (pairWorth(at) === 0) return sum
    return sum + pairWorth(at) * covers.reduce((best, each) => Math.max(best, Math.min(each[at] ?? 0, each[at + 1] ?? 0)), 0)
  }, 0)
  return { nearby, pairs: all === 0 ? 0 : pairs / all, sentences: sentences.length }
}
