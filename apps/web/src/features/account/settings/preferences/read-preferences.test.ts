import { preferencesSchema } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { readPreferences } from './read-preferences.ts'

const all = ['familia', 'civil', 'contraloria']
function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) data.append(name, each)
  return data
}

test('reads the chosen values', () => {
  const read = readPreferences(form({ tamano: '50', modo: 'lexica', tema: 'oscuro', letra: '3', soloCitas: 'on', bases: ['civil'] }), all)
  expect(read).toEqual({
    tamano: 50,
    modo: 'lexica',
    tema: 'oscuro',
    letra: 3,
    soloCitas: true,
    avisoInvestigaciones: false,
    bases: ['civil'],
  })
  expect(preferencesSchema.parse(read)).toEqual(read)
})

test('every base equals no preference, and unknown values are ignored', () => {
  expect(readPreferences(form({ bases: all }), all).bases).toEqual([])
  expect(readPreferences(form({ tamano: '7000', modo: 'x', tema: 'rosa', letra: '99', bases: ['otra'] }), all)).toEqual({
    tamano: 10,
    modo: 'hibrida',
    tema: 'sistema',
    letra: 1,
    soloCitas: false,
    avisoInvestigaciones: false,
    bases: [],
  })
})
