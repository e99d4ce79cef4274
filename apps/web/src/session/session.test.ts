import { expect, test } from 'vitest'
import { parseAddress } from '../search-address/parse-address.ts'
import { preferredSearchFields } from './session.ts'

test('writes fields that the results page parses back', () => {
  const fields = preferredSearchFields({ bases: ['familia', 'contraloria'], modo: 'lexica' })
  expect(parseAddress(Object.fromEntries(fields))).toMatchObject({ bases: ['familia', 'contraloria'], modo: 'lexica' })
  expect(parseAddress(Object.fromEntries(preferredSearchFields({ modo: 'semantica' }))).modo).toBe('semantica')
})

test('omits the defaults', () => {
  expect(preferredSearchFields({})).toEqual([])
  expect(preferredSearchFields({ bases: [], modo: 'hibrida', tamano: 50, tema: 'oscuro' })).toEqual([])
})
