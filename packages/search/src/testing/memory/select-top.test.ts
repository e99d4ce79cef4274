import fc from 'fast-check'
import { expect, it } from 'vitest'
import { selectTop } from './select-top.ts'

it('selects what sorting everything would', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 500 }), { maxLength: 200 }), fc.nat({ max: 60 }), (items, count) => {
      const compare = (a: number, b: number): number => (a % 7) - (b % 7) || a - b
      expect(selectTop(Uint32Array.from(items), count, compare)).toEqual([...items].sort(compare).slice(0, count))
    }),
  )
})
