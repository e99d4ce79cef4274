import { expect, test } from 'vitest'
import { movePassage } from './move-passage.ts'

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', -1, 'bac'],
  ['b', 9, 'acb'],
  ['x', 0, 'abc'],
])('moves %s to %i', (id, to, expected) => {
  expect(movePassage(['a', 'b', 'c'], id, to).join('')).toBe(expected)
})
