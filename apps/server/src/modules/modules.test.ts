import { searchDataSchema } from '@basejuris/contract'
import { facetNames } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const licence = buildRuling({
  idSentence: 'licencia',
  docketNumber: 'O-364-2020',
  rit: 'O-364-2020',
  decidedOn: '2020-12-22',
  outcome: 'acoge',
  sections: buildSections([
    'Primero: Que el despido se comunicó mientras la trabajadora gozaba de licencia médica.',
    'Segundo: Que el artículo 161 del Código del Trabajo lo prohíbe.',
  ]),
})
const supreme = buildRuling({
  idSentence: 'suprema',
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  chamber: 'Cuarta Sala',
  docketNumber: '12345-2020',
  rit: null,
  caption: 'Riquelme con Servicios Portuarios Limitada',
  decidedOn: '2021-05-03',
  outcome: 'rechaza',
  sections: buildSections(['1° Que la causal de necesidades de la empresa exige hechos objetivos.']),
})
const twin = buildRuling({
  ...supreme,
  idSentence: 'suprema-2',
  docId: 'testkit-corte_suprema-suprema-2',
  outcome: 'acoge',
  decidedOn: '2021-05-04',
})

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([licence, supreme, twin])
})
afterAll(() => test.close())

const post = async (url: string, payload: object, app = test) => {
  const response = await app.app.inject({ method: 'POST', url, payload })
  return { status: response.statusCode, body: response.json() }
}

describe('a mistyped query', () => {
  it('is corrected, says so, and can be searched as written', async () => {
    const { body } = await post('/v1/search', { consulta: 'Riqelme con Servicios Portuarios' })
    const data = searchDataSchema.parse(body.data)
    expect(data.resultados.map(({ docId }) => docId)).toEqual(expect.arrayContaining([supreme.docId]))
    expect(data.correccion).toEqual({
      tipo: 'palabras',
      consulta: 'Riquelme con Servicios Portuarios',
      cambios: [{ de: 'Riqelme', a: 'Riquelme' }],
      aplicada: true,
    })
    expect(data.resultados[0]?.url).toContain('Riquelme')
    const nothing = searchDataSchema.parse((await post('/v1/search', { consulta: '🏠 ¿?' })).body.data)
    expect(nothing.interpretacion.avisos).toEqual([expect.stringContaining('no hay palabras ni números')])
    const literal = await post('/v1/search', { consulta: 'Riqelme con Servicios Portuarios', literal: true })
    expect(literal.body.data.correccion).toBeNull()
  })
})

