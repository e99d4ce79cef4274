import { expect, it } from 'vitest'
import { sampleDocuments } from './corpus.ts'
import { distance, profileOf } from './language-distance.ts'

it('is 0 for equal, 1 for disjoint and 0.5 for half overlapping samples', () => {
  expect(distance([1, 2, 3], [3, 1, 2])).toBe(0)
  expect(distance([1, 2], [3, 4])).toBe(1)
  expect(distance([1, 2, 3, 4], [3, 4, 5, 6])).toBe(0.5)
})

it('counts documents per word and the growth of the vocabulary', () => {
  const { documentShares, lengths, vocabularyGrowth } = profileOf([
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'd'],
    ['a', 'e'],
  ])
  expect(lengths).toEqual([2, 2, 2, 2])
  expect(documentShares).toEqual([1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25])
  expect(vocabularyGrowth).toBeGreaterThan(0.5)
  expect(vocabularyGrowth).toBeLessThan(1)
})

it('measures vocabulary growth of synthetic documents like that of text', () => {
  const documents = sampleDocuments(60, 500)
  expect(documents).toEqual(sampleDocuments(60, 500))
  const { vocabularyGrowth } = profileOf(documents)
  expect(vocabularyGrowth).toBeGreaterThan(0.4)
  expect(vocabularyGrowth).toBeLessThan(0.9)
})
