import { expect, test } from 'vitest'
import { splitIntoBooks } from './split-into-books.ts'

const rulings = Array.from({ length: 101 }, (_, place) => ({ docId: `d${place + 1}`, caption: '', citation: '' }))

test('splits a folder in order into books that fit, without losing a ruling', () => {
  const stretches = splitIntoBooks(rulings, 50)
  expect(stretches.map(({ label }) => label)).toEqual(['1 a 50', '51 a 100', '101'])
  expect(stretches.flatMap(({ docIds }) => docIds)).toEqual(rulings.map(({ docId }) => docId))
  expect(splitIntoBooks(rulings.slice(0, 50), 50)).toHaveLength(1)
})
