import { expect, it } from 'vitest'
import { sampleDocuments } from './corpus.ts'
import { distance, profileOf } from './language-distance.ts'

it('is none from itself, all from what lies beyond, and half in between', () => {
  expect(distance([1, 2, 3], [3, 1, 2])).toBe(0)
  expect(distance([1, 2], [3, 4])).toBe(1)
  expect(distance([1, 2, 3, 4], [3, 4, 5, 6])).toBe(0.5)
})

it('counts documents that share a word, and vocabulary that grows', () => {
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

it('sees invented documents grow like text: new words never stop coming, ever more slowly', () => {
  const documents = sampleDocuments(60, 500)
  expect(documents).toEqual(sampleDocuments(60, 500))
  const { vocabularyGrowth } = profileOf(documents)
  expect(vocabularyGrowth).toBeGreaterThan(0.4)
  expect(vocabularyGrowth).toBeLessThan(0.9)
})
