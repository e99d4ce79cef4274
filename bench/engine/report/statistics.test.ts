import { expect, it } from 'vitest'
import { growthExponent } from './statistics.ts'

it('finds the exponent of a power law', () => {
  const sizes = [1_000, 10_000, 100_000]
  for (const exponent of [0, 0.5, 1, 2])
    expect(
      growthExponent(
        sizes,
        sizes.map((size) => 3 * size ** exponent),
      ),
    ).toBeCloseTo(exponent, 9)
})

it('fits points that are not on a line', () => {
  expect(growthExponent([1, 10, 100], [1, 20, 100])).toBeCloseTo(1, 9)
})
