import { expect, test } from 'vitest'
import { monthsBetween, yearRows } from './month-series.ts'

const months = [
  { mes: '2020-11', total: 4 },
  { mes: '2022-02', total: 1 },
]

test('lists every month between the first and the last', () => {
  expect(monthsBetween([months, [{ mes: '2020-10', total: 9 }]])).toHaveLength(17)
  expect(monthsBetween([months]).slice(0, 3)).toEqual(['2020-11', '2020-12', '2021-01'])
  expect(monthsBetween([[]])).toEqual([])
})

test('gives a row per year, newest first, including empty years', () => {
  const rows = yearRows(months)
  expect(rows.map(({ year, total }) => [year, total])).toEqual([
    [2022, 1],
    [2021, 0],
    [2020, 4],
  ])
  expect(rows[0]?.months.slice(0, 3)).toEqual([null, 1, null])
  expect(yearRows([])).toEqual([])
})
