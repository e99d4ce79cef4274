import { expect, it } from 'vitest'
import { emptyMonths } from './empty-months.ts'

it('finds gaps of months without rulings, also across years', () => {
  expect(emptyMonths(['2020-11', '2021-02', '2020-10', '2021-04'])).toEqual([
    { desde: '2020-12', hasta: '2021-01', meses: 2 },
    { desde: '2021-03', hasta: '2021-03', meses: 1 },
  ])
})

it('finds none in months in a row, in one, and in none', () => {
  expect(emptyMonths(['2019-12', '2020-01'])).toEqual([])
  expect(emptyMonths(['2019-12'])).toEqual([])
  expect(emptyMonths([])).toEqual([])
})
