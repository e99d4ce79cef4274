import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPage, pageNumbers } from './page-numbers.ts'

test('offers the ends and the neighbours', () => {
  expect(pageNumbers(1, 129)).toEqual([1, 2, 3, 4, null, 129])
  expect(pageNumbers(60, 129)).toEqual([1, null, 59, 60, 61, null, 129])
  expect(pageNumbers(129, 129)).toEqual([1, null, 126, 127, 128, 129])
  expect(pageNumbers(1, 1)).toEqual([1])
})

test('always leads to the first, the current and the last page, and never hides a single one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (last, offset) => {
      const current = 1 + (offset % last)
      const shown = pageNumbers(current, last)
      const numbers = shown.filter((one) => one !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]))
      expect(shown.length).toBeLessThanOrEqual(9)
      shown.forEach((one, index) => {
        if (one === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})

const none = { ademas: 0, ademasAgrupadas: 0 }

test('the last page ignores grouped rulings and counts those beyond the line', () => {
  expect(lastPage({ ...none, total: 31, agrupadas: 0, tamano: 10 })).toBe(4)
  expect(lastPage({ ...none, total: 31, agrupadas: 1, tamano: 10 })).toBe(3)
  expect(lastPage({ ...none, total: 0, agrupadas: 0, tamano: 10 })).toBe(1)
  expect(lastPage({ total: 3, agrupadas: 1, ademas: 24, ademasAgrupadas: 5, tamano: 10 })).toBe(3)
})
