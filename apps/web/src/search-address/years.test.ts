import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeBetween, yearBars, yearOf, yearSpan } from './years.ts'

const facet = (year: number, total: number) => ({ valor: String(year), etiqueta: String(year), total })

test('fills the gaps between years and keeps the order of time', () => {
  expect(yearBars([facet(2021, 5), facet(2018, 2)], null, null)).toEqual([
    { year: 2018, total: 2 },
    { year: 2019, total: 0 },
    { year: 2020, total: 0 },
    { year: 2021, total: 5 },
  ])
})

test('a chosen range stays visible without counts', () => {
  expect(yearBars([facet(2020, 1)], 2018, null).map((bar) => bar.year)).toEqual([2018, 2019, 2020])
  expect(yearBars([], null, null)).toEqual([])
})

test('loses no count', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.integer({ min: 1950, max: 2030 }), fc.nat(999)), { selector: ([year]) => year }), (pairs) => {
      const bars = yearBars(
        pairs.map(([year, total]) => facet(year, total)),
        null,
        null,
      )
      expect(bars.reduce((sum, bar) => sum + bar.total, 0)).toBe(pairs.reduce((sum, [, total]) => sum + total, 0))
      expect(bars.map((bar) => bar.year)).toEqual([...bars.map((bar) => bar.year)].sort((a, b) => a - b))
    }),
  )
})

test('reads the year of any date and orders a drag made backwards', () => {
  expect([yearOf('2015-06-30'), yearOf('2015'), yearOf(undefined)]).toEqual([2015, 2015, null])
  expect(rangeBetween(2020, 2015)).toEqual({ from: 2015, to: 2020 })
})

test('a narrowed range can be widened to all that was searched', () => {
  const bars = yearBars([facet(2016, 3)], 2015, 2018)
  expect(yearSpan(bars, { desde: '1998-01-23', hasta: '2026-10-29' })).toEqual({ from: 1998, to: 2026 })
  expect(yearSpan(bars, { desde: null, hasta: null })).toEqual({ from: 2015, to: 2018 })
})
