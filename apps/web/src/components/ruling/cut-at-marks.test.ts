import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtMarks } from './cut-at-marks.ts'

test('marks what the ranges cover and nothing else', () => {
  expect(cutAtMarks('goza de licencia médica', [[8, 23]])).toEqual([
    { from: 0, text: 'goza de ', marked: false },
    { from: 8, text: 'licencia médica', marked: true },
  ])
})

test('joins overlapping and touching ranges in any order', () => {
  const pieces = cutAtMarks('abcdef', [
    [3, 5],
    [0, 2],
    [1, 3],
  ])
  expect(pieces).toEqual([
    { from: 0, text: 'abcde', marked: true },
    { from: 5, text: 'f', marked: false },
  ])
})

test('gives the whole text back, marking exactly the covered offsets', () => {
  const range = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(range, { maxLength: 6 }), (text, marks) => {
      const pieces = cutAtMarks(text, marks)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      const covered = [...text.split('')].map((_, index) => marks.some(([from, to]) => from <= index && index < to))
      const shown = pieces.flatMap((piece) => piece.text.split('').map(() => piece.marked))
      expect(shown).toEqual(covered)
    }),
  )
})
