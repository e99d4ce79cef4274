import { describe, expect, it } from 'vitest'
import { backHref, parseReaderAddress } from './reader-address.ts'

describe('parseReaderAddress', () => {
  it('reads the ruling, the query and the collection', () => {
    expect(parseReaderAddress({ id: ' abc ', q: 'licencia médica', coleccion: 'corte_suprema' })).toEqual({
      docId: 'abc',
      query: 'licencia médica',
      collection: 'corte_suprema',
    })
  })

  it('takes the first of repeated values and drops what is not a collection', () => {
    expect(parseReaderAddress({ id: ['a', 'b'], coleccion: 'otra' })).toEqual({ docId: 'a', query: '', collection: null })
  })

  it('names no ruling without an id that can be one', () => {
    expect(parseReaderAddress({})).toBeNull()
    expect(parseReaderAddress({ id: '  ' })).toBeNull()
    expect(parseReaderAddress({ id: 'x'.repeat(201) })).toBeNull()
  })

  it('cuts a query at what the service accepts', () => {
    expect(parseReaderAddress({ id: 'a', q: 'x'.repeat(3000) })?.query).toHaveLength(2000)
  })
})

describe('backHref', () => {
  it('keeps the query', () => {
    expect(backHref('art. 161 & "licencia"')).toBe('/resultados?q=art.+161+%26+%22licencia%22')
    expect(backHref('')).toBe('/')
  })
})
