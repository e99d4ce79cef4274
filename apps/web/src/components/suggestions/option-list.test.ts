import { expect, test } from 'vitest'
import { nextOption } from './option-list.ts'

test('walks down and up through the field itself', () => {
  expect([-1, 0, 1].map((active) => nextOption(active, 1, 2))).toEqual([0, 1, -1])
  expect([-1, 0, 1].map((active) => nextOption(active, -1, 2))).toEqual([1, -1, 0])
})
