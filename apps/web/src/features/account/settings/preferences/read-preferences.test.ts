import { preferencesSchema } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { readPreferences } from './read-preferences.ts'

const all = ['familia', 'civil', 'contraloria']
function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) data.append(name, each)
  return data
}

test('reads what was chosen', () => {
  const read = readPreferences(form({ tamano: '50', modo: 'lexica', tema: 'oscuro', letra: '3', bases: ['civil'] }), all)
  expect(read).toEqual({ tamano: 50, modo: 'lexica', tema: 'oscuro', letra: 3, bases: ['civil'] })
  expect(preferencesSchema.parse(read)).toEqual(read)
})

test('every base is no preference, and what is not offered is left aside', () => {
  expect(readPreferences(form({ bases: all }), all).bases).toEqual([])
  expect(readPreferences(form({ tamano: '7000', modo: 'x', tema: 'rosa', letra: '99', bases: ['otra'] }), all)).toEqual({
    tamano: 10,
    modo: 'hibrida',
    tema: 'sistema',
    letra: 1,
    bases: [],
  })
})
