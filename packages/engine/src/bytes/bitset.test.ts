import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addAll, countBits, countBoth, emptyBitset, fullBitset, hasBit, keepOnly, ordinalsOf, removeAll, setBit } from './bitset.ts'

const size = 100
const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 })).map((each) => each.sort((a, b) => a - b))
const bitsetOf = (ordinals: readonly number[]) => {
  const bits = emptyBitset(size)
  for (const ordinal of ordinals) setBit(bits, ordinal)
  return bits
}

it('behaves like a set', () => {
  fc.assert(
    fc.property(members, members, (left, right) => {
      const other = bitsetOf(right)
      const both = left.filter((each) => right.includes(each))
      expect([...ordinalsOf(bitsetOf(left))]).toEqual(left)
      expect(countBits(bitsetOf(left))).toBe(left.length)
      expect(countBoth(bitsetOf(left), other)).toBe(both.length)
      expect([...ordinalsOf(keepOnly(bitsetOf(left), other))]).toEqual(both)
      expect([...ordinalsOf(addAll(bitsetOf(left), other))]).toEqual([...new Set([...left, ...right])].sort((a, b) => a - b))
      expect([...ordinalsOf(removeAll(bitsetOf(left), other))]).toEqual(left.filter((each) => !right.includes(each)))
      expect(left.every((each) => hasBit(bitsetOf(left), each))).toBe(true)
    }),
  )
})

it('is full up to its size and no further', () => {
  for (const each of [0, 1, 31, 32, 33, 100]) expect(countBits(fullBitset(each))).toBe(each)
})
