import type { Hit } from '../ports.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'

const weightOfMeaning = 0.15

/** What meaning weighs beside words: little, and nothing where the query is exact, for the built-in encoder cannot tell article 23 from 32. */
export const meaningWeightOf = ({ identifiers, norms, phrases }: ParsedQuery): number =>
  identifiers.length + norms.length + phrases.length > 0 ? 0 : weightOfMeaning

/**
 * Sum of the scores, each divided by the best of its arm, meaning weighted. Rulings are those found by words, so meaning
 * reorders them and neither adds nor removes any.
 */
export const fuse = (byWords: readonly Hit[], byMeaning: readonly Hit[], weight: number): Hit[] => {
  const similarity = new Map(byMeaning.map(({ id, score }) => [id, Math.max(0, score)]))
  const bestWords = Math.max(...byWords.map(({ score }) => score), Number.MIN_VALUE)
  const bestMeaning = Math.max(...similarity.values(), Number.MIN_VALUE)
  return byWords
    .map(({ id, score }) => ({ id, score: score / bestWords + (weight * (similarity.get(id) ?? 0)) / bestMeaning }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
