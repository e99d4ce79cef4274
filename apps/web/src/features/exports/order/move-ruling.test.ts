import { expect, test } from 'vitest'
import { inOrderOf, moveRuling } from './move-ruling.ts'

test('moves a ruling within the ends of the list', () => {
  expect(moveRuling(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moveRuling(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveRuling(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moveRuling(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
  expect(moveRuling(['a', 'b'], 'z', 1)).toEqual(['a', 'b'])
})

test('orders things by their ids, the unnamed last', () => {
  const things = ['a', 'b', 'c', 'd'].map((docId) => ({ docId }))
  expect(inOrderOf(things, ['c', 'a']).map(({ docId }) => docId)).toEqual(['c', 'a', 'b', 'd'])
})
