import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinMarks } from './cut-at-marks.ts'

describe('joinMarks', () => {
  it('joins neighbours across space and nothing else', () => {
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

  it('puts in order, joins what overlaps, cuts at the ends and drops the empty and the foreign', () => {
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

  it('covers every unit a mark covers, and besides them only space', () => {
    const mark = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 30 }), fc.array(mark), (text, marks) => {
        const joined = joinMarks(text, marks)
        for (let at = 0; at < text.length; at++) {
          const wanted = marks.some(([from, to]) => from <= at && at < to)
          const shown = joined.filter(([from, to]) => from <= at && at < to).length
          expect(shown).toBeLessThanOrEqual(1)
          if (wanted || text[at] !== ' ') expect(shown).toBe(wanted ? 1 : 0)
        }
      }),
    )
  })
})
