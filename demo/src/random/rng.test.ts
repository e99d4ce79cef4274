import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rng } from './rng.ts'

describe('Rng', () => {
  it('repeats its sequence for the same seed and differs for another', () => {
    const take = (seed: string | number) =>
      Array.from(
        { length: 20 },
        (
          (rng) => () =>
            rng.next()
        )(new Rng(seed)),
      )
    expect(take('a')).toEqual(take('a'))
    expect(take('a')).not.toEqual(take('b'))
    expect(take(1)).not.toEqual(take(2))
  })

  it('stays inside the asked bounds and spreads over them', () => {
    const rng = new Rng(7)
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < 6000; i++) {
      const n = rng.between(10, 15)
      counts[n - 10] = (counts[n - 10] ?? 0) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(850)
  })

  it('shuffles without losing or repeating', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        expect(new Rng(seed).shuffle(items).sort()).toEqual([...items].sort())
      }),
    )
  })

  it('never picks an item of weight zero', () => {
    const rng = new Rng(3)
    for (let i = 0; i < 500; i++) expect(rng.weighted([['a', 1] as const, ['b', 0] as const])).toBe('a')
  })
})