describe('POST /v1/search', () => {
  it('says how operators were read, and turns the reading', async () => {
    const searched = async (body: object) => searchDataSchema.parse((await post('/v1/search', body)).body.data).interpretacion
    const operators = await searched({ consulta: 'despido NO licencia' })
    expect(operators.alternativa).toEqual({ aviso: 'Se leyó NO como operador: sin «licencia».', lectura: 'palabras', sobre: 'operadores' })
    expect(operators.chips.map(({ tipo, texto }) => `${tipo}: ${texto}`)).toEqual(['exige: despido', 'excluye: sin licencia'])
    const words = await searched({ consulta: 'despido NO licencia', lectura: 'palabras' })
    expect(words.alternativa).toEqual({ aviso: 'Se leyó NO como palabra y no como operador.', lectura: 'operadores', sobre: 'operadores' })
    expect((await post('/v1/search', { consulta: 'despido', lectura: 'otra' })).status).toBe(400)
  })

  it('says what a query of operators or exclusions alone finds', async () => {
    const notices = async (consulta: string) =>
      searchDataSchema.parse((await post('/v1/search', { consulta })).body.data).interpretacion.avisos
    for (const query of ['NO', 'Y O NO', '(NO) AND'])
      expect(await notices(query), query).toEqual([expect.stringContaining('solos se buscan')])
    for (const query of ['-licencia', 'a -b', '-2024', 'NO licencia'])
      expect(await notices(query), query).toEqual([expect.stringContaining('solo pidió excluir')])
    expect(await notices('despido NO licencia')).toEqual([])
  })

  it('shows the passage with its marks, its anchor and the reasons', async () => {
    const { body } = await post('/v1/search', { consulta: 'despido licencia médica' })
    const data = searchDataSchema.parse(body.data)
    const [first] = data.resultados
    expect(first?.docId).toBe(licence.docId)
    const [fragment] = first?.fragmentos ?? []
    expect(fragment).toMatchObject({ ancla: 'c1', etiqueta: 'c. 1°' })
    expect(fragment?.marcas.map(([from, to]) => fragment.texto.slice(from, to).toLowerCase())).toEqual(expect.arrayContaining(['despido']))
    expect(first?.motivos.length).toBeGreaterThan(0)
    expect(first?.url).toBe(`/sentencia?id=${licence.docId}&q=despido+licencia+m%C3%A9dica`)
    expect(data.cobertura).toMatchObject({ sentencias: 3, bases: 10, basesConDatos: 2, soloDemostracion: true })
  })

  it('lists every ruling of a docket number and no other first', async () => {
    const { body } = await post('/v1/search', { consulta: 'Rol N° 12.345-20' })
    expect(
      body.data.resultados
        .slice(0, 2)
        .map(({ docId }: { docId: string }) => docId)
        .sort(),
    ).toEqual([supreme.docId, twin.docId].sort())
    expect(body.data.interpretacion.chips[0]).toMatchObject({ tipo: 'rol' })
  })

  it('restricts to bases and filters, and excludes with a leading dash', async () => {
    const only = await post('/v1/search', { consulta: '', bases: ['base_corte_suprema'] })
    expect(only.body.data.total).toBe(2)
    const excluded = await post('/v1/search', { consulta: '', filtros: { resultado: ['-acoge'] } })
    expect(excluded.body.data.resultados.map(({ docId }: { docId: string }) => docId)).toEqual([supreme.docId])
    const dated = await post('/v1/search', { consulta: '', filtros: { desde: '2021-05-04', hasta: '2021' } })
    expect(dated.body.data.total).toBe(1)
  })

  it('counts facets exactly, with the words people read', async () => {
    const { body } = await post('/v1/search', { consulta: '' })
    expect(body.data.facetas.resultado).toEqual([
      { valor: 'acoge', etiqueta: 'Acoge', total: 2 },
      { valor: 'rechaza', etiqueta: 'Rechaza', total: 1 },
    ])
    expect(body.data.facetas.base.map(({ etiqueta }: { etiqueta: string }) => etiqueta)).toEqual(['Corte Suprema', 'Laboral'])
  })

  it('says which word fails when nothing is found', async () => {
    const { body } = await post('/v1/search', { consulta: '"licencia de pesca" dinosaurio' })
    expect(body.data).toMatchObject({ total: 0, resultados: [], resumen: 'No encontramos sentencias con esa búsqueda.' })
    expect(body.data.vacio.terminos).toContainEqual({ termino: 'dinosaurio', total: 0 })
  })
})

