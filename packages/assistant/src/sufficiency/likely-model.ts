import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LogisticModel, likelihoodBy, parseLogisticModel, scoreBy, softmax } from '@basejuris/legal-text'
import type { Agreement } from './field-agreement.ts'
import type { SpokenEvidence } from './spoken-evidence.ts'

/** By what the rulings that were read are compared, each a number from -6 to 8. */
export const rankSigns = [
  'relevance',
  'behindFirst',
  'relevanceForOwnStory',
  'nearby',
  'pairs',
  'related',
  'isOfAnotherField',
  'norm',
  'length',
] as const
export type RankSigns = Readonly<Record<(typeof rankSigns)[number], number>>

/** By what it is judged whether a ruling answers: its own signs, and how far it is before the others. */
export const likelySigns = [...rankSigns, 'share'] as const
export type LikelySigns = Readonly<Record<(typeof likelySigns)[number], number>>

export const rankFile = join(import.meta.dirname, 'rank-model.tsv')
export const likelyFile = join(import.meta.dirname, 'likely-model.tsv')

/** Signs that a ruling answers, of those by which it is graded. */
export interface GradingSigns {
  readonly field: Agreement
  readonly norm: Agreement
  readonly relevance: number
  readonly related: number
  readonly isOwnStory: boolean
}

export interface ReadRuling {
  readonly signs: GradingSigns
  readonly spoken: SpokenEvidence
}

const logit = (part: number): number => Math.log(part / (1 - part))
const within = (part: number, least: number): number => Math.min(1 - least, Math.max(least, part))
/** Relevances below the first differ by chance. A share is never sure. */
const least = { relevance: 0.001, behind: 0.02, share: 0.001 }
const agreements: Readonly<Record<Agreement, number>> = { agrees: 1, unknown: 0, differs: -1 }

/** The signs of each of the rulings that were read for one question, beside the most relevant of them. */
export function rankSignsOf(read: readonly ReadRuling[]): RankSigns[] {
  const first = Math.max(least.behind, ...read.map(({ signs }) => signs.relevance))
  return read.map(({ signs: { relevance, related, field, norm, isOwnStory }, spoken }) => ({
    relevance: logit(within(relevance, least.relevance)),
    behindFirst: Math.log(Math.max(relevance, least.behind) / first),
    relevanceForOwnStory: isOwnStory ? relevance : 0,
    nearby: spoken.nearby,
    pairs: spoken.pairs,
    related,
    isOfAnotherField: Number(field === 'differs'),
    norm: agreements[norm],
    length: Math.log(spoken.sentences + 1),
  }))
}

/** What each sign of rulings adds to their order, and to the logit that one answers. */
export interface LikelyModel {
  readonly rank: LogisticModel<keyof RankSigns>
  readonly likely: LogisticModel<keyof LikelySigns>
}

/** @param rank - the file of the order; @param likely - the file of the likelihood */
export function parseLikelyModel(rank: string, likely: string): LikelyModel {
  return { rank: parseLogisticModel(rankSigns, rank), likely: parseLogisticModel(likelySigns, likely) }
}

let stored: LikelyModel | null = null
const storedModel = (): LikelyModel => {
  stored ??= parseLikelyModel(readFileSync(rankFile, 'utf8'), readFileSync(likelyFile, 'utf8'))
  return stored
}

export interface Likelihood {
  /** Whatever its scale, the likelier ruling has more. */
  readonly rank: number
  /** How likely it answers, from 0 to 1. */
  readonly likely: number
  /** By what it was judged. */
  readonly by?: LikelySigns
}

/** Each of the rulings that were read for one question, in their order, with its signs where a share among them is one. */
export function withShares(
  signs: readonly RankSigns[],
  { rank }: Pick<LikelyModel, 'rank'>,
): readonly { readonly rank: number; readonly signs: LikelySigns }[] {
  const scores = signs.map((each) => scoreBy(rankSigns, rank, each))
  const shares = softmax(scores)
  return signs.map((each, at) => ({
    rank: scores[at] ?? 0,
    signs: { ...each, share: logit(within(shares[at] ?? 0, least.share)) },
  }))
}

/** How likely each of the rulings that were read for one question answers it, in their order. */
export function likelihoodsOf(read: readonly ReadRuling[], model: LikelyModel = storedModel()): Likelihood[] {
  return withShares(rankSignsOf(read), model).map(({ rank, signs }) => ({
    rank,
    likely: likelihoodBy(likelySigns, model.likely, signs),
    by: signs,
  }))
}
