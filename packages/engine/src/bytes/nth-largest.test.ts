import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nthLargest } from './nth-largest.ts'

const few = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 300 })
const many = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 })

it('finds the same as sorting, with equal values, and reads only the first values', () => {
  fc.assert(
    fc.property(fc.oneof(few, many), fc.nat(), (numbers, draw) => {
      const n = 1 + (draw % numbers.length)
      const falling = Float64Array.from(numbers).sort().reverse()
      expect(nthLargest(Float64Array.of(...numbers, 100), numbers.length, n)).toBe(falling[n - 1])
    }),
  )
})
