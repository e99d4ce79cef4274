import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTerms, parseTerms } from './find-terms.ts'

const hits = (text: string, query: string): string[] =>
  findTerms(text, parseTerms(query))
    .flat()
    .map(([from, to]) => text.slice(from, to))

describe('words found in a text', () => {
  it('do not depend on accents, case or ñ, and begin with what is sought', () => {
    expect(hits('La UNIFICACIÓN y lo unificado, en un año.', 'unific ano')).toEqual(['UNIFICACIÓN', 'unificado', 'año'])
    expect(hits('Reunificación', 'unificación')).toEqual([])
  })

  it('follow each other where they are quoted, over any signs', () => {
    expect(hits('El aviso previo, y previo el aviso; aviso, previo.', '«aviso previo»')).toEqual(['aviso previo', 'aviso, previo'])
    expect(hits('aviso previos', '"aviso previo"')).toEqual([])
  })

  it('are each word once, none without words, and a dozen at most', () => {
    expect(parseTerms('Farol FAROL fárol')).toEqual([['farol']])
    expect(parseTerms(' ,; "" ')).toEqual([])
    expect(parseTerms(Array.from({ length: 40 }, (_, at) => `p${at}`).join(' '))).toHaveLength(12)
  })

  it('are found where they stand, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const text = `${before} Término ${after}`
        expect(hits(text, 'termino')).toContain('Término')
      }),
    )
  })
})
