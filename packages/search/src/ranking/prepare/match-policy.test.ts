import { expect, it } from 'vitest'
import { minShouldMatchOf } from './match-policy.ts'

it('requires all clauses of a short query and never more than there are', () => {
  expect([0, 1, 2, 3, 6, 7, 10, 20].map(minShouldMatchOf)).toEqual([0, 1, 2, 2, 2, 3, 3, 6])
  for (let n = 0; n < 100; n++) expect(minShouldMatchOf(n)).toBeLessThanOrEqual(n)
})
