import { normArticleEndpoint, normEndpoint, normTextSearchEndpoint, notOfficialText, withoutEarlierVersions } from '@basejuris/contract'
import { putNorms } from '@basejuris/database'
import type { NormPartText, NormVersion, ParsedNorm } from '@basejuris/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { stagedNotice } from './present-version.ts'

const part = (article: string | null, text: string, more: Partial<NormPartText> = {}): NormPartText => ({
  anchor: `art-${article?.replaceAll(' ', '-')}`,
  kind: 'articulo',
  parent: null,
  article,
  heading: '',
  transitory: false,
  repealed: false,
  modifiedOn: null,
  block: 1,
  ofNorm: null,
  text,
  ...more,
})

const norm = (idNorma: number, parts: readonly NormPartText[], more: Partial<NormVersion & ParsedNorm['facts']> = {}) => {
  const { inForceFrom = '2010-01-01', inForceTo = null, capturedOn = '2026-04-01', restatedIn = null, publishedOn = '2009-12-01' } = more
  const facts = { idNorma, type: 'Ley', number: '99001', year: 2009, name: `Ley inventada ${idNorma}`, title: 'SOBRE FAROLES' } as const
  const unknown = { aliases: [], promulgatedOn: null, repealed: false, repealedOn: null, organizations: [], subjects: [], treaty: false }
  const parsed: ParsedNorm = {
    facts: { ...facts, ...unknown, aliases: [], organizations: [], subjects: [], publishedOn, restatedIn },
    source: 'bcn-xml',
    inForceFrom,
    inForceTo,
    capturedOn,
    parts,
  }
  return { norm: parsed, key: null, sourceHash: `${idNorma}-${inForceFrom}` }
}

const title = part(null, '', { kind: 'titulo', anchor: 'titulo-i', heading: 'Título I De los faroles' })
const enumerated =
  'Artículo 1°.- Serán faroles:\n1. Los de la plaza.\na) Los grandes.\nTambién los chicos.\n2. Los del puerto.\nNadie los venderá.'
const versions = [
  norm(990001, [title, part('1', enumerated, { parent: 0 }), part('1 bis', 'Viejo.', { parent: 0 }), part('2', 'Dos.')], {
    capturedOn: '2015-06-01',
  }),
  norm(
    990001,
    [
      title,
      part('1', enumerated, { parent: 0 }),
      part('1 bis', 'Nuevo.', { parent: 0, modifiedOn: '2020-05-05' }),
      part('2', 'Dos.', { modifiedOn: '2010-01-01' }),
      part('3', 'Art. 3°.-\nTres.\nTres más.'),
    ],
    { inForceFrom: '2020-05-05' },
  ),
  norm(990001, [part('1', 'Futuro.')], { inForceFrom: '2090-01-01' }),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await putNorms(test.services.db, [
    ...versions,
    norm(990002, [part('1', 'Mañana.'), part('2', 'Ya.', { modifiedOn: '2011-01-01' })], { inForceFrom: '2090-01-01' }),
    norm(990003, [part('1', 'Sin fecha.')], { inForceFrom: null, capturedOn: '2026-04-01' }),
    norm(990004, [part('7', 'De la ley sola.'), part('8', 'Solo en la ley.')], { restatedIn: 990005 }),
    norm(990005, [part('7', 'Del decreto que la refunde.')], { inForceFrom: '2018-01-01', publishedOn: '2018-01-01' }),
    norm(990006, [
      part('5', 'Uno.'),
      part('5', 'Otro.', { anchor: 'art-5_2' }),
      part('5', 'Del decreto.', { anchor: 'b0-art-5', block: 0 }),
    ]),
  ])
})
afterAll(() => test.close())

const get = async (url: string) => {
  const response = await test.app.inject({ method: 'GET', url })
  return { status: response.statusCode, body: response.json() }
}
const view = async (idNorma: number, query = '') => normEndpoint.data.parse((await get(`/v1/norms/${idNorma}${query}`)).body.data)
const article = async (idNorma: number, number: string, query = '') =>
  normArticleEndpoint.data.parse((await get(`/v1/norms/${idNorma}/articles/${encodeURIComponent(number)}${query}`)).body.data)
const textsOf = ({ textos }: Awaited<ReturnType<typeof article>>) =>
  textos.map(({ parrafos }) => parrafos.map(({ texto }) => texto).join('\n'))

