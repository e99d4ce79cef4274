import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCapitalHeading, paragraphHtml } from './paragraph-html.ts'

const readBack = (html: string): string =>
  html
    .replace(/<\/?(?:mark|span|a)(?: class="[a-z -]+")?>/g, '')
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
    expect(paragraphHtml('7°.- Que la causal', [[12, 18]], { lead: { length: 4, kind: 'number' } })).toBe(
      '<span class="rd-dup">7°.-</span> Que la <mark>causal</mark>',
    )
    expect(paragraphHtml('7°.- Que', [[0, 2]], { lead: { length: 4, kind: 'number' } })).toBe('<mark>7°</mark>.- Que')
  })

  it('links what is named, whole marks inside, around or beside the links', () => {
    const links = { open: (target: string) => (target === 'a' ? '<a class="rd-ref">' : null), lists: '' }
    const html = (marks: [number, number][], desde: number, hasta: number, destino = 'a') =>
      paragraphHtml('Que el art. 161 del CT', marks, { references: [{ tipo: 'norma', desde, hasta, destino }], links })
    expect(html([], 7, 22)).toBe('Que el <a class="rd-ref">art. 161 del CT</a>')
    expect(html([], 7, 22, 'b')).toBe('Que el art. 161 del CT')
    expect(html([[12, 15]], 7, 22)).toBe('Que el <a class="rd-ref">art. <mark>161</mark> del CT</a>')
    expect(html([[0, 22]], 7, 15)).toBe('<mark>Que el <a class="rd-ref">art. 161</a> del CT</mark>')
    expect(html([[4, 11]], 7, 15)).toBe('Que <mark>el art.</mark><a class="rd-ref"> 161</a> del CT')
    expect(html([[12, 22]], 7, 15)).toBe('Que el <a class="rd-ref">art. </a><mark>161 del CT</mark>')
  })

  it('never adds, loses or lets through a character', () => {
    const mark = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }))
    const reference = fc.record({
      tipo: fc.constant('rol' as const),
      desde: fc.nat(20),
      hasta: fc.integer({ min: 21, max: 60 }),
      destino: fc.constant('a'),
    })
    const links = { open: () => '<a class="rd-ref">', lists: '' }
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(mark), fc.option(reference), fc.nat({ max: 5 }), (text, marks, named, length) => {
        const lead = length === 0 || length > text.length ? null : ({ length, kind: 'words' } as const)
        const references = named === null ? [] : [{ ...named, hasta: Math.min(named.hasta, text.length) }]
        const html = paragraphHtml(text, marks, { lead, references, links })
        expect(readBack(html)).toBe(text)
        expect(html.match(/<mark>/g)?.length ?? 0).toBe(paragraphHtml(text, marks, { lead }).match(/<mark>/g)?.length ?? 0)
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
