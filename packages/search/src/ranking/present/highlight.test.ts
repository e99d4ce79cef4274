import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../query/parse-query.ts'
import { createHighlighter, findMarks } from './highlight.ts'

const marked = (query: string, text: string): string[] =>
  findMarks(text, createHighlighter(parseQuery(query))).map(([from, to]) => text.slice(from, to))

describe('marksIn', () => {
  it('marks inflections, whatever accents and case', () => {
    expect(marked('indemnizacion', 'Las INDEMNIZACIONES y la indemnización.')).toEqual(['INDEMNIZACIONES', 'indemnización'])
  })

  it('marks the word with ñ that was typed without, and never the other way', () => {
    expect(marked('danos', 'Los daños de este año y de aquel ano.')).toEqual(['daños'])
    expect(marked('año', 'El año y el ano.')).toEqual(['año'])
  })

  it('marks a word written as two, and two written as one', () => {
    expect(marked('autoacordado', 'El auto acordado de 1992, y no el acordado auto.')).toEqual(['auto acordado'])
    expect(marked('daño al medio ambiente', 'El medioambiente, es decir, el medio ambiente.')).toEqual([
      'medioambiente',
      'medio',
      'ambiente',
    ])
  })

  it('marks a quoted phrase as one, and its words apart nowhere', () => {
    expect(marked('"daño moral"', 'El daño moral no es un daño cualquiera.')).toEqual(['daño moral'])
  })

  it('marks what courts call an idea as one', () => {
    expect(marked('me echaron sin razón', 'Se declara el despido injustificado del actor.')).toEqual(['despido injustificado'])
  })

  it('marks neither institutions beside an idea nor words that only join', () => {
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

  it('gives marks in order that never overlap and lie in the text', () => {
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
