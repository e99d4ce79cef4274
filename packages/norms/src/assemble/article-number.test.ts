import { ordinalInWords } from '@basejuris/domain/spanish-ordinals'
import { canonicalArticle } from '@basejuris/legal-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOrdinalLabel, findPrintedLabel, readArticleLabel } from './article-number.ts'

describe('the number of an article', () => {
  it.each([
    ['9 BIS', '9 bis'],
    ['1 (DEL ART. 1)', '1'],
    ['4 QUÁTER (DEL ART 1)', '4 quáter'],
    ['1 TER (DEL ART. PRIMERO)', '1 ter'],
    ['primero', '1'],
    ['UNICO', 'único'],
    ['final', 'final'],
    ['183-AB', '183 AB'],
    ['2.314', '2314'],
    ['1 TRANSITORIO', '1 transitorio'],
    ['Disposición Transitoria VIGÉSIMA TERCERA', '23 transitorio'],
    ['de los Faroles', null],
  ])('is read from the label «%s»', (label, number) => {
    expect(readArticleLabel(label, false)).toBe(number)
  })

  it.each([
    ['Artículo 1°.- La ley', '1'],
    ['Art. 2° Todos', '2'],
    ['ARTICULO 129 bis 1°- El', '129 bis 1'],
    ['Art.2.o La', '2'],
    ['ART. 391.', '391'],
    ['Artículo 4°. (5). Los', '4'],
    ['Art. 225-2. El', '225-2'],
    ['Artículo 183-AB.- El', '183 AB'],
    ['Artículo 152 quáter Ñ.- El', '152 quáter Ñ'],
    ['ART. 161 - A.- El', '161 A'],
    ['Artículo PRIMERO.- El', '1'],
    ['Artículo único.- El', 'único'],
    ['Artículo 5. A los jueces', '5'],
    ['ARTICULO 1º transitorio.- El', '1 transitorio'],
  ])('is found where a text begins with «%s»', (text, number) => {
    const found = findPrintedLabel(text)
    expect(found === null ? null : readArticleLabel(found.label, found.transitory)).toBe(number)
  })

  it('is not found in a text that begins otherwise', () => {
    for (const text of ['El artículo 5 dispone', 'Artículos nuevos', 'Art deco', '']) expect(findPrintedLabel(text)).toBeNull()
    expect(findOrdinalLabel('SEGUNDA.- Mientras')).toBe('SEGUNDa')
    expect(findOrdinalLabel('La ley.- Manda')).toBeNull()
  })

  it('comes back from every way to write it', () => {
    const number = fc.integer({ min: 1, max: 2500 })
    const suffix = fc.constantFrom('', ' bis', ' ter', ' quáter', ' quinquies')
    const write = fc.constantFrom(
      (n: string) => `Artículo ${n}°.- `,
      (n: string) => `ARTÍCULO ${n}.- `,
      (n: string) => `Art. ${n}. `,
      (n: string) => `"Artículo ${n}º: `,
    )
    fc.assert(
      fc.property(number, suffix, write, (n, end, form) => {
        const text = form(String(n)).replace(/(\d+)(°|º|)/u, `$1$2${end}`)
        const found = findPrintedLabel(`${text}Los vecinos`)
        expect(found === null ? null : readArticleLabel(found.label, false)).toBe(canonicalArticle(`${n}${end}`))
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (n) => {
        expect(readArticleLabel(ordinalInWords(n), true)).toBe(`${n} transitorio`)
      }),
    )
  })
})
