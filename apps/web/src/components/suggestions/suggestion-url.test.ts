import type { Suggestion } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { suggestionUrl } from './suggestion-url.ts'

const suggestion = (rest: Partial<Suggestion>): Suggestion => ({ tipo: 'norma', texto: 'art. 161 CT', detalle: null, total: null, ...rest })

test('opens the ruling it stands for', () => {
  expect(suggestionUrl(suggestion({ docId: 'a&b', consulta: 'x' }), [['modo', 'palabras']])).toBe('/sentencia?id=a%26b')
})

test('searches for its query or its text and keeps the other fields', () => {
  expect(suggestionUrl(suggestion({ consulta: 'norma:"161 CT"' }), [['bases', 'base_civil']])).toBe(
    '/resultados?q=norma%3A%22161+CT%22&bases=base_civil',
  )
  expect(suggestionUrl(suggestion({}), [])).toBe('/resultados?q=art.+161+CT')
})

test('lists everything under its filters, which replace the current ones', () => {
  const fields = [
    ['tribunal', 'Otro'],
    ['anio', '2020'],
  ] as const
  expect(suggestionUrl(suggestion({ filtros: { tribunal: ['Juzgado, el 1%'] } }), fields)).toBe(
    '/resultados?anio=2020&tribunal=Juzgado%252C+el+1%25',
  )
})
