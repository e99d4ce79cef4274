import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyBitset, hasBit, setBit } from '../bytes/bitset.ts'
import { VerticalCounter } from './vertical-counter.ts'

it('counts like adding one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 69 })), { maxLength: 12 }),
      fc.integer({ min: 1, max: 13 }),
      (sets, min) => {
        const counter = new VerticalCounter(70)
        for (const set of sets) {
          const bits = emptyBitset(70)
          for (const each of set) setBit(bits, each)
          counter.add(bits)
        }
        const found = counter.atLeast(min)
        for (let each = 0; each < 70; each++) expect(hasBit(found, each)).toBe(sets.filter((set) => set.includes(each)).length >= min)
      },
    ),
  )
})
