import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../query/parse-query.ts'
import { bestFragment, type MarkedText } from './best-fragment.ts'
import { createHighlighter } from './highlight.ts'

const fragment = (query: string, text: string, maxLength?: number): MarkedText =>
  bestFragment(text, createHighlighter(parseQuery(query)), maxLength)
const filler = 'Que los demás antecedentes del proceso no alteran lo que se viene razonando en estos autos. '

describe('bestFragment', () => {
  it('is the whole text when it fits, without dots', () => {
    expect(fragment('despido', 'El despido fue injustificado.')).toEqual({ text: 'El despido fue injustificado.', marks: [[3, 10]] })
  })

  it('shows whole sentences around the marks when they fit', () => {
    const { text, marks } = fragment('servidumbre', `${filler.repeat(6)}La servidumbre se acreditó. ${filler.repeat(6)}`)
    expect(text).toContain('La servidumbre se acreditó.')
    expect(text).not.toContain('…')
    expect(text.length).toBeLessThanOrEqual(280)
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['servidumbre'])
  })

  it('prefers the span with the most different words', () => {
    const body = `El camino es público. ${filler.repeat(8)}El camino y la servidumbre de tránsito coinciden.`
    expect(fragment('camino servidumbre tránsito', body).text).toContain('servidumbre de tránsito')
  })

  it('cuts an endless sentence between words, with dots where it was cut', () => {
    const endless = `${'palabra tras palabra '.repeat(40)}servidumbre ${'palabra tras palabra '.repeat(40)}`
    const { text } = fragment('servidumbre', endless, 120)
    expect(text).toMatch(/^…palabra|^…tras/u)
    expect(text).toMatch(/(?:palabra|tras)…$/u)
    expect(text.length).toBeLessThanOrEqual(120)
  })

  it('begins at the beginning when nothing is marked', () => {
    expect(fragment('inexistente', `Primero. ${filler.repeat(9)}`).text.startsWith('Primero.')).toBe(true)
  })

  it('is always a verbatim part within the length, with correct marks', () => {
    const words = fc.constantFrom(
      'camino',
      'servidumbre',
      'palabra',
      'art.',
      'S.A.',
      'fin.',
      '¿por qué?',
      'ñandú',
      'larguísimapalabrasinfin',
      '\n',
    )
    const body = fc.array(words, { minLength: 1, maxLength: 200 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(body, fc.integer({ min: 60, max: 300 }), (text, maxLength) => {
        const result = fragment('camino servidumbre', text, maxLength)
        const bare = result.text.replace(/^…/u, '').replace(/…$/u, '')
        expect(text).toContain(bare)
        expect(result.text.length).toBeLessThanOrEqual(maxLength)
        for (const [from, to] of result.marks) expect(['camino', 'servidumbre']).toContain(result.text.slice(from, to))
        expect(result.marks.length > 0).toBe(/camino|servidumbre/u.test(text))
      }),
      { numRuns: 300 },
    )
  })
})
