import { expect, it } from 'vitest'
import { parseQuery } from '../query/parse-query.ts'
import { findBareArticles } from './find-bare-articles.ts'

const found = (query: string): string[] =>
  findBareArticles(parseQuery(query)).map(({ from, to, article, written }) => `${query.slice(from, to)} → ${article}: ${written}`)

it.each([
  ['768 n° 9', '768 n° 9 → 768: art. 768 N° 9'],
  ['768 Nº9', '768 Nº9 → 768: art. 768 N° 9'],
  ['768 nro. 9 falta de decisión', '768 nro. 9 → 768: art. 768 N° 9'],
  ['casación por el artículo 768 n 9', 'artículo 768 n 9 → 768: art. 768 N° 9'],
  ['art 162', 'art 162 → 162: art. 162'],
  ['485 letra b', '485 letra b → 485: art. 485 letra b'],
  ['162 inciso final nulidad', '162 inciso final → 162: art. 162 inciso final'],
])('reads %s', (query, expected) => {
  expect(found(query)).toEqual([expected])
})

it('finds no article in other numbers', () => {
  for (const query of [
    '768',
    'multa de 30 UTM',
    'art. 161 CT',
    '768 n° 9 CPC',
    'ley 19.496 n° 3',
    'rol 768 n° 9',
    '12345-2020',
    '"768 n° 9"',
    'considerando 5 letra b',
    'art. 5 de 2020',
    '19 años',
    '768 n° 9 Y casación',
  ])
    expect(found(query), query).toEqual([])
})
