import fc from 'fast-check'
import { expect, it } from 'vitest'
import { singleAtLeast } from './compile-text.ts'

it('rounds a score that is to be reached up to single precision, also where it is tiny', () => {
  expect(singleAtLeast(0.5)).toBe(0.5)
  expect(singleAtLeast(1e-144)).toBe(2 ** -149)
  const positive = fc.double({ min: Number.MIN_VALUE, max: 1e30, noNaN: true })
  fc.assert(
    fc.property(positive, (value) => {
      const least = singleAtLeast(value)
      expect(Math.fround(least)).toBe(least)
      expect(least).toBeGreaterThanOrEqual(value)
      expect(least - value).toBeLessThanOrEqual(Math.max(value * 2 ** -22, 2 ** -148))
    }),
  )
})
