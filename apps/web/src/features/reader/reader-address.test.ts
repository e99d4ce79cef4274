import { describe, expect, it } from 'vitest'
import { contraryHref } from './contrary-words.ts'
import { backHref, comparisonHref, parseArticle, parseReaderAddress, rulingHref } from './reader-address.ts'

describe('parseReaderAddress', () => {
  it('reads the ruling, the query and the collection', () => {
    expect(parseReaderAddress({ id: ' abc ', q: 'licencia médica', coleccion: 'corte_suprema' })).toEqual({
      docId: 'abc',
      query: 'licencia médica',
      switches: {},
      collection: 'corte_suprema',
      version: null,
    })
  })

  it('takes the first of repeated values and drops what is not a collection', () => {
    expect(parseReaderAddress({ id: ['a', 'b'], coleccion: 'otra' })).toEqual({
      docId: 'a',
      query: '',
      switches: {},
      collection: null,
      version: null,
    })
  })

  it('accepts only version numbers', () => {
    expect(parseReaderAddress({ id: 'a', version: '2' })?.version).toBe(2)
    for (const version of ['0', '-1', '1e3', '2.5', 'dos', '', '9999999'])
      expect(parseReaderAddress({ id: 'a', version })?.version).toBeNull()
  })

  it('refuses an empty or too long id', () => {
    expect(parseReaderAddress({})).toBeNull()
    expect(parseReaderAddress({ id: '  ' })).toBeNull()
    expect(parseReaderAddress({ id: 'x'.repeat(201) })).toBeNull()
  })

  it('reads how the search read the query, and writes it into the links of the ruling and back', () => {
    const params = {
      id: 'a',
      q: 'despido NO fuero',
      lectura: 'palabras',
      exigir: ['fecha:2024', 'tribunal:Corte Suprema'],
      preferir: 'sala:Cuarta Sala',
    }
    const address = parseReaderAddress(params)
    expect(address?.switches).toEqual({ lectura: 'palabras', exigir: params.exigir, preferir: ['sala:Cuarta Sala'] })
    const search = '&lectura=palabras&exigir=fecha%3A2024&exigir=tribunal%3ACorte+Suprema&preferir=sala%3ACuarta+Sala'
    expect(rulingHref({ docId: 'a', ...address })).toBe(`/sentencia?id=a&q=despido+NO+fuero${search}`)
    expect(backHref('despido NO fuero', address?.switches)).toBe(`/resultados?q=despido+NO+fuero${search}`)
    expect(parseReaderAddress({ id: 'a', lectura: 'otra', exigir: 'x'.repeat(5000) })?.switches).toEqual({})
  })

  it('truncates a long query', () => {
    expect(parseReaderAddress({ id: 'a', q: 'x'.repeat(3000) })?.query).toHaveLength(2000)
  })
})

describe('rulingHref', () => {
  it('contains only the given fields', () => {
    expect(rulingHref({ docId: 'a b' })).toBe('/sentencia?id=a+b')
    expect(rulingHref({ docId: 'a', query: 'x', collection: 'civil', version: 2 })).toBe('/sentencia?id=a&q=x&coleccion=civil&version=2')
    expect(comparisonHref('a', 1, 2)).toBe('/sentencia/versiones?id=a&antes=1&despues=2')
  })
})

describe('backHref', () => {
  it('keeps the query', () => {
    expect(backHref('art. 161 & "licencia"')).toBe('/resultados?q=art.+161+%26+%22licencia%22')
    expect(backHref('')).toBe('/')
  })
})

describe('article of contrary rulings', () => {
  it('survives the round trip through the link', () => {
    const href = contraryHref('/sentencia?id=a&q=despido', 'CT:9 bis')
    expect(href).toBe('/sentencia?id=a&q=despido&articulo=CT%3A9+bis#rd-contrary')
    expect(parseArticle(new URL(href, 'http://x').searchParams.get('articulo') ?? undefined)).toBe('CT:9 bis')
    for (const value of [undefined, ' ', 'x'.repeat(101)]) expect(parseArticle(value)).toBeNull()
  })
})