describe('GET /v1/norms/{idNorma}', () => {
  it('answers facts, structure without text, and versions, newest first', async () => {
    const norm = await view(990001)
    expect(norm).toMatchObject({ textoDisponible: true, articulos: 4, advertencia: notOfficialText, sinVersiones: null })
    expect(norm.url).toBe('https://www.bcn.cl/leychile/navegar?idNorma=990001')
    expect(norm.estructura.map(({ ancla, padre, nivel, titulo }) => [ancla, padre, nivel, titulo])).toEqual([
      ['titulo-i', null, 0, 'Título I De los faroles'],
      ['art-1', 'titulo-i', 1, 'Artículo 1'],
      ['art-1-bis', 'titulo-i', 1, 'Artículo 1 bis'],
      ['art-2', null, 0, 'Artículo 2'],
      ['art-3', null, 0, 'Artículo 3'],
    ])
    expect(JSON.stringify(norm.estructura)).not.toContain('Serán faroles')
    expect(norm.versiones.map(({ desde, estado }) => [desde, estado])).toEqual([
      ['2090-01-01', 'diferida'],
      ['2020-05-05', 'ultima'],
      ['2010-01-01', 'anterior'],
    ])
    expect(norm.version).toMatchObject({ desde: '2020-05-05', estado: 'ultima', corresponde: true, aviso: null })
  })

  it('omits the structure when asked, and names the one that it would answer', async () => {
    const [whole, without, earlier] = [await view(990001), await view(990001, '?estructura=no'), await view(990001, '?fecha=2012-03-03')]
    expect(without).toEqual({ ...whole, estructura: [] })
    expect(earlier.edicion).not.toBe(whole.edicion)
    await putNorms(test.services.db, [norm(990001, [part('1', 'Otra vez.')], { inForceFrom: '2091-01-01' })])
    expect((await view(990001, '?estructura=no')).edicion).not.toBe(whole.edicion)
    expect((await view(990004, '?estructura=no')).estructura).toEqual([])
  })

  it('answers the version of a day, or says which one is imported', async () => {
    expect((await view(990001, '?fecha=2012-03-03')).version).toMatchObject({
      desde: '2010-01-01',
      estado: 'anterior',
      corresponde: true,
      aviso: null,
    })
    expect((await view(990001, '?fecha=2018-03-03')).version).toMatchObject({
      corresponde: false,
      aviso: 'La versión importada anterior a esa fecha es la de 01-01-2010; puede haber otras, no importadas, entre ambas.',
    })
    expect((await view(990005, '?fecha=2012-03-03')).version?.aviso).toBe('Solo está importada la versión de 01-01-2018.')
    expect((await view(990005)).sinVersiones).toBe(withoutEarlierVersions)
    expect((await view(990003)).version).toMatchObject({
      corresponde: false,
      aviso: 'No consta desde cuándo rige este texto, obtenido el 01-04-2026.',
    })
  })

  it('never shows a deferred text as in force', async () => {
    expect((await view(990002)).version).toMatchObject({
      estado: 'diferida',
      corresponde: false,
      aviso: 'Vigencia diferida: este texto rige desde el 01-01-2090. El que rige hoy no está importado.',
    })
    expect((await article(990002, '2')).version).toMatchObject({ estado: 'diferida', corresponde: true, aviso: null })
  })

  it('answers a norm without text from the catalogue, with where its text is restated', async () => {
    const law = await view(29967)
    expect(law).toMatchObject({
      nombre: 'Ley N° 18.575',
      textoDisponible: false,
      version: null,
      estructura: [],
      versiones: [],
      refundidoEn: { idNorma: 191865 },
    })
    expect((await view(172986)).refunde.length).toBeGreaterThan(1)
    expect((await view(28581)).refundidoEn?.nombre).toBe('DFL N° 1 de 2000 (Código Civil y otras leyes)')
  })

  it('names the instrument that holds a code, with its number', async () => {
    expect((await view(207436)).identificacion).toBe('DFL N° 1 de 2002')
    expect((await view(28650)).identificacion).toBe('Ley N° 16.744')
    expect((await view(1984)).identificacion).toBe('Código')
  })

  it('refuses an unknown norm and a number that is none', async () => {
    expect(await get('/v1/norms/2000000001')).toMatchObject({ status: 404, body: { code: 'norm.not_found' } })
    expect(await get('/v1/norms/CT')).toMatchObject({ status: 400, body: { details: [{ field: 'idNorma' }] } })
    expect(await get('/v1/norms/990001?fecha=2023-02-30')).toMatchObject({ status: 400, body: { details: [{ field: 'fecha' }] } })
    expect(await get('/v1/norms/2000000001/articles/1')).toMatchObject({ status: 404, body: { code: 'norm.not_found' } })
  })
})

