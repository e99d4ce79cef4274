import { describe, expect, it } from 'vitest'
import { chileanDate, formatMoment } from '../calendar.ts'
import {
  decisionLabel,
  formatCount,
  formatDate,
  formatDocket,
  formatDocketLabel,
  formatLongDate,
  formatNormNumber,
  formatPesos,
  formatPlural,
  joinWords,
} from './spanish-format.ts'

describe('Spanish format', () => {
  it('writes counts with dots from a thousand on', () => {
    expect([formatCount(7), formatCount(1284), formatCount(1_000_000)]).toEqual(['7', '1.284', '1.000.000'])
    expect([formatPesos(0), formatPesos(1000), formatPesos(59_990), formatPesos(-500)]).toEqual(['$0', '$1.000', '$59.990', '-$500'])
    expect([formatPlural(1, 'sentencia', 'sentencias'), formatPlural(0, 'sentencia', 'sentencias')]).toEqual([
      '1 sentencia',
      '0 sentencias',
    ])
  })
  it('writes dates day first', () => {
    expect(formatDate('2021-05-03')).toBe('03-05-2021')
    expect(formatLongDate('2021-05-03')).toBe('3 de mayo de 2021')
  })
  it('dots docket numbers of five digits or more', () => {
    expect(['12345-2020', '364-2020', 'O-5340-2022', 'C-12345-2019', '1234567-2023'].map(formatDocket)).toEqual([
      '12.345-2020',
      '364-2020',
      'O-5340-2022',
      'C-12.345-2019',
      '1.234.567-2023',
    ])
  })
  it('writes the docket number as a lawyer would', () => {
    expect([formatDocketLabel('12345-2020'), formatDocketLabel('O-5340-2022'), formatDocketLabel('C-77-2018')]).toEqual([
      'rol N° 12.345-2020',
      'RIT O-5340-2022',
      'rol C-77-2018',
    ])
    expect([formatDocketLabel('GR-19-7-2016'), formatDocketLabel('5001')]).toEqual(['rol GR-19-7-2016', 'rol N° 5001'])
    expect([formatDocketLabel('RE-779'), formatDocketLabel('ORD.N°15')]).toEqual(['RE-779', 'ORD.N°15'])
  })
  it('returns the date in Chile', () => {
    expect([chileanDate(new Date('2026-11-20T02:59:00Z')), chileanDate(new Date('2026-11-20T03:00:00Z'))]).toEqual([
      '2026-11-19',
      '2026-11-20',
    ])
  })
  it('formats date and time in Chile', () => {
    expect(formatMoment(new Date('2026-11-20T02:59:00Z'))).toBe('19-11-2026 a las 23:59')
    expect(formatMoment(new Date('2026-06-20T04:05:00Z'))).toBe('20-06-2026 a las 00:05')
  })
  it('joins words with y, and with e before i', () => {
    expect([
      joinWords([]),
      joinWords(['a']),
      joinWords(['a', 'b']),
      joinWords(['a', 'b', 'c']),
      joinWords(['norma', 'inciso']),
      joinWords(['agua', 'hielo']),
    ]).toEqual(['', 'a', 'a y b', 'a, b y c', 'norma e inciso', 'agua y hielo'])
  })
  it('says beside what a ruling decides that it is only a part', () => {
    const label = (texto: string, enParte = true) => decisionLabel({ tipo: 'resuelve', texto, enParte })
    expect([label('se acoge la demanda y se condena a pagar'), label('se condena a la pena de multa'), label('se acoge', false)]).toEqual([
      'Resuelve, acogiendo en parte',
      'Resuelve, con absolución en parte',
      'Resuelve',
    ])
  })
})

it.each([
  ['Ley', '16744', 'Ley N° 16.744'],
  ['DFL', '1', 'DFL N° 1'],
  ['DL', '3500', 'DL N° 3.500'],
])('the number of a norm has its points: %s %s', (type, number, shown) => {
  expect(formatNormNumber(type, number)).toBe(shown)
})
