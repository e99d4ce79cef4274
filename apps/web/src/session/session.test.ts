import { expect, test } from 'vitest'
import { parseAddress } from '../search-address/parse-address.ts'
import { preferredSearchFields } from './session.ts'

test('says in the address what the results page reads back', () => {
  const fields = preferredSearchFields({ bases: ['familia', 'contraloria'], modo: 'lexica' })
  expect(parseAddress(Object.fromEntries(fields))).toMatchObject({ bases: ['familia', 'contraloria'], modo: 'lexica' })
  expect(parseAddress(Object.fromEntries(preferredSearchFields({ modo: 'semantica' }))).modo).toBe('semantica')
})

test('says nothing of what everybody gets', () => {
  expect(preferredSearchFields({})).toEqual([])
  expect(preferredSearchFields({ bases: [], modo: 'hibrida', tamano: 50, tema: 'oscuro' })).toEqual([])
})
