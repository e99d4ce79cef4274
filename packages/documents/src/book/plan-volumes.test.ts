import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planVolumes } from './plan-volumes.ts'

describe('planVolumes', () => {
  it('fills volumes in order and gives an overlong ruling its own', () => {
    expect(planVolumes([10, 10, 10], 50, 4)).toEqual([[0, 1, 2]])
    expect(planVolumes([30, 30, 10], 50, 4)).toEqual([[0], [1, 2]])
    expect(planVolumes([10, 90, 10], 50, 4)).toEqual([[0], [1], [2]])
    expect(planVolumes([], 50, 4)).toEqual([])
  })
  it('keeps every ruling once, in order, within the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 50 }), (pages) => {
        const volumes = planVolumes(pages, 100, 5)
        expect(volumes.flat()).toEqual(pages.map((_, place) => place))
        for (const volume of volumes) {
          const held = volume.reduce((sum, place) => sum + (pages[place] ?? 0), 0)
          expect(held <= 95 || volume.length === 1).toBe(true)
        }
      }),
    )
  })
})
