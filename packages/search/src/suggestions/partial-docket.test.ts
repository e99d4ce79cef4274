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
  for (const text of ['', 'rol', 'ley 19', '161 ct', 'perez', '12 de mayo', '...']) expect([text, beginnings(text)]).toEqual([text, null])
})
