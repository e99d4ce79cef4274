import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../query/parse-query.ts'
import { createHighlighter, findMarks } from './highlight.ts'

const marked = (query: string, text: string): string[] =>
  findMarks(text, createHighlighter(parseQuery(query))).map(([from, to]) => text.slice(from, to))

describe('findMarks', () => {
  it('marks inflections, whatever accents and case', () => {
    expect(marked('indemnizacion', 'Las INDEMNIZACIONES y la indemnización.')).toEqual(['INDEMNIZACIONES', 'indemnización'])
  })

  it('marks a word with ñ typed with n, never the reverse', () => {
    expect(marked('danos', 'Los daños de este año y de aquel ano.')).toEqual(['daños'])
    expect(marked('año', 'El año y el ano.')).toEqual(['año'])
  })

  it('marks split and joined words', () => {
    expect(marked('autoacordado', 'El auto acordado de 1992, y no el acordado auto.')).toEqual(['auto acordado'])
    expect(marked('daño al medio ambiente', 'El medioambiente, es decir, el medio ambiente.')).toEqual([
      'medioambiente',
      'medio',
      'ambiente',
    ])
  })

  it('marks a quoted phrase as one, never its single words', () => {
    expect(marked('"daño moral"', 'El daño moral no es un daño cualquiera.')).toEqual(['daño moral'])
  })

  it('marks the formal wording of a concept as one', () => {
    expect(marked('me echaron sin razón', 'Se declara el despido injustificado del actor.')).toEqual(['despido injustificado'])
  })

  it('marks neither unrelated wordings of a concept nor connectors', () => {
    expect(
      marked('licencia médica durante el embarazo', 'Durante 2020 la COMPIN y la SUSESO vieron la licencia médica en el embarazo.'),
    ).toEqual(['licencia médica', 'embarazo'])
  })

  it('marks an identifier in any form and a citation whole', () => {
    expect(marked('rol 12345-2020', 'Véase rol N° 12.345-2020 de esta Corte.')).toEqual(['12.345-2020'])
    expect(marked('art. 161 Código del Trabajo', 'Conforme al artículo 161 del Código del Trabajo, procede.')).toEqual([
      'artículo 161 del Código del Trabajo',
    ])
  })

  it('marks neither stop words nor what was excluded', () => {
    expect(marked('el despido de la trabajadora -fuero', 'el despido de la trabajadora con fuero')).toEqual(['despido', 'trabajadora'])
  })

  it('returns ordered marks that never overlap and lie in the text', () => {
    const words = fc.constantFrom(
      'daño',
      'moral',
      'artículo 161',
      'del Código del Trabajo',
      'despido',
      'injustificado',
      '12.345-2020',
      ',',
      '\n',
      'ñandú',
      '😀',
    )
    const text = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(text, text, (query, body) => {
        let end = 0
        for (const [from, to] of findMarks(body, createHighlighter(parseQuery(query)))) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(body.length)
      }),
    )
  })
})
