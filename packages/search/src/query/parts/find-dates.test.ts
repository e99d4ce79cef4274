import { describe, expect, it } from 'vitest'
import { findDates } from './find-dates.ts'

describe('findDates', () => {
  it.each([
    ['desde 2015', { from: '2015' }],
    ['a partir de marzo de 2015', { from: '2015-03' }],
    ['desde el 3 de abril de 2019', { from: '2019-04-03' }],
    ['posteriores a 2015', { from: '2016' }],
    ['hasta 2020', { until: '2020' }],
    ['antes de 2020', { until: '2019' }],
    ['2024 a 2025', { from: '2024', until: '2025' }],
    ['de 2020 a marzo de 2023', { from: '2020', until: '2023-03' }],
    ['entre 2010 y septiembre de 2012', { from: '2010', until: '2012-09' }],
  ])('reads «%s» as bounds', (text, bounds) => {
    expect(findDates(`isapre ${text}`)).toMatchObject([{ bounds, label: text, preferred: null }])
  })

  it('reads a bare year or month as a preference', () => {
    expect(findDates('fallo de enero 2024')).toMatchObject([{ bounds: null, preferred: { year: 2024, month: 1, day: null } }])
    expect(findDates('año 2019')).toMatchObject([{ preferred: { year: 2019, month: null, day: null } }])
    expect(findDates('setiembre de 2019')).toMatchObject([{ preferred: { year: 2019, month: 9, day: null } }])
  })

  it('reads a date in figures as that day', () => {
    for (const text of ['02-01-2024', '2/1/2024', '02.01.2024', '2024-01-02', '2 de enero de 2024'])
      expect(findDates(`fallo ${text} isapre`), text).toMatchObject([{ bounds: null, preferred: { year: 2024, month: 1, day: 2 } }])
    expect(findDates('32-01-2024')).toEqual([])
  })

  it('finds no date inside other numbers', () => {
    for (const text of ['12345-2020', '2020-12345', '1.2020', '20201', '2020.5', 'x2020']) expect(findDates(text), text).toEqual([])
  })
})