describe('GET /v1/norms/{idNorma}/articles/{articulo}', () => {
  it('answers the paragraphs of an article with the place each one has, and its neighbours', async () => {
    const found = await article(990001, '1')
    expect(found).toMatchObject({
      etiqueta: 'art. 1 Ley inventada 990001',
      textoEn: null,
      anterior: null,
      siguiente: '1 bis',
      advertencia: notOfficialText,
    })
    expect(found.textos[0]).toMatchObject({ ancla: 'art-1', ruta: ['Título I De los faroles'] })
    expect(found.textos[0]?.parrafos.map(({ ancla, inciso, numeral, letra }) => [ancla, inciso, numeral, letra])).toEqual([
      ['art-1-p1', 1, null, null],
      ['art-1-p2', 1, '1', null],
      ['art-1-p3', 1, '1', 'a'],
      ['art-1-p4', 1, '1', null],
      ['art-1-p5', 1, '2', null],
      ['art-1-p6', 2, null, null],
    ])
  })

  it('counts no inciso for a label on a line of its own', async () => {
    const [text] = (await article(990001, '3')).textos
    expect(text?.parrafos.map(({ texto, inciso }) => [texto, inciso])).toEqual([
      ['Art. 3°.-', 1],
      ['Tres.', 1],
      ['Tres más.', 2],
    ])
  })

  it('says of a late change that it may enter into force by stages', async () => {
    const { version } = await article(990002, '2', '?fecha=2015-01-01')
    expect(version).toMatchObject({ corresponde: false, aviso: stagedNotice })
  })

  it('is found however its number is written', async () => {
    for (const written of ['1 bis', '1-bis', '1 BIS', '1° bis']) expect(textsOf(await article(990001, written))).toEqual(['Nuevo.'])
  })

  it('reads an article in another version where the one of an uncertain day lacks it, and says when a wording is younger', async () => {
    const old = norm(990041, [part('2', 'Otro artículo.')], { inForceFrom: '2019-01-01' })
    const whole = norm(990041, [part('1', 'Del aviso.', { modifiedOn: '2011-07-11' }), part('2', 'Otro.', { modifiedOn: '2020-02-24' })], {
      inForceFrom: '2020-05-05',
    })
    await putNorms(test.services.db, [old, whole])
    const found = await article(990041, '1', '?fecha=2012-03-03')
    expect(found.textos[0]?.parrafos[0]?.texto).toContain('Del aviso.')
    const younger = await article(990041, '2', '?fecha=2020-02-01')
    expect(younger.version).toMatchObject({ corresponde: true, desde: '2019-01-01' })
    await putNorms(test.services.db, [norm(990042, [part('1', 'Del plazo.', { modifiedOn: '2020-02-24' })], { inForceFrom: '2020-05-05' })])
    expect((await article(990042, '1', '?fecha=2019-12-30')).version).toMatchObject({
      corresponde: false,
      aviso: expect.stringContaining('Este texto se publicó el 24-02-2020, después de esa fecha: el que regía entonces no está importado.'),
    })
  })

  it('numbers no inciso where the source joins several in one line, and says so', async () => {
    const line = Array.from(
      { length: 5 },
      (_, at) => `Todo farol número ${at} alumbra la calle de noche mientras nadie lo apague, por orden de la oficina del ramo.`,
    ).join(' ')
    await putNorms(test.services.db, [norm(990043, [part('1', line), part('2', line), part('3', line), part('4', 'Breve.')])])
    const found = await article(990043, '2')
    expect(found.textos[0]?.parrafos.map(({ inciso }) => inciso)).toEqual([null])
    expect(found.version?.aviso).toContain('La fuente no separa los incisos de este artículo')
    expect((await article(990043, '4')).textos[0]?.parrafos.map(({ inciso }) => inciso)).toEqual([1])
  })

  it('answers the wording of a day, also where the article is older than the version', async () => {
    expect(textsOf(await article(990001, '1 bis', '?fecha=2012-03-03'))).toEqual(['Viejo.'])
    expect(textsOf(await article(990001, '1 bis', '?fecha=2021-03-03'))).toEqual(['Nuevo.'])
    expect((await article(990001, '1', '?fecha=2012-03-03')).version).toMatchObject({ corresponde: true })
    expect((await article(990002, '2', '?fecha=2018-01-01')).version).toMatchObject({ corresponde: true, aviso: null })
    expect((await article(990002, '1', '?fecha=2015-01-01')).version).toMatchObject({ corresponde: false })
  })

  it('reads the article of a restated law where its text is, and in the law itself before that and where it is missing', async () => {
    expect(await article(990004, '7')).toMatchObject({ norma: { idNorma: 990004 }, textoEn: { idNorma: 990005 } })
    expect(textsOf(await article(990004, '7'))).toEqual(['Del decreto que la refunde.'])
    expect(textsOf(await article(990004, '7', '?fecha=2012-01-01'))).toEqual(['De la ley sola.'])
    expect(await article(990004, '8')).toMatchObject({ textoEn: null, textos: [{ ancla: 'art-8' }] })
  })

  it('lists an article that stands twice, and prefers the code to the decree that encloses it', async () => {
    expect(textsOf(await article(990006, '5'))).toEqual(['Uno.', 'Otro.'])
  })

  it('says plainly that no text is imported, and refuses an article that the norm does not have', async () => {
    expect(await article(207436, '161')).toMatchObject({
      textoDisponible: false,
      textos: [],
      version: null,
      etiqueta: 'art. 161 Código del Trabajo',
    })
    expect(await get('/v1/norms/207436/articles/9999')).toMatchObject({ status: 404, body: { code: 'norm.article_not_found' } })
    expect(await get('/v1/norms/990001/articles/400')).toMatchObject({ status: 404, body: { code: 'norm.article_not_found' } })
    expect(await get(`/v1/norms/990001/articles/${'9'.repeat(61)}`)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'articulo' }] },
    })
  })
})

