import { expect, it } from 'vitest'
import { parseDocketFilter } from './docket-filter.ts'

it.each([
  ['rol N° 12.345-2020', '12345-2020'],
  ['12345-2020', '12345-2020'],
  ['RIT O-364-2020', 'O-364-2020'],
  ['o-364-2020', 'O-364-2020'],
  ['RUC 2000123456-7', '2000123456-7'],
  ['despido', null],
  ['12345', null],
  ['', null],
  ['2024-2019 y algo', null],
])('«%s» is %s', (written, value) => expect(parseDocketFilter(written)).toBe(value))
