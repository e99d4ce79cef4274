import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCapitalHeading, paragraphHtml } from './paragraph-html.ts'

const readBack = (html: string): string =>
  html
    .replace(/<\/?(?:mark|span)(?: class="[a-z -]+")?>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

describe('paragraphHtml', () => {
  it('wraps what the marks cover, whatever their order', () => {
    expect(
      paragraphHtml('la licencia médica', [
        [12, 18],
        [3, 11],
      ]),
    ).toBe('la <mark>licencia médica</mark>')
    expect(
      paragraphHtml('la licencia o médica', [
        [14, 20],
        [3, 11],
      ]),
    ).toBe('la <mark>licencia</mark> o <mark>médica</mark>')
    expect(
      paragraphHtml('la licencia médica', [
        [3, 14],
        [10, 99],
      ]),
    ).toBe('la <mark>licencia médica</mark>')
  })

  it('escapes text inside and outside marks', () => {
    expect(paragraphHtml('<b> & "x"', [[0, 3]])).toBe('<mark>&lt;b&gt;</mark> &amp; &quot;x&quot;')
  })

  it('sets the lead-in apart and moves the marks behind it', () => {
    expect(paragraphHtml('7°.- Que la causal', [[12, 18]], { length: 4, kind: 'number' })).toBe(
      '<span class="rd-dup">7°.-</span> Que la <mark>causal</mark>',
    )
    expect(paragraphHtml('7°.- Que', [[0, 2]], { length: 4, kind: 'number' })).toBe('<mark>7°</mark>.- Que')
  })

  it('never adds, loses or lets through a character', () => {
    const mark = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }))
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(mark), fc.nat({ max: 5 }), (text, marks, length) => {
        const lead = length === 0 || length > text.length ? null : ({ length, kind: 'words' } as const)
        expect(readBack(paragraphHtml(text, marks, lead))).toBe(text)
      }),
    )
  })
})

describe('isCapitalHeading', () => {
  it('tells a heading in capitals from text', () => {
    expect(isCapitalHeading('EN CUANTO AL RECURSO DE CASACIÓN EN LA FORMA:')).toBe(true)
    expect(isCapitalHeading('En cuanto al recurso')).toBe(false)
    expect(isCapitalHeading('12.345-2020')).toBe(false)
    expect(isCapitalHeading('A'.repeat(121))).toBe(false)
  })
})
