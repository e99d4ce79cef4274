import { expect, it } from 'vitest'
import { outstandingRuling } from './outstanding-ruling.ts'

const found = (relevances: Record<string, number>) =>
  new Map(Object.entries(relevances).map(([docId, relevance]) => [docId, { relevance }]))

it('is the most relevant ruling where no other comes near, wherever it is listed', () => {
  expect(outstandingRuling(found({ a: 0.3, b: 0.5, c: 0.1 }))).toBe('b')
  expect(outstandingRuling(found({ a: 0.5, b: 0.4 }))).toBe('a')
  expect(outstandingRuling(found({ a: 0.5 }))).toBe('a')
})

it('is none where two are alike, and none where nothing was found', () => {
  expect(outstandingRuling(found({ a: 0.5, b: 0.44 }))).toBeNull()
  expect(outstandingRuling(found({}))).toBeNull()
})
