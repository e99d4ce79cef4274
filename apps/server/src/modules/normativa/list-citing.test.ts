import { supremeCourtByNormEndpoint, supremeCourtPassagesEndpoint } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const supreme = (docId: string, text: string, change: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId,
    idSentence: docId,
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    docketNumber: `${docId.length}-2021`,
    decidedOn: '2021-05-03',
    norms: [],
    fictional: false,
    sections: buildSections([text]),
    ...change,
  })
const dismissal =
  'Primero: Que el artículo 161 del Código del Trabajo exige una causa. Que el artículo 162 del mismo cuerpo legal ordena avisar.'
const rulings = [
  supreme('nueva', dismissal, { decidedOn: '2023-02-01', outcome: 'acoge' }),
  supreme('vieja', 'Primero: Que rige el artículo 161 del Código del Trabajo.', { decidedOn: '2019-02-01', outcome: 'rechaza' }),
  supreme('salud', 'Primero: Que la Ley N° 19.496 protege al consumidor.', {
    collection: 'salud_corte_suprema',
    base: 'base_salud_corte_suprema',
  }),
  supreme('carga', 'Primero: Que se infringió el artículo 152 quáter Ñ del Código del Trabajo.', { decidedOn: '2020-02-01' }),
  supreme('sin-tilde', 'Primero: Que se infringió el artículo 152 quáter N del Código del Trabajo.', { decidedOn: '2018-02-01' }),
  supreme('anotada', 'Primero: Que nada se cita.', {
    norms: [{ key: 'ley-19880:11', label: 'art. 11 Ley N° 19.880', idNorma: 210676, article: '11', origin: 'source' }],
  }),
  supreme('inventada', dismissal, { fictional: true, decidedOn: '2024-01-01' }),
  buildRuling({ docId: 'juzgado', fictional: false, norms: [], sections: buildSections([dismissal]) }),
]

let test: TestApp
let closed: TestApp
beforeAll(async () => {
  test = await openTestApp()
  closed = await openTestApp({ readable: ['corte_suprema'] })
  await test.store(rulings)
  await closed.store(rulings)
})
afterAll(() => Promise.all([test.close(), closed.close()]))

const ask = async (path: string, app = test) => {
  const response = await app.app.inject({ url: `/normativa/corte-suprema/${path}` })
  return { status: response.statusCode, ...response.json() }
}
const ids = async (path: string): Promise<string[]> => {
  const { data } = await ask(path)
  return supremeCourtByNormEndpoint.data.parse(data).sentencias.map(({ docId }) => docId)
}
const encoded = (written: string): string => encodeURIComponent(written)

describe('rulings of the Corte Suprema on a norm', () => {
  it('come newest first, with exact counts, from that court alone and without fictional ones', async () => {
    const { data } = await ask('207436/1/10')
    expect(data).toMatchObject({
      norma: { idNorma: 207436, clave: 'CT', nombre: 'Código del Trabajo', articulo: null },
      total: 4,
      pagina: 1,
      tamano: 10,
      ficticias: { modo: 'excluir', total: 1 },
    })
    expect(data.sentencias.map(({ docId }: { docId: string }) => docId)).toEqual(['nueva', 'carga', 'vieja', 'sin-tilde'])
    expect(data.conteos.anio.map(({ valor, total }: { valor: string; total: number }) => [valor, total])).toEqual([
      ['2023', 1],
      ['2020', 1],
      ['2019', 1],
      ['2018', 1],
    ])
    expect(data.conteos.articulo[0]).toEqual({
      valor: 'CT:161',
      etiqueta: 'art. 161 Código del Trabajo',
      total: 2,
      norma: { idNorma: 207436, articulo: '161' },
    })
    expect(JSON.stringify(data)).not.toContain('exige una causa')
  })

  it('are paged, and fictional ones come in when they are requested', async () => {
    expect(await ids('CT/2/2')).toEqual(['vieja', 'sin-tilde'])
    expect(await ids('CT/9/2')).toEqual([])
    expect(await ids('CT/1/10?ficticias=incluir')).toEqual(['inventada', 'nueva', 'carga', 'vieja', 'sin-tilde'])
    expect(await ids('CT/1/10?ficticias=solo')).toEqual(['inventada'])
  })

  it.each([
    '207436',
    'CT',
    'ct',
    'C.T.',
    'Código del Trabajo',
    'codigo del trabajo',
    'CODIGO DEL TRABAJO',
    'art. 161 del Código del Trabajo',
  ])('understands «%s» as the Código del Trabajo', async (written) => {
    expect((await ask(`${encoded(written)}/1/10`)).data.norma).toMatchObject({ idNorma: 207436, clave: 'CT' })
  })

  it.each(['61438', '19496', '19.496', 'ley 19.496', 'ley-19496', 'LEY Nº 19496', 'Ley del Consumidor'])(
    'understands «%s» as Ley 19.496, also in the rulings on health',
    async (written) => {
      expect(await ids(`${encoded(written)}/1/10`)).toEqual(['salud'])
    },
  )

  it('says which norms have a name that several have', async () => {
    const refused = await ask(`${encoded('DFL 1')}/1/10`)
    expect(refused).toMatchObject({ status: 409, code: 'norm.ambiguous' })
    expect(refused.details.length).toBeGreaterThan(1)
    expect(refused.details[0].message).toMatch(/^\d+: DFL N° 1 de \d{4}/u)
  })

  it.each([
    ['an unknown norm', 'nada-que-ver/1/10', 404, 'norm.not_found'],
    ['an unknown number', '99999999/1/10', 404, 'norm.not_found'],
    ['page 0', 'CT/0/10', 400, 'request.invalid'],
    ['a page that is no number', 'CT/uno/10', 400, 'request.invalid'],
    ['a page beyond the limit', 'CT/1001/10', 400, 'request.invalid'],
    ['a size beyond the limit', 'CT/1/101', 400, 'request.invalid'],
    ['a name beyond the limit', `${'x'.repeat(161)}/1/10`, 400, 'request.invalid'],
    ['a null character', `${encoded('CT\0')}/1/10`, 400, 'request.invalid'],
    ['an unknown mode', 'CT/1/10?ficticias=siempre', 400, 'request.invalid'],
  ])('refuses %s', async (_what, path, status, code) => {
    expect(await ask(path)).toMatchObject({ status, code })
  })

  it('names the field and what it allows', async () => {
    const { details } = await ask('CT/0/500')
    expect(details).toEqual([
      { field: 'page', message: 'mínimo 1' },
      { field: 'size', message: 'máximo 100' },
    ])
  })
})

