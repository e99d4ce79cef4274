import type { OwnWord } from './own-words.ts'
import type { RulingSigns } from './ruling-signs.ts'
import type { SignWeights } from './weigh-signs.ts'

/** The ruling that others are compared with. */
export interface SimilaritySource {
  readonly signs: RulingSigns
  readonly weights: SignWeights
  /** Rarity of its topics and of those of every compared ruling. */
  readonly topics: ReadonlyMap<string, number>
  readonly words: readonly OwnWord[]
}

/** A ruling beside the source. Both measures are from 0 to 1. */
export interface Compared {
  readonly signs: RulingSigns
  /** How far its vector stands out as near: 1 for the same direction, 0 from the hundredth nearest on. */
  readonly nearness: number
  /** Part of the distinctive words of the source that it has. */
  readonly words: number
}

/** Parts of the score. Their sum is 1. Chosen by logistic regression on graded pairs, then rounded: record 110. */
const parts = { nearness: 0.15, words: 0.2, topics: 0.3, subjects: 0.2, articles: 0.15 } as const

/** Rulings below it are not shown. */
export const minSimilarity = 0.38

/** Weight that signs must have together before they are a whole part: one common word of a subject is not. */
const damping = { subjects: 8, articles: 2 } as const
/** Rarity of the words of a ruling half of which is form. */
const halfForm = 20
/** What the topics of a ruling without content of its own count: they repeat its subjects. */
const minTopicShare = 0.5

/** Two decisions that rest on other articles answer another question, however alike their texts are. */
const otherDecision = 0.7
/** A ruling with content shares some of its words with whatever is about the same: less than this is chance. */
const minWords = { content: 0.5, part: 0.02 } as const

/**
 * How much two rulings are about the same, from 0 to 1: nearness, words, topics, subjects and articles, each as a part of the source's. A
 * common article on which both decisions rest is the whole part of the articles.
 */
export function similarityScore(source: SimilaritySource, { signs, nearness, words }: Compared): number {
  const content = contentOf(source.words)
  if (content >= minWords.content && words < minWords.part) return 0
  const { weights } = source
  const decision = compareDecisions(source.signs.decided, signs.decided)
  const score =
    content * (parts.nearness * nearness + parts.words * words) +
    parts.topics * (minTopicShare + (1 - minTopicShare) * content) * topicCosine(source.signs.topics, signs.topics, source.topics) +
    parts.subjects * sharedPart(weights.subjects, signs.subjects, damping.subjects) +
    parts.articles * (decision === 'same' ? 1 : sharedPart(weights.articles, signs.articles, damping.articles))
  return decision === 'other' ? otherDecision * score : score
}

/** Null where one of them rests on no article that could be read. */
const compareDecisions = (own: ReadonlySet<string>, others: ReadonlySet<string>): 'same' | 'other' | null => {
  if (own.size === 0 || others.size === 0) return null
  return own.isDisjointFrom(others) ? 'other' : 'same'
}

/** From 0 to 1, how much a ruling says beyond form. «Se confirma la resolución apelada» has next to nothing. */
export function contentOf(words: readonly OwnWord[]): number {
  const mass = words.reduce((sum, { rarity }) => sum + rarity, 0)
  return mass / (mass + halfForm)
}

const sharedPart = (weights: ReadonlyMap<string, number>, others: ReadonlySet<string>, damped: number): number => {
  let all = damped
  let shared = 0
  for (const [sign, weight] of weights) {
    all += weight
    if (others.has(sign)) shared += weight
  }
  return shared / all
}

const topicCosine = (
  own: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
  rarities: ReadonlyMap<string, number>,
): number => {
  const weighted = (ties: ReadonlyMap<string, number>, id: string): number => (ties.get(id) ?? 0) * (rarities.get(id) ?? 0)
  const length = (ties: ReadonlyMap<string, number>): number => Math.hypot(...[...ties.keys()].map((id) => weighted(ties, id)))
  const product = [...own.keys()].reduce((sum, id) => sum + weighted(own, id) * weighted(others, id), 0)
  return product === 0 ? 0 : product / (length(own) * length(others))
}
