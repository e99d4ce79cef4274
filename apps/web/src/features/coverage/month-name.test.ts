import { expect, test } from 'vitest'
import { monthName, monthRangeLabel } from './month-name.ts'

test('names a month and a range of months, with a shared year once', () => {
  expect(monthName('2021-03')).toBe('marzo de 2021')
  expect(monthRangeLabel('2021-03', '2021-03')).toBe('marzo de 2021')
  expect(monthRangeLabel('2021-03', '2021-06')).toBe('marzo a junio de 2021')
  expect(monthRangeLabel('2020-11', '2021-01')).toBe('noviembre de 2020 a enero de 2021')
})
