import { describe, expect, it } from 'vitest'
import { readFloors } from './floors.ts'
import { familiesRaised, measuredMeaning, readMeasuredMeaning } from './measured-meaning.ts'

const quality = (lexica: number, semantica: number, hibrida: number) => {
  const of = (ndcg10: number) => ({ ndcg10, recall100: 1, success1: 1, mrr: 1 })
  return { bm25: of(0), lexica: of(lexica), semantica: of(semantica), hibrida: of(hibrida) }
}

describe('measured effect of meaning', () => {
  it('covers families with queries, raised when both beat words', () => {
    const measured = measuredMeaning({
      overall: { family: 'todas', queries: 5, absent: 0, quality: quality(0.9, 0.5, 0.91234) },
      families: [
        { family: 'lay', queries: 3, absent: 1, quality: quality(0.8, 0.6, 0.85) },
        { family: 'norm', queries: 2, absent: 0, quality: quality(0.9, 0.4, 0.9001) },
        { family: 'known', queries: 0, absent: 4, quality: quality(0, 0, 0) },
      ],
    })
    expect(measured.overall).toEqual({ family: 'todas', queries: 5, words: 0.9, meaning: 0.5, both: 0.912 })
    expect(measured.families.map(({ family }) => family)).toEqual(['lay', 'norm'])
    expect(familiesRaised(measured).map(({ family }) => family)).toEqual(['lay'])
  })

  it('is saved together with floors that it reaches', () => {
    const { overall, families } = readMeasuredMeaning()
    const floors = readFloors('ingesta')
    for (const { family, words, both } of [overall, ...families]) {
      expect(words + 0.001).toBeGreaterThanOrEqual(floors[`${family} lexica nDCG@10`] ?? 1)
      expect(both + 0.001).toBeGreaterThanOrEqual(floors[`${family} hibrida nDCG@10`] ?? 1)
    }
    expect(families.reduce((sum, { queries }) => sum + queries, 0)).toBe(overall.queries)
  })
})
