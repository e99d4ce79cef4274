import { expect, it } from 'vitest'
import { parsePartialDocket } from './partial-docket.ts'

it('reads a docket number as it is typed', () => {
  const beginnings = (text: string) => parsePartialDocket(text)?.prefixes ?? null
  expect(beginnings('12')).toEqual(['12'])
  expect(beginnings('12.3')).toEqual(['123'])
  expect(beginnings('12.345-')).toEqual(['12345-'])
  expect(beginnings('rol 12345-2')).toEqual(['12345-2'])
  expect(beginnings('Rol N° 12345/21')).toEqual(['12345-2021', '12345-1921'])
  expect(beginnings('12345-20')).toEqual(['12345-20', '12345-2020'])
  expect(beginnings('RIT o-3')).toEqual(['o-3'])
  expect(beginnings('C-0045')).toEqual(['c-45'])
  expect(beginnings('RUC 20001')).toEqual(['20001'])
  expect(beginnings('20-4-01')).toEqual(['20-4-01'])
  expect(beginnings('2000123456')).toEqual(['2000123456'])
  for (const text of ['', 'rol', 'ley 19', '161 ct', 'perez', '12 de mayo', '...']) expect([text, beginnings(text)]).toEqual([text, null])
})

it('reads the court typed before the number', () => {
  const read = (text: string) => {
    const docket = parsePartialDocket(text)
    return docket === null ? null : [docket.prefixes[0], docket.court.length > 0]
  }
  expect(read('CS 2302')).toEqual(['2302', true])
  expect(read('SCS rol 12.345-2')).toEqual(['12345-2', true])
  expect(read('ICA Concepción 20')).toEqual(['20', true])
  expect(read('1° JLT Stgo O-12')).toEqual(['o-12', true])
  expect(read('12345')).toEqual(['12345', false])
  expect(read('despido 2020')).toBeNull()
})
