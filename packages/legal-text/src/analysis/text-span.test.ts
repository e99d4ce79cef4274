import { expect, it } from 'vitest'
import { apartFrom, overlaps, withoutOverlaps } from './text-span.ts'

const span = (from: number, to: number) => ({ from, to })

it('lets spans that only touch stand beside each other', () => {
  expect(overlaps(span(0, 3), span(2, 4))).toBe(true)
  expect(overlaps(span(0, 3), span(3, 4))).toBe(false)
  expect(apartFrom([span(0, 3), span(3, 5), span(8, 9)], [span(4, 8)])).toEqual([span(0, 3), span(8, 9)])
})

it('retains the earlier of two that overlap, and none that is taken', () => {
  expect(withoutOverlaps([span(2, 6), span(0, 3), span(6, 8), span(9, 12)], [span(11, 14)])).toEqual([span(2, 6), span(6, 8)])
})
