import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalArticle } from '../canonical-article.ts'
import { findCatalogueNorm, findCatalogueNormByKey } from '../catalogue-norm.ts'
import { readArticles, writeArticles } from './article-ranges.ts'
import {
  hasArticle,
  idNormaOf,
  lastArticle,
  listArticles,
  listCatalogueIds,
  listCatalogueKeys,
  mayBeRestated,
  restatedIn,
  restates,
} from './catalogue-table.ts'

describe('the catalogue of norms', () => {
  it('finds a norm by its idNorma and by its key', () => {
    expect(findCatalogueNorm(249177)).toEqual({
      idNorma: 249177,
      key: 'DFL-1-2005-salud',
      type: 'DFL',
      number: '1',
      year: 2005,
      name: 'DFL N° 1 de 2005',
      title: 'FIJA TEXTO REFUNDIDO, COORDINADO Y SISTEMATIZADO DEL DECRETO LEY N° 2.763, DE 1979 Y DE LAS LEYES N° 18.933 Y N° 18.469',
      published: '2006-04-24',
      promulgated: '2005-09-23',
      isRepealed: false,
      repealedOn: null,
      priority: 1,
      restatedIn: null,
      isTreaty: false,
      organs: ['MINISTERIO DE SALUD', 'SUBSECRETARÍA DE SALUD PÚBLICA'],
      usualNames: [],
      acronyms: [],
    })
    expect(findCatalogueNormByKey('CT')).toMatchObject({ idNorma: 207436, name: 'Código del Trabajo', acronyms: ['CT', 'C.T.'] })
    expect(findCatalogueNormByKey('ley-19496')).toMatchObject({ name: 'Ley N° 19.496', restatedIn: 1160403 })
    expect(findCatalogueNorm(1)).toBeNull()
    expect(findCatalogueNormByKey('ley-99999')).toBeNull()
  })

  it('knows norms without a usual name by their number', () => {
    expect(idNormaOf('ley-19970')).toBe(231105)
    expect(idNormaOf('DL-2859')).toBe(7015)
    expect(idNormaOf('DFL-2-1967-trabajo')).toBeNull()
    expect(idNormaOf('AA-94-2015')).toBe(1080916)
  })

  it('tells which articles a norm has, also where another one restates it', () => {
    expect(hasArticle(207436, '161')).toBe(true)
    expect(hasArticle(207436, '183 AB')).toBe(true)
    expect(hasArticle(207436, '2329')).toBe(false)
    expect(hasArticle(29967, '62')).toBe(true)
    expect(listArticles(172986).slice(0, 3)).toEqual(['1', '2', '3'])
    expect(lastArticle(172986)).toBe(2524)
    expect(lastArticle(1)).toBeNull()
  })

  it('holds of a decree that restates several laws the articles of each', () => {
    expect(restatedIn(27977)).toBe(172986)
    expect(restates(172986)).toEqual([24928, 27977, 28367, 28581, 28940])
    expect(restates(207436)).toEqual([])
    expect(listArticles(27977)).toContain('16')
  })

  it('has every key once, and lines that can all be read', () => {
    const ids = listCatalogueIds()
    expect(ids.length).toBeGreaterThan(21_000)
    expect(new Set(listCatalogueKeys()).size).toBe(listCatalogueKeys().length)
    for (const id of ids) {
      const norm = findCatalogueNorm(id)
      expect(norm?.idNorma).toBe(id)
      expect(norm?.name).not.toBe('')
      expect(norm?.priority).toBeOneOf([1, 2, 3])
      expect(norm?.restatedIn === null || ids.includes(norm?.restatedIn as number)).toBe(true)
      if (norm?.key != null) expect(idNormaOf(norm.key)).toBe(id)
    }
  })

  it('holds canonical article numbers, each once in a norm', () => {
    const lines = readFileSync(join(import.meta.dirname, 'articles.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
    for (const line of lines) {
      const articles = readArticles(line.split('\t')[1] ?? '')
      expect(articles.filter((article) => canonicalArticle(article) !== article)).toEqual([])
      expect(new Set(articles).size).toBe(articles.length)
    }
  })

  it('holds no text of a norm: a title is its longest field', () => {
    const [longest] = readFileSync(join(import.meta.dirname, 'norms.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => line.split('\t').filter((_, i) => i !== 6))
      .sort((a, b) => b.length - a.length)
    expect(longest?.length).toBeLessThan(80)
  })
})

describe('the articles of a norm that another one restates with more', () => {
  it('are its own: those of the restating text are of others too', () => {
    const alimony = idNormaOf('ley-14908') ?? 0
    expect([hasArticle(alimony, '14'), hasArticle(alimony, '1698'), mayBeRestated(alimony, '1698')]).toEqual([true, false, false])
    expect(lastArticle(alimony)).toBeLessThan(60)
    expect(hasArticle(idNormaOf('CC') ?? 0, '1698')).toBe(true)
  })
})

describe('writeArticles', () => {
  it('writes consecutive articles as ranges', () => {
    expect(writeArticles(['1', '2', '3', '3 bis', '4', '1 transitorio', '2 transitorio', 'final'])).toBe(
      '1..3|3 bis|4|1..2 transitorio|final',
    )
    expect(readArticles('')).toEqual([])
  })

  it('is read back as it was', () => {
    const article = fc.oneof(
      fc.integer({ min: 1, max: 40 }).map(String),
      fc.integer({ min: 1, max: 9 }).map((number) => `${number} transitorio`),
      fc.constantFrom('3 bis', '183 AB', '1792-20', 'único', 'final'),
    )
    fc.assert(fc.property(fc.array(article), (articles) => void expect(readArticles(writeArticles(articles))).toEqual(articles)))
  })
})
