import { expect, test } from 'vitest'
import { favoritesHref, parseFavoritesAddress } from './favorites-address.ts'

test('an address round-trips', () => {
  const address = { text: 'recurso & más', tag: 'urgente', order: 'fecha', page: 3 } as const
  const query = Object.fromEntries(new URL(favoritesHref(address), 'http://x').searchParams)
  expect(parseFavoritesAddress(query)).toEqual(address)
})

test('malformed values are ignored', () => {
  expect(parseFavoritesAddress({ orden: 'toString', pagina: '-4', texto: ['a', 'b'] })).toEqual({
    text: 'a',
    tag: '',
    order: 'guardado',
    page: 1,
  })
  expect(favoritesHref(parseFavoritesAddress({}))).toBe('/mis-favoritos')
})
