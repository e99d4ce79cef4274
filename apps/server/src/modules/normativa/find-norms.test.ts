import { findNormsEndpoint, similarNormsEndpoint } from '@basejuris/contract'
import { putNorms } from '@basejuris/database'
import { EncoderUnavailable } from '@basejuris/search'
import { buildNorm } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const unlisted = 99_000_001

const store = async (test: TestApp, idNorma: number, name: string, text: string, article = '161') => {
  const { norm, ...stored } = buildNorm(idNorma, { [article]: text }, {}, { name, title: `${name} SOBRE ASUNTOS`, number: null })
  const parts = norm.parts.flatMap((part) => [
    { ...part, kind: 'titulo' as const, anchor: 'titulo-v', article: null, heading: 'Título V De los faroles', text: '' },
    { ...part, parent: 0 },
  ])
  await putNorms(test.database.db, [{ ...stored, key: null, norm: { ...norm, parts } }])
}

let test: TestApp
let silent: TestApp
beforeAll(async () => {
  test = await openTestApp()
  silent = await openTestApp({ encodeQuery: async () => Promise.reject(new EncoderUnavailable('no responde')) })
  await store(test, 207436, 'Código del Trabajo', 'El farolero avisará treinta días antes de apagar los faroles del municipio.')
  await store(test, unlisted, 'Ley de los faroles', 'Los faroles se encienden al anochecer.', '1')
  await test.storeNorms([207436, 61438])
})
afterAll(() => Promise.all([test.close(), silent.close()]))

const ask = async (path: string, app = test) => {
  const response = await app.app.inject({ url: `/normativa/${path}` })
  return { status: response.statusCode, ...response.json() }
}
const find = async (text: string, rest = '1/10') =>
  findNormsEndpoint.data.parse((await ask(`find/${encodeURIComponent(text)}/${rest}`)).data)
const similar = async (text: string, query = '') =>
  similarNormsEndpoint.data.parse((await ask(`similarity-search/${encodeURIComponent(text)}${query}`)).data).resultados

describe('norms by words', () => {
  it('are imported articles with their text, and norms of the catalogue without', async () => {
    const { resultados } = await find('art. 161 del código del trabajo')
    expect(resultados[0]).toMatchObject({
      tipo: 'articulo',
      idNorma: 207436,
      clave: 'CT',
      nombre: 'Código del Trabajo',
      articulo: '161',
      ruta: ['Título V De los faroles'],
      textoDisponible: true,
      derogada: false,
    })
    expect(resultados[0]?.fragmento?.texto).toContain('El farolero avisará')
    expect(resultados[0]?.url).toMatch(/^https:\/\/www\.bcn\.cl\/leychile\/navegar\?idNorma=207436/u)
    expect((await find('ley 19.496')).resultados[0]).toMatchObject({
      tipo: 'norma',
      idNorma: 61438,
      clave: 'ley-19496',
      articulo: null,
      fragmento: null,
      textoDisponible: false,
      refundidaEn: 1160403,
    })
  })

  it('mark the words', async () => {
    const [first] = (await find('apagar faroles')).resultados
    expect(first?.fragmento?.marcas.map(([from, to]) => first.fragmento?.texto.slice(from, to))).toEqual(['apagar', 'faroles'])
  })

  it('say what the text is nothing but the name of', async () => {
    const named = async (text: string) => (await find(text)).nombrada
    expect(await named('art. 161 CT')).toEqual({ idNorma: 207436, articulo: '161' })
    expect(await named('Ley 19.496')).toEqual({ idNorma: 61438, articulo: null })
    expect(await named('plazo del art. 161 CT')).toBeNull()
    expect(await named('arts. 161 y 162 CT')).toBeNull()
    expect(await named('faroles')).toBeNull()
  })

  it('include norms that the catalogue lacks', async () => {
    expect((await find('anochecer')).resultados).toMatchObject([
      { idNorma: unlisted, nombre: 'Ley de los faroles', clave: null, articulo: '1' },
    ])
  })

  it('are paged and counted', async () => {
    const all = await find('faroles')
    expect(all.total).toBe(all.resultados.length)
    expect((await find('faroles', '2/1')).resultados).toEqual(all.resultados.slice(1, 2))
    expect(await find('faroles', '9/10')).toMatchObject({ resultados: [], total: all.total, pagina: 9, tamano: 10 })
  })

  it('are filtered', async () => {
    const ids = async (query: string) => [...new Set((await find('faroles', `1/10?${query}`)).resultados.map(({ idNorma }) => idNorma))]
    expect(await ids('idNorma=207436')).toEqual([207436])
    expect(await ids('prioridad=2,3')).toEqual([unlisted])
    expect(await ids('tipo=DFL')).toEqual([])
    expect(await ids('derogadas=solo')).toEqual([])
  })

  it('follow what is imported later', async () => {
    await store(test, 207436, 'Código del Trabajo', 'El linternero avisa con un silbato.')
    await test.storeNorms([207436, 61438])
    expect((await find('silbato')).resultados).toMatchObject([{ idNorma: 207436, articulo: '161' }])
    expect((await find('avisará treinta días')).resultados.map(({ articulo }) => articulo)).not.toContain('161')
  })

  it.each([
    ['no words to search', 'de la', 0],
    ['signs', '((¿?', 0],
    ['an unknown word', 'xilofonista', 0],
  ])('answer nothing for %s', async (_what, text, total) => {
    expect(await find(text)).toMatchObject({ resultados: [], total })
  })

  it.each([
    ['find/%20/1/10', 'text'],
    [`find/${'x'.repeat(301)}/1/10`, 'text'],
    ['find/ley/0/10', 'page'],
    ['find/ley/1/201', 'size'],
    ['find/ley/1/10?prioridad=4', 'prioridad.0'],
    ['find/ley/1/10?idNorma=abc', 'idNorma.0'],
    ['find/ley/1/10?derogadas=no', 'derogadas'],
    [`similarity-search/${'x'.repeat(2001)}`, 'text'],
    ['similarity-search/ley?topK=101', 'topK'],
  ])('refuse %s and name the field', async (path, field) => {
    expect(await ask(path)).toMatchObject({ status: 400, code: 'request.invalid', details: [{ field }] })
  })
})

describe('norms by meaning', () => {
  it('are the nearest articles with their cosine, highest first', async () => {
    const found = await similar('encender los faroles al anochecer')
    expect(found[0]).toMatchObject({ tipo: 'articulo', idNorma: unlisted, articulo: '1' })
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a))
    expect(await similar('encender los faroles', '?topK=1')).toHaveLength(1)
    expect((await similar('encender los faroles', '?idNorma=61438')).every(({ idNorma }) => idNorma === 61438)).toBe(true)
  })

  it('are none for a text without words, and say so where meaning is unavailable', async () => {
    expect(await similar('¿?')).toEqual([])
    expect(await ask('similarity-search/ley', silent)).toMatchObject({ status: 503, code: 'search.no_meaning' })
  })
})

describe('a long article', () => {
  it('is shown by the stretch that was found', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => `Inciso ${at}: el municipio cuidará sus calles y plazas todos los días hábiles.`)
    await store(test, unlisted + 1, 'Ley de las calles', [...lines, 'Las lámparas de aceite se guardan en la bodega.'].join('\n'), '7')
    await test.storeNorms([unlisted + 1])
    const [first] = (await find('lámparas de aceite')).resultados
    expect(first?.articulo).toBe('7')
    expect(first?.fragmento?.marcas.map(([from, to]) => first.fragmento?.texto.slice(from, to))).toEqual(['lámparas', 'aceite'])
  })
})
