import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cutAtMarks, joinMarks } from './marks.ts'

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

test('pieces concatenate to the text and mark exactly the covered offsets', () => {
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

describe('joinMarks', () => {
  it('joins adjacent marks across space only', () => {
    const text = 'la licencia  médica, licencia y médica'
    expect(
      joinMarks(text, [
        [13, 19],
        [3, 11],
        [21, 29],
        [32, 38],
      ]),
    ).toEqual([
      [3, 19],
      [21, 29],
      [32, 38],
    ])
  })

  it('sorts, joins overlaps, clips at the ends and drops empty or foreign marks', () => {
    expect(
      joinMarks('abcdefghij', [
        [8, 40],
        [2, 4],
        [3, 6],
        [-3, 1],
        [7, 7],
        [60, 70],
      ]),
    ).toEqual([
      [0, 1],
      [2, 6],
      [8, 10],
    ])
  })

  it('covers every marked unit and otherwise only space', () => {
    const mark = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 30 }), fc.array(mark), (text, marks) => {
        const joined = joinMarks(text, marks)
        for (let at = 0; at < text.length; at++) {
          const marked = marks.some(([from, to]) => from <= at && at < to)
          const shown = joined.filter(([from, to]) => from <= at && at < to).length
          expect(shown).toBeLessThanOrEqual(1)
          if (marked || text[at] !== ' ') expect(shown).toBe(marked ? 1 : 0)
        }
      }),
    )
  })
})