describe('GET /v1/norms/{idNorma}/search', () => {
  const find = async (idNorma: number, words: string, day = '') =>
    normTextSearchEndpoint.data.parse((await get(`/v1/norms/${idNorma}/search?consulta=${encodeURIComponent(words)}${day}`)).body.data)
  const marked = ({ texto, marcas }: { readonly texto: string; readonly marcas: readonly (readonly [number, number])[] }) =>
    marcas.map(([from, to]) => texto.slice(from, to))

  it('answers the articles that have all the words, with the hits, whatever the accents', async () => {
    const found = await find(990001, 'FARÓLES puerto')
    expect(found).toMatchObject({ textoDisponible: true, articulo: null, total: 1, aciertos: 2 })
    const [first] = found.articulos
    expect(first).toMatchObject({ articulo: '1', ruta: ['Título I De los faroles'], aciertos: 2 })
    expect(first?.fragmento?.ancla).toBe('art-1-p1')
    expect(first?.fragmento === null || first === undefined ? [] : marked(first.fragmento)).toEqual(['faroles'])
    expect(await find(990001, 'puerto inexistente')).toMatchObject({ total: 0, aciertos: 0, articulos: [] })
  })

  it('finds words in their order between quotation marks', async () => {
    expect((await find(990001, '«los grandes»')).total).toBe(1)
    expect((await find(990001, '"grandes los"')).total).toBe(0)
  })

  it('searches the text of the day, and finds an article by its number', async () => {
    expect((await find(990001, 'viejo')).total).toBe(0)
    expect(await find(990001, 'viejo', '&fecha=2012-03-03')).toMatchObject({ total: 1, version: { desde: '2010-01-01' } })
    expect((await find(990001, 'art. 1 bis')).articulo).toBe('1 bis')
    expect((await find(990001, '77')).articulo).toBeNull()
  })

  it('says that there is no text to search, and refuses what names nothing', async () => {
    expect(await find(207436, 'despido')).toMatchObject({ textoDisponible: false, version: null, total: 0 })
    expect(await get('/v1/norms/2000000001/search?consulta=a')).toMatchObject({ status: 404, body: { code: 'norm.not_found' } })
    expect(await get('/v1/norms/990001/search')).toMatchObject({ status: 400, body: { details: [{ field: 'consulta' }] } })
    expect(await get(`/v1/norms/990001/search?consulta=${'a'.repeat(121)}`)).toMatchObject({ status: 400 })
  })
})
