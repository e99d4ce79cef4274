import { expect, test } from 'vitest'
import { favoritesHref, parseFavoritesAddress } from './favorites-address.ts'

test('an address comes back as it was written', () => {
  const address = { text: 'recurso & más', tag: 'urgente', order: 'fecha', page: 3 } as const
  const query = Object.fromEntries(new URL(favoritesHref(address), 'http://x').searchParams)
  expect(parseFavoritesAddress(query)).toEqual(address)
})

test('what is malformed is left out', () => {
  expect(parseFavoritesAddress({ orden: 'toString', pagina: '-4', texto: ['a', 'b'] })).toEqual({
    text: 'a',
    tag: '',
    order: 'guardado',
    page: 1,
  })
  expect(favoritesHref(parseFavoritesAddress({}))).toBe('/mis-favoritos')
})
