import { describe, expect, it } from 'vitest'
import { mean, normalisedDiscountedGain, recallAt, reciprocalRank, successAtOne } from './metrics.ts'

const grades = new Map([
  ['a', 3],
  ['b', 1],
  ['c', 0],
])

describe('metrics', () => {
  it('agree with hand-computed values', () => {
    const ideal = 7 / 1 + 1 / Math.log2(3)
    expect(normalisedDiscountedGain(['a', 'b', 'c'], grades)).toBeCloseTo(1, 12)
    expect(normalisedDiscountedGain(['c', 'b', 'a'], grades)).toBeCloseTo((1 / Math.log2(3) + 7 / 2) / ideal, 12)
    expect(normalisedDiscountedGain(['x', 'y', 'a'], grades, 2)).toBe(0)
    expect(recallAt(['x', 'b'], grades, 2)).toBe(0.5)
    expect(recallAt(['x', 'b'], grades, 1)).toBe(0)
    expect(successAtOne(['b', 'a'], grades)).toBe(0)
    expect(successAtOne(['a'], grades)).toBe(1)
    expect(reciprocalRank(['x', 'c', 'b'], grades)).toBeCloseTo(1 / 3, 12)
    expect(mean([1, 2])).toBe(1.5)
  })

  it('are 0 where nothing is relevant or found', () => {
    const none = new Map([['a', 0]])
    expect([
      normalisedDiscountedGain(['a'], none),
      recallAt(['a'], none, 5),
      successAtOne(['a'], none),
      reciprocalRank(['a'], none),
      mean([]),
    ]).toEqual([0, 0, 0, 0, 0])
    expect(successAtOne([], grades)).toBe(0)
  })
})
