import { expect, it } from 'vitest'
import { neededClauses } from './match-policy.ts'

it('asks for all of a short query and never for more than there is', () => {
  expect([0, 1, 2, 3, 6, 7, 10, 20].map(neededClauses)).toEqual([0, 1, 2, 2, 2, 3, 3, 6])
  for (let n = 0; n < 100; n++) expect(neededClauses(n)).toBeLessThanOrEqual(n)
})
