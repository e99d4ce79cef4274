import type { Encoder } from '../../encoder/encoder.ts'
import type { Hit } from '../../ports/index.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { requiresAll } from '../prepare/match-policy.ts'
import { wordClauses } from '../prepare/word-clauses.ts'

const weightOfMeaning = 0.15

/**
 * What meaning weighs beside words: little, and nothing where the query is exact, or names a case: the built-in encoder cannot tell article 23 from 32.
 * One that knows words alone has nothing to add where a ruling must have all that is asked.
 */
export function meaningWeight(query: ParsedQuery, { lexicalOnly = false }: Pick<Encoder, 'lexicalOnly'>): number {
  const { identifiers, norms, phrases, caption } = query
  if (caption !== null || identifiers.length + norms.length + phrases.length > 0) return 0
  return lexicalOnly && requiresAll(wordClauses(query).length) ? 0 : weightOfMeaning
}

/** What follows keeps the order of words, so that the first hundred are the same rulings with and without meaning. */
const fusedDepth = 100

/**
 * Sum of the scores, each divided by the best of its arm, meaning weighted by how far it can be trusted. Rulings are those found by words, so meaning
 * reorders them and neither adds nor removes any.
 */
export function fuse(byWords: readonly Hit[], byMeaning: readonly Hit[], weight: number): readonly Hit[] {
  const similarity = new Map(byMeaning.map(({ id, score }) => [id, Math.max(0, score)]))
  const trusted = weight * estimateTrust(byWords.map(({ id }) => similarity.get(id) ?? 0))
  if (trusted === 0) return byWords
  const bestWords = Math.max(...byWords.map(({ score }) => score), Number.MIN_VALUE)
  const bestMeaning = Math.max(...similarity.values(), Number.MIN_VALUE)
  const scaled = byWords.map(({ id, score }) => ({ id, score: score / bestWords }))
  return [
    ...scaled
      .slice(0, fusedDepth)
      .map(({ id, score }) => ({ id, score: score + (trusted * (similarity.get(id) ?? 0)) / bestMeaning }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
    ...scaled.slice(fusedDepth),
  ]
}

const sample = 10
const noTrust = 1
const fullTrust = 4

/**
 * 0 to 1 from similarities in the order of words: an encoder that knows the matter finds the first ten nearer than the others. The distance of the two
 * means, in standard errors, is about 0 for one that knows nothing, whatever its scale. Up to ten rulings there is nothing to compare with.
 */
export function estimateTrust(similarities: readonly number[]): number {
  const [first, others] = [similarities.slice(0, sample), similarities.slice(sample)]
  if (others.length === 0) return 1
  const all = average(similarities)
  const variance = average(similarities.map((value) => (value - all) ** 2))
  if (variance < 1e-12) return 0
  const distance = (average(first) - average(others)) / Math.sqrt(variance * (1 / first.length + 1 / others.length))
  return Math.max(0, Math.min(1, (distance - noTrust) / (fullTrust - noTrust)))
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
