import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { stopWords } from './stop-words.ts'

const terms = (text: string): string[] => analyze(text).map((token) => token.token)
const placed = (text: string): string[] => analyze(text).map((token) => `${token.position}:${token.exact}`)

describe('analyze', () => {
  it('folds accents and case, keeps ñ and offsets', () => {
    expect(analyze('Régimen DAÑÓ')).toEqual([
      { token: 'regimen', exact: 'regimen', from: 0, to: 7, position: 0 },
      { token: 'daño', exact: 'daño', from: 8, to: 12, position: 1 },
    ])
    expect(terms('peña pena')).toEqual(['peña', 'pena'])
    expect(terms('an\u0303o a\u0301rbol')).toEqual(['año', 'arbol'])
  })

  it('gives composed and decomposed text the same terms', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeiouáéíóúüñÑÁbcdlnrs .') }), (text) => {
        expect(terms(text.normalize('NFD'))).toEqual(terms(text.normalize('NFC')))
      }),
    )
  })

  it('makes a docket number one term with its parts', () => {
    expect(placed('Rol N° 12.345-2020.')).toEqual(['0:rol', '1:12345-2020', '1:12345', '2:2020'])
    expect(placed('C-5.455-23')).toEqual(['0:c-5455-2023', '0:5455-2023', '0:5455', '1:2023'])
    expect(placed('Protección-1234-2023')).toEqual(['0:proteccion', '1:1234-2023', '1:1234', '2:2023'])
    expect(placed('RUC 23-4-0461221-2')).toEqual(['0:ruc', '1:23-4-0461221-2'])
  })

  it('reads the same rol in every written form as one term', () => {
    for (const form of ['12.345-2020', '12345/20', 'rol 12.345-20', 'Rol Nº 12345 – 2020', 'ROL N° 12.345-2.020'])
      expect(terms(form), form).toContain('12345-2020')
  })

  it('names laws, lists and decrees', () => {
    expect(placed('Ley N° 19.496')).toEqual(['0:ley', '1:ley19496', '1:19496'])
    expect(terms('ley 19496')).toContain('ley19496')
    expect(terms('leyes N° 18.175, 20.416 y 21.131')).toEqual(expect.arrayContaining(['ley18175', 'ley20416', 'ley21131']))
    expect(terms('D.L. 3.500 y decreto con fuerza de ley 1')).toEqual(expect.arrayContaining(['dl3500', 'dfl1']))
    expect(terms('la ley permite 12.345 cosas').join(' ')).not.toMatch(/ley\d/u)
    expect(terms('Ley 19.496 de 1997')).not.toContain('ley1997')
  })

  it('reads dotted acronyms and thousands as one word', () => {
    expect(terms('C.P.C. y S.A., $1.500.000')).toEqual(['cpc', 'y', 'sa', '1500000'])
    expect(terms('la letra b. La Corte')).toEqual(['la', 'letra', 'b', 'la', 'cort'])
  })

  it('keeps stop words in place and «no», «sin», «contra» off the list', () => {
    expect(placed('de la ley')).toEqual(['0:de', '1:la', '2:ley'])
    expect(stopWords.size).toBeGreaterThanOrEqual(10)
    expect(stopWords.size).toBeLessThanOrEqual(40)
    for (const retained of ['no', 'sin', 'contra']) expect(stopWords.has(retained)).toBe(false)
  })

  it('holds for any text: offsets inside, positions ascending by at most one, terms folded and short', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        let position = 0
        for (const token of analyze(text)) {
          expect(token.from).toBeLessThan(token.to)
          expect(token.to).toBeLessThanOrEqual(text.length)
          expect(token.position - position).toBeGreaterThanOrEqual(0)
          expect(token.position - position).toBeLessThanOrEqual(1)
          position = token.position
          expect(token.exact).not.toBe('')
          expect(token.exact.length).toBeLessThanOrEqual(80)
        }
      }),
    )
  })

  it('reads at least 3 MB per second', () => {
    const paragraph =
      'SEXTO: Que, conforme a lo dispuesto en el artículo 161 del Código del Trabajo y en la Ley N° 19.728, la demandada sostuvo en autos Rol N° 12.345-2020 que la indemnización pagada era improcedente. '
    const text = paragraph.repeat(20_000)
    analyze(paragraph.repeat(500))
    const seconds = cpuMillis(() => void analyze(text)) / 1000
    expect(Buffer.byteLength(text) / 1e6 / seconds).toBeGreaterThan(3)
  })
})
