import { describe, expect, it } from 'vitest'
import { findDates } from './find-dates.ts'

describe('findDates', () => {
  it.each([
    ['desde 2015', { from: '2015' }],
    ['a partir de marzo de 2015', { from: '2015-03' }],
    ['desde el 3 de abril de 2019', { from: '2019-04-03' }],
    ['posteriores a 2015', { from: '2016' }],
    ['2019 en adelante', { from: '2019' }],
    ['del 2019 para acá', { from: '2019' }],
    ['posteriores a la reforma de abril de 2022', { from: '2022-05' }],
    ['hasta 2020', { until: '2020' }],
    ['antes de 2020', { until: '2019' }],
    ['2024 a 2025', { from: '2024', until: '2025' }],
    ['desde 2019 hasta 2021', { from: '2019', until: '2021' }],
    ['desde marzo de 2021 a junio de 2022', { from: '2021-03', until: '2022-06' }],
    ['de 2020 a marzo de 2023', { from: '2020', until: '2023-03' }],
    ['entre 2010 y septiembre de 2012', { from: '2010', until: '2012-09' }],
  ])('reads «%s» as a period', (text, period) => {
    expect(findDates(`isapre ${text}`)).toMatchObject([{ period, label: text, bounded: true }])
  })

  it('reads a bare year or month as itself', () => {
    expect(findDates('fallo de enero 2024')).toMatchObject([{ period: { from: '2024-01', until: '2024-01' }, bounded: false }])
    expect(findDates('año 2019')).toMatchObject([{ period: { from: '2019', until: '2019' } }])
    expect(findDates('setiembre de 2019')).toMatchObject([{ period: { from: '2019-09', until: '2019-09' } }])
  })

  it('counts the last years and months from the month of today', () => {
    const since = (text: string) => findDates(text, '2026-03-17').map(({ period }) => period.from)
    expect(since('jurisprudencia de los ultimos dos años daño moral')).toEqual(['2024-03'])
    expect(since('fallos del último año')).toEqual(['2025-03'])
    expect(since('fallos de los últimos 4 meses')).toEqual(['2025-11'])
    expect(since('fallos de hace menos de tres años')).toEqual(['2023-03'])
  })

  it('reads a date in figures as that day', () => {
    for (const text of ['02-01-2024', '2/1/2024', '02.01.2024', '2024-01-02', '2 de enero de 2024'])
      expect(findDates(`fallo ${text} isapre`), text).toMatchObject([{ period: { from: '2024-01-02', until: '2024-01-02' } }])
    expect(findDates('32-01-2024')).toEqual([])
  })

  it('reads two years with a dash as years where they are no docket number', () => {
    for (const text of ['fallos 2018-2021', 'isapre alza 2018-2021', 'accidente 2018–2021 trabajo'])
      expect(findDates(text), text).toMatchObject([{ period: { from: '2018', until: '2021' } }])
    for (const text of ['isapre alza 2018..2021', 'isapre 2018...2021', '2018..2021'])
      expect(findDates(text), text).toMatchObject([{ label: '2018-2021', period: { from: '2018', until: '2021' } }])
    for (const text of ['2018-2021', 'rol 2018-2021', 'Corte Suprema 2018-2021', 'rol 2024-2019', 'despido 2021-2018', 'C-2018-2021'])
      expect(findDates(text), text).toEqual([])
  })

  it('finds no date inside other numbers', () => {
    for (const text of ['12345-2020', '2020-12345', '1.2020', '20201', '2020.5', 'x2020', '19-2020'])
      expect(findDates(text), text).toEqual([])
  })

  it('reads years of other centuries where a word says that they are years', () => {
    expect(findDates('fallos de 1850')).toMatchObject([{ period: { from: '1850', until: '1850' } }])
    expect(findDates('artículo 1850')).toEqual([])
  })
})
