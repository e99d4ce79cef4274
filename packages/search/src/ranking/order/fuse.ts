import type { Encoder } from '../../encoder/encoder.ts'
import type { Hit } from '../../ports/index.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { requiresAll } from '../prepare/match-policy.ts'
import { wordClauses } from '../prepare/word-clauses.ts'

/** Of an encoder that knows more than words, on fresh questions: record 128. */
const weightOfMeaning = 0.8
const weightOfLexicalMeaning = 0.15

/**
 * Weight of meaning beside words: 0 when the query is exact or names a case, since no built-in encoder can tell article 23 from 32. A lexical
 * encoder adds little, and nothing when a ruling must match every clause.
 */
export function meaningWeight(query: ParsedQuery, { lexicalOnly = false }: Pick<Encoder, 'lexicalOnly'>): number {
  const { identifiers, norms, phrases, caption } = query
  if (caption !== null || identifiers.length + norms.length + phrases.length > 0) return 0
  if (!lexicalOnly) return weightOfMeaning
  return requiresAll(wordClauses(query).length) ? 0 : weightOfLexicalMeaning
}

/** Hits below this depth keep the order of words. The first hundred are then the same rulings with and without meaning. */
const fusedDepth = 100

export interface HitsByMeaning {
  /** By cosine. */
  readonly near: readonly Hit[]
  /** The same, those tied to the topics of the query raised. */
  readonly raised: readonly Hit[]
  /** Of the encoder. */
  readonly measured: boolean
}

const scoresOf = (hits: readonly Hit[]): ReadonlyMap<string, number> => new Map(hits.map(({ id, score }) => [id, Math.max(0, score)]))

/**
 * Adds both scores, each divided by its best, with meaning weighted by the trust in its encoder. Only rulings found by words are scored: meaning
 * reorders them and neither adds nor removes any.
 */
export function fuse(byWords: readonly Hit[], { near, raised, measured }: HitsByMeaning, weight: number): readonly Hit[] {
  const trusted = measured ? weight : weight * trustIn(near, byWords)
  if (trusted === 0) return byWords
  const similarity = scoresOf(raised)
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

const trustIn = (near: readonly Hit[], byWords: readonly Hit[]): number => {
  const cosines = scoresOf(near)
  return estimateTrust(byWords.map(({ id }) => cosines.get(id) ?? 0))
}

const sample = 10
const noTrust = 1.5
const fullTrust = 3

/**
 * Trust in an encoder, 0 to 1, from similarities in the order of words. It is the distance in standard errors between the mean of the
 * first ten and the mean of the others. An encoder that knows nothing gives about 0, whatever its scale. With at most ten rulings there
 * is nothing to compare, so trust is 1.
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