describe('find-by-id', () => {
  it('v2 answers the whole ruling with its marks, and refuses another collection', async () => {
    const { body } = await post('/v2/find-by-id', { docId: licence.docId, collection: 'laboral', consulta: 'licencia' })
    expect(body.data.sentencia.secciones.map(({ ancla }: { ancla: string }) => ancla)).toEqual(['vistos', 'c1', 'c2', 'resolutiva'])
    expect(body.data.sentencia.coincidencias).toBe(1)
    expect(body.data.sentencia.cita.corta).toBe(
      '2º Jdo. de Letras del Trabajo de Santiago, RIT O-364-2020, 22-12-2020 (sentencia ficticia de demostración)',
    )
    expect((await post('/v2/find-by-id', { docId: licence.docId, collection: 'penal' })).status).toBe(404)
    expect((await post('/v2/find-by-id', { docId: 'nada' })).status).toBe(404)
    expect((await post('/v2/find-by-id', { docId: 'nulo\u0000' })).status).toBe(400)
  })

  it('v1 gives the one that fits, lists several, and never guesses', async () => {
    const one = await post('/v1/find-by-id', {
      searcher: [
        { field: 'rol', value: 'RIT O-364-2020' },
        { field: 'base', value: 'base_laboral' },
      ],
    })
    expect(one.body.data.sentencia.docId).toBe(licence.docId)
    const several = await post('/v1/find-by-id', { searcher: [{ field: 'rol', value: '12.345-2020' }] })
    expect(several.body.data.candidatas.map(({ docId }: { docId: string }) => docId).sort()).toEqual([supreme.docId, twin.docId].sort())
    const dated = await post('/v1/find-by-id', {
      searcher: [
        { field: 'rol', value: '12345-2020' },
        { field: 'fechaSentencia', value: '04-05-2021' },
      ],
    })
    expect(dated.body.data.sentencia.docId).toBe(twin.docId)
    expect((await post('/v1/find-by-id', { searcher: [{ field: 'rol', value: '999-1999' }] })).status).toBe(404)
  })

  it('v1 explains a base or a date it cannot read, and a base alone', async () => {
    const { status, body } = await post('/v1/find-by-id', {
      searcher: [
        { field: 'base', value: 'base_x' },
        { field: 'fechaSentencia', value: '31-02-2020' },
      ],
    })
    expect([status, body.details.map(({ field }: { field: string }) => field)]).toEqual([400, ['searcher.0.value', 'searcher.1.value']])
    expect((await post('/v1/find-by-id', { searcher: [{ field: 'base', value: 'familia' }] })).status).toBe(400)
    expect((await post('/v1/find-by-id', { searcher: [{ field: 'caratulado', value: 'nulo\u0000' }] })).status).toBe(400)
  })
})

describe('other reads', () => {
  it('facets of a base, the empty ones too', async () => {
    const { data } = (await test.app.inject('/v1/facets?base=base_corte_suprema')).json()
    expect(Object.keys(data)).toEqual(facetNames)
    expect(data.disidente).toEqual([])
    expect(data.tribunal).toEqual([{ valor: 'Corte Suprema', etiqueta: 'Corte Suprema', total: 2 }])
  })
  it('semantic search with its limits', async () => {
    const { body } = await post('/v1/semantic-search', { message: 'despido con licencia médica', topK: 2 })
    expect(body.data.resultados[0]).toMatchObject({ docId: licence.docId, metadata: { coleccion: 'laboral' } })
    const wrong = await post('/v1/semantic-search', { message: 'x', topK: 1001, namespace: 'penales', dimension: 512 })
    expect(wrong.status).toBe(400)
    expect(wrong.body.details.map(({ field }: { field: string }) => field).sort()).toEqual(['dimension', 'namespace', 'topK'])
  })
  it('bases with their figures and settings with the switches', async () => {
    const bases = (await test.app.inject('/v1/bases')).json().data
    expect(bases).toHaveLength(10)
    expect(bases[0]).toMatchObject({
      id: 'base_corte_suprema',
      price: 20000,
      isPremium: false,
      qdrant: true,
      total: 2,
      hasta: '2021-05-04',
    })
    expect((await test.app.inject('/v1/settings')).json().data).toMatchObject({
      betaFree: true,
      subscriptions: false,
      indexName: 'basejuris-1024',
      dimension: 1024,
    })
  })
})

describe('an actor without entitlement', () => {
  it('sees cards without passages and is refused the text; counts stay', async () => {
    const limited = await openTestApp({ readable: ['laboral'] })
    await limited.store([licence, supreme])
    const { body } = await post('/v1/search', { consulta: 'necesidades de la empresa' }, limited)
    const card = body.data.resultados.find(({ docId }: { docId: string }) => docId === supreme.docId)
    expect(card).toMatchObject({ caratulado: supreme.caption, fragmentos: [] })
    const refused = await post('/v2/find-by-id', { docId: supreme.docId }, limited)
    expect([refused.status, refused.body.code]).toEqual([403, 'base.premium_required'])
    expect((await post('/v1/find-by-id', { searcher: [{ field: 'idSentence', value: 'suprema' }] }, limited)).status).toBe(403)
    expect((await limited.app.inject('/v1/bases')).json().data[0].total).toBe(1)
    await limited.close()
  })
})
