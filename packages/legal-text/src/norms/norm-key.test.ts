import { normCitationSchema } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalArticle } from './canonical-article.ts'
import { idNormaOf } from './catalogue/catalogue-table.ts'
import { normAliases } from './norm-aliases.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'
import { cardinalValue } from './number-words.ts'
import { parseSourceNorm } from './parse-source-norm.ts'
import { uncataloguedAliases } from './uncatalogued-aliases.ts'

describe('canonicalNormKey', () => {
  it.each([
    ['2.314', '2314'],
    ['7°', '7'],
    ['4º', '4'],
    ['183-AB', '183 AB'],
    ['161-A', '161 A'],
    ['161 bis', '161 bis'],
    ['18 QUÁTER', '18 quáter'],
    ['129 bis 12 a', '129 bis 12 A'],
    ['1792-20', '1792-20'],
    ['ÚNICO', 'único'],
  ])('article %s → %s', (written, expected) => {
    expect(canonicalArticle(written)).toBe(expected)
    expect(canonicalArticle(expected)).toBe(expected)
    expect(canonicalNormKey('CT', written)).toBe(`CT:${expected}`)
  })

  it('gives the norm alone without article', () => {
    expect(canonicalNormKey('CT', null)).toBe('CT')
    expect(canonicalNormKey('CT', ' ')).toBe('CT')
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (written) => void canonicalArticle(written)))
  })
})

describe('normLabel', () => {
  it('reads as a lawyer writes', () => {
    expect(normLabel('CT:161')).toBe('art. 161 Código del Trabajo')
    expect(normLabel('ley-19496')).toBe('Ley N° 19.496')
    expect(normLabel('DL-3500:11')).toBe('art. 11 DL N° 3.500')
    expect(normLabel('DS-3-1984')).toBe('DS N° 3 de 1984')
    expect(normLabel('DFL-9-1999-salud:1')).toBe('art. 1 DFL N° 9 de 1999 (salud)')
    expect(normLabel('DFL-2-1998-educacion')).toBe('DFL N° 2 de 1998 (educación)')
    expect(normLabel('DS-9-1999-obras-publicas')).toBe('DS N° 9 de 1999 (obras públicas)')
  })
})

describe('the table of norms', () => {
  it('names each norm once, and apart those that the catalogue does not have', () => {
    expect(new Set(normAliases.map((norm) => norm.key)).size).toBe(normAliases.length)
    expect(normAliases.filter(({ key }) => idNormaOf(key) === null)).toEqual(uncataloguedAliases)
  })
})

describe('parseSourceNorm', () => {
  it.each([
    ['CODIGO PROCESAL PENAL\\tART. 373', 176595, 'CPP:373', '373'],
    ['CODIGO CIVIL\\tART. 1545 (DEL ART. 2)', null, 'CC:1545', '1545'],
    ['LEY 19880\\tART. 41', null, 'ley-19880:41', '41'],
    ['DECRETO LEY 3500\\tART. 11', null, 'DL-3500:11', '11'],
    ['DECRETO CON FUERZA DE LEY 1\\tART. 190', 249177, 'DFL-1-2005-salud:190', '190'],
    ['CODIGO DEL TRABAJO', null, 'CT', null],
  ])('%s', (written, idNorma, key, article) => {
    const citation = parseSourceNorm(written, idNorma)
    expect(citation).toMatchObject({ key, article, origin: 'source' })
    expect(citation?.idNorma).not.toBeNull()
    expect(() => normCitationSchema.parse(citation)).not.toThrow()
  })

  it('keeps unknown norms and their idNorma', () => {
    expect(parseSourceNorm('REGLAMENTO INVENTADO\\tART. 5', 999)).toEqual({
      key: 'reglamento-inventado:5',
      label: 'art. 5 REGLAMENTO INVENTADO',
      idNorma: 999,
      article: '5',
      origin: 'source',
    })
    expect(parseSourceNorm('', 1)).toBeNull()
  })
})

describe('cardinalValue', () => {
  it('reads law numbers in words', () => {
    expect(
      ['veinte mil', 'veinte mil sesenta y seis', 'diecinueve mil cuatrocientos noventa y seis', 'mil quinientos'].map(cardinalValue),
    ).toEqual([20000, 20066, 19496, 1500])
  })
})
