import type { Hit } from '../ports.ts'

export const meaningWeight = 0.15

/**
 * Sum of the scores, each divided by the best of its arm; meaning weighs little beside words: more of it lowers some kinds of query. Rulings are those found by words, so meaning
 * reorders them and neither adds nor removes any.
 */
export const fuse = (byWords: readonly Hit[], byMeaning: readonly Hit[], weight: number = meaningWeight): Hit[] => {
  const similarity = new Map(byMeaning.map(({ id, score }) => [id, Math.max(0, score)]))
  const bestWords = Math.max(...byWords.map(({ score }) => score), Number.MIN_VALUE)
  const bestMeaning = Math.max(...similarity.values(), Number.MIN_VALUE)
  return byWords
    .map(({ id, score }) => ({ id, score: score / bestWords + (weight * (similarity.get(id) ?? 0)) / bestMeaning }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