describe('rulings of the Corte Suprema on an article', () => {
  it('are those that cite it', async () => {
    expect(await ids('articles/207436/161/1/10')).toEqual(['nueva', 'vieja'])
    expect(await ids('articles/207436/162/1/10')).toEqual(['nueva'])
    expect((await ask('articles/CT/161/1/10')).data.norma).toMatchObject({
      clave: 'CT:161',
      articulo: '161',
      nombre: 'art. 161 Código del Trabajo',
    })
  })

  it.each(['152 quáter Ñ', '152 quater ñ', '152 quater N', '152-quater-N'])('is understood as «%s»', async (written) => {
    expect(await ids(`articles/CT/${encoded(written)}/1/10`)).toContain('carga')
  })

  it('is not another that has the ñ', async () => {
    expect(await ids(`articles/CT/${encoded('152 quáter N')}/1/10`)).toEqual(['carga', 'sin-tilde'])
    expect(await ids(`articles/CT/${encoded('152 quáter Ñ')}/1/10`)).toEqual(['carga'])
  })

  it('tells an article that nobody cites from one that the norm lacks', async () => {
    expect((await ask('articles/CT/171/1/10')).data).toMatchObject({ total: 0, sentencias: [] })
    expect(await ask('articles/CT/9999/1/10')).toMatchObject({ status: 404, code: 'norm.article_not_found' })
  })
})

describe('passages of the Corte Suprema on a norm', () => {
  const passages = async (path: string, app = test) =>
    supremeCourtPassagesEndpoint.data.parse((await ask(`text/${path}`, app)).data).sentencias

  it('are the paragraphs that cite it, with the citations marked', async () => {
    const [first] = await passages('207436/1/1')
    expect(first).toMatchObject({ docId: 'nueva', legible: true, totalPasajes: 1 })
    const [fragment] = first?.fragmentos ?? []
    expect(fragment?.texto).toBe(dismissal)
    expect(fragment?.marcas.map(([from, to]) => fragment.texto.slice(from, to))).toEqual([
      'artículo 161 del Código del Trabajo',
      'artículo 162 del mismo cuerpo legal',
    ])
  })

  it('can be narrowed to an article', async () => {
    const [first] = await passages('CT/1/10?articulo=162')
    expect(first?.fragmentos[0]?.marcas.map(([from, to]) => dismissal.slice(from, to))).toEqual(['artículo 162 del mismo cuerpo legal'])
    expect(await ask('text/CT/1/10?articulo=9999')).toMatchObject({ status: 404, code: 'norm.article_not_found' })
  })

  it('are none where only the data of the source name the norm', async () => {
    expect(await passages('ley-19880/1/10')).toMatchObject([{ docId: 'anotada', legible: true, fragmentos: [], totalPasajes: 0 }])
  })

  it('are left out where the base may not be read: the card remains', async () => {
    expect(await passages('ley-19496/1/10', closed)).toMatchObject([{ docId: 'salud', legible: false, fragmentos: [], totalPasajes: 0 }])
    expect((await passages('CT/1/10', closed))[0]?.fragmentos).toHaveLength(1)
  })

  it.each(['XYZ/1/10', `${encoded('DFL 1')}/1/10`])('refuse the norm «%s»', async (path) => {
    expect((await ask(`text/${path}`)).code).toMatch(/^norm\.(?:not_found|ambiguous)$/u)
    expect((await ask(`articles/${path.replace('/1/10', '/1/1/10')}`)).code).toMatch(/^norm\.(?:not_found|ambiguous)$/u)
  })
})
