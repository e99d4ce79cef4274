import { idNormaOf } from '@basejuris/legal-text'
import { describe, expect, it } from 'vitest'
import { openEngineIndex } from '../adapters/embedded/engine-index.ts'
import { createHashingEncoder } from '../encoder/hashing-encoder.ts'
import { findNamedNorms } from './named-norms.ts'
import { type IndexedArticle, type IndexedNorm, toNormDocuments } from './norm-documents.ts'
import { createNormSearch, type NormHit } from './norm-search.ts'

const article = (position: number, number: string, text: string, more: Partial<IndexedArticle> = {}): IndexedArticle => ({
  position,
  article: number,
  heading: '',
  path: [],
  text,
  repealed: false,
  ...more,
})
const norm = (idNorma: number, name: string, title: string, more: Partial<IndexedNorm> = {}): IndexedNorm => ({
  idNorma,
  type: 'Ley',
  name,
  usualNames: [],
  title,
  priority: 1,
  repealed: false,
  version: 1,
  articles: [],
  ...more,
})
const consumers = idNormaOf('ley-19496') as number
const norms = [
  norm(207436, 'Código del Trabajo', 'FIJA EL TEXTO DEL CÓDIGO DEL TRABAJO', {
    type: 'Código',
    usualNames: ['CT'],
    articles: [
      article(3, '161', 'El empleador podrá poner término al contrato invocando las necesidades de la empresa.', {
        path: ['Libro I', 'Título V'],
      }),
      article(4, '162', 'El aviso se dará con treinta días.'),
      article(9, '1 transitorio', 'Lo dispuesto rige desde su publicación.', { repealed: true }),
    ],
  }),
  norm(consumers, 'Ley N° 19.496', 'ESTABLECE NORMAS SOBRE PROTECCIÓN DE LOS DERECHOS DE LOS CONSUMIDORES', {
    version: null,
  }),
  norm(9_000_001, 'Ley N° 1', 'CONCEDE PENSIÓN POR GRACIA A UN ESCULTOR', {
    priority: 3,
    articles: [article(0, 'único', 'Concédese una pensión al escultor.')],
  }),
  norm(9_000_002, 'Ley N° 2', 'SOBRE CANALES', {
    priority: 2,
    repealed: true,
    articles: [
      article(
        0,
        '1',
        Array.from({ length: 90 }, (_, at) => `${at}) Las compuertas del canal se abren por turnos entre los regantes.`).join('\n'),
      ),
    ],
  }),
]

const open = async () => {
  const encoder = createHashingEncoder()
  const index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  const documents = (await Promise.all(norms.map((each) => toNormDocuments(each, encoder)))).flat()
  await index.writer.apply({ sequence: 1, changes: documents.map((document) => ({ kind: 'upsert', namespace: 'norms', document })) })
  const search = createNormSearch(index)
  const nearest = async (text: string, more: object = {}) =>
    search.nearest({ near: (await encoder.encodeQuery(text)) as Float32Array, limit: 10, ...more })
  return { find: (text: string, more: object = {}) => search.find({ text, offset: 0, limit: 10, ...more }), nearest, documents }
}
const opened = open()
const namesOf = (hits: readonly NormHit[]): string[] =>
  hits.map(({ idNorma, article: number }) => (number === null ? `${idNorma}` : `${idNorma}:${number}`))

describe('a search of norms by words', () => {
  it.each([
    ['CT', '207436'],
    ['código del trabajo', '207436'],
    ['CODIGO DEL TRABAJO', '207436'],
    ['207436', '207436'],
    ['ley 19.496', `${consumers}`],
    ['19496', `${consumers}`],
    ['ley del consumidor', `${consumers}`],
    ['protección de los consumidores', `${consumers}`],
    ['art 161 CT', '207436:161'],
    ['artículo 162 del código del trabajo', '207436:162'],
    ['161 CT', '207436:161'],
    ['necesidades de la empresa', '207436:161'],
    ['canales', '9000002'],
  ])('puts what «%s» means first', async (text, first) => {
    expect(namesOf((await (await opened).find(text)).hits)[0]).toBe(first)
  })

  it('follows an article with its norm, and a norm with its articles in their order', async () => {
    const { find } = await opened
    expect(namesOf((await find('art 161 CT')).hits)).toEqual(['207436:161', '207436'])
    expect(namesOf((await find('CT')).hits)).toEqual(['207436', '207436:161', '207436:162', '207436:1 transitorio'])
  })

  it('finds within the named norm', async () => {
    expect(namesOf((await (await opened).find('código del trabajo aviso treinta días')).hits).slice(0, 2)).toEqual(['207436', '207436:162'])
  })

  it('answers what is shown of an article', async () => {
    const { hits, total } = await (await opened).find('necesidades empresa')
    expect(total).toBe(1)
    expect(hits[0]).toMatchObject({
      idNorma: 207436,
      version: 1,
      position: 3,
      article: '161',
      path: 'Libro I > Título V',
      heading: null,
      repealed: false,
    })
  })

  it('counts and pages a long article once', async () => {
    const { find, documents } = await opened
    expect(documents.filter(({ group }) => group === '9000002').length).toBeGreaterThan(3)
    const { hits, total } = await find('compuertas regantes')
    expect([total, namesOf(hits)]).toEqual([1, ['9000002:1']])
    expect((await find('CT', { offset: 1, limit: 2 })).hits).toHaveLength(2)
  })

  it('obeys its filters', async () => {
    const { find } = await opened
    expect(namesOf((await find('pensión', { priorities: [1, 2] })).hits)).toEqual([])
    expect(namesOf((await find('canal canales', { repealed: false })).hits)).toEqual([])
    expect(namesOf((await find('CT', { repealed: true })).hits)).toEqual(['207436:1 transitorio'])
    expect(namesOf((await find('trabajo', { types: ['Ley'] })).hits)).toEqual([])
    expect(namesOf((await find('pensión', { ids: [9_000_001] })).hits)).toContain('9000001')
  })

  it.each(['', '   ', 'de la', '¿?', '((((', 'AND OR NOT', '"sin cerrar', 'x'.repeat(300), '9'.repeat(300), '\u{1F600}'])(
    'answers «%s» without failing',
    async (text) => {
      expect((await (await opened).find(text)).hits.length).toBeLessThan(3)
    },
  )
})

describe('a search of norms by meaning', () => {
  it('finds the nearest article with its cosine, each once, and none of private norms', async () => {
    const { nearest } = await opened
    const [first] = await nearest('término del contrato por necesidades de la empresa')
    expect(first).toMatchObject({ idNorma: 207436, article: '161' })
    expect(first?.score).toBeGreaterThan(0.3)
    expect(first?.score).toBeLessThanOrEqual(1)
    const regantes = namesOf(await nearest('compuertas de los regantes'))
    expect(regantes.filter((name) => name === '9000002:1')).toHaveLength(1)
    expect(namesOf(await nearest('pensión al escultor'))).not.toContain('9000001:único')
  })

  it('obeys its filters and its limit', async () => {
    const { nearest } = await opened
    expect(namesOf(await nearest('canales', { repealed: false }))).not.toContain('9000002')
    expect(await nearest('contrato', { limit: 1 })).toHaveLength(1)
  })
})

it('names the norm that restates another, whose text is in use', () => {
  const [law, restating] = findNamedNorms('ley 18.834').named
  expect([law?.idNorma, restating?.idNorma]).toEqual([30210, 236392])
})
