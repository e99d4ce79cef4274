import { changeSavedSearch, removeRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'
import { sendDigest } from '../workspace/saved-searches/send-digest.ts'

const dismissal = (docId: string, fictional: boolean, facts: object = {}) =>
  buildRuling({
    docId,
    idSentence: docId,
    fictional,
    outcome: 'acoge',
    caption: fictional ? 'Inventada Ortúzar con Panificadora' : 'Verdadera Ortúzar con Panificadora',
    drafter: null,
    judges: [{ name: fictional ? 'Quiteria Fingida Rojas' : 'Ramona Efectiva Soto', vote: null }],
    sections: buildSections([
      'Primero: Que la carta de despido por zarzaparrilla nada dice de los hechos que invoca.',
      `Segundo: Que las necesidades de la empresa del artículo 161 del Código del Trabajo exigen hechos graves${fictional ? ', dice el ornitorrinco' : ''}.`,
    ]),
    ...facts,
  })
const real = dismissal('verdadera', false, { docketNumber: 'O-10-2020', rit: 'O-10-2020' })
const otherReal = dismissal('otra-verdadera', false, { docketNumber: 'O-11-2020', rit: 'O-11-2020', outcome: 'rechaza' })
const invented = dismissal('inventada', true, { docketNumber: 'O-99-2019', rit: 'O-99-2019', decidedOn: '1999-01-02' })
const otherInvented = dismissal('otra-inventada', true, { docketNumber: 'O-10-2020', rit: 'O-10-2020', outcome: 'rechaza' })
const citing = dismissal('cita', false, {
  docketNumber: 'O-12-2020',
  rit: 'O-12-2020',
  sections: buildSections(['Primero: Que así lo resolvió la causa RIT O-99-2019 de este mismo tribunal.']),
})

let test: TestApp
let guest: ReturnType<typeof callAs>
beforeAll(async () => {
  test = await openTestApp()
  guest = callAs(test)
  await test.store([real, otherReal, invented, otherInvented])
}, 60_000)
afterAll(() => test.close())

const searched = async (body: object) =>
  (await guest('POST', '/v1/search', { consulta: 'zarzaparrilla', agrupar: false, ...body })).body.data
const get = async (url: string) => (await guest('GET', url)).body.data
const idsOf = (listed: readonly { docId: string }[]): string[] => listed.map(({ docId }) => docId).sort()
const reals = ['otra-verdadera', 'verdadera']
const inventions = ['inventada', 'otra-inventada']
const all = [...inventions, ...reals].sort()

describe('beside real rulings, fictional ones', () => {
  it.each(['hibrida', 'lexica', 'semantica'])('are left out of a search, included, or searched alone: mode %s', async (modo) => {
    const plain = await searched({ modo })
    expect(idsOf(plain.resultados)).toEqual(reals)
    expect(plain.ficticias.modo).toBe('excluir')
    expect(plain.total + plain.ademas).toBe(2)
    expect(plain.cobertura).toMatchObject({ sentencias: 2, ficticias: { modo: 'excluir', total: 2 }, soloDemostracion: false })
    const both = await searched({ modo, ficticias: 'incluir' })
    expect(idsOf(both.resultados)).toEqual(all)
    expect(both.ficticias.modo).toBe('incluir')
    expect(both.total + both.ademas).toBe(4)
    const alone = await searched({ modo, ficticias: 'solo' })
    expect(idsOf(alone.resultados)).toEqual(inventions)
    expect(alone.cobertura).toMatchObject({ sentencias: 2, desde: '1999-01-02' })
  })

  it('are counted beside the total: those it lacks, or those among it', async () => {
    const counted = async (body: object) => {
      const { total, ficticias } = await searched(body)
      return [total, ficticias]
    }
    expect(await counted({})).toEqual([2, { modo: 'excluir', total: 2, conRol: 0 }])
    expect(await counted({ ficticias: 'incluir' })).toEqual([4, { modo: 'incluir', total: 2, conRol: 0 }])
    expect(await counted({ ficticias: 'solo' })).toEqual([2, { modo: 'solo', total: 2, conRol: 0 }])
    expect(await counted({ filtros: { desde: ['2000'] } })).toEqual([2, { modo: 'excluir', total: 1, conRol: 0 }])
    expect(await counted({ filtros: { desde: ['2000'] }, ficticias: 'incluir' })).toEqual([3, { modo: 'incluir', total: 1, conRol: 0 }])
  })

  it('count in no facet, and in no summary', async () => {
    const { facetas, resumen } = await searched({ filtros: { materia: ['Despido injustificado'] } })
    expect(facetas.ministro).toMatchObject([{ valor: 'Ramona Efectiva Soto', total: 2 }])
    expect(facetas.materia).toMatchObject([{ total: 2 }])
    expect(resumen).toMatch(/^2 sentencias/)
    expect((await get('/v1/facets?base=base_laboral')).ministro).toMatchObject([{ valor: 'Ramona Efectiva Soto', total: 2 }])
    expect((await get('/v1/facets?ficticias=incluir')).ministro).toHaveLength(2)
    expect((await get('/v1/facets?ficticias=solo')).ministro).toMatchObject([{ valor: 'Quiteria Fingida Rojas' }])
  })

  it('are not suggested, whichever list was asked for before', async () => {
    const judges = async (more = '') =>
      (await get(`/v1/suggestions?q=quiteria${more}`)).sugerencias.map(({ texto }: { texto: string }) => texto)
    const captions = async (more = '') =>
      (await get(`/v1/suggestions?q=inventada%20ort${more}`)).sugerencias.map(({ texto }: { texto: string }) => texto)
    expect(await judges()).toEqual([])
    expect(await judges('&ficticias=incluir')).toEqual(['Quiteria Fingida Rojas'])
    expect(await judges()).toEqual([])
    expect(await captions()).toEqual([])
    expect(await captions('&ficticias=solo')).toEqual(['Inventada Ortúzar con Panificadora'])
    expect((await get('/v1/suggestions?q=99-2019')).sugerencias).toEqual([])
  })

  it('are no correction of a mistyped word', async () => {
    expect((await searched({ consulta: 'ornitorinco' })).correccion).toBeNull()
    expect((await searched({ consulta: 'ornitorinco', ficticias: 'incluir' })).correccion).toMatchObject({ consulta: 'ornitorrinco' })
  })

  it('are found by no meaning or neighbour', async () => {
    const near = async (more: object) =>
      (await guest('POST', '/v1/semantic-search', { message: 'carta de despido', ...more })).body.data.resultados
    expect(idsOf(await near({}))).toEqual(reals)
    expect(idsOf(await near({ ficticias: 'solo' }))).toEqual(inventions)
    expect((await near({ ficticias: 'solo' }))[0].metadata.ficticia).toBe(true)
    const around = async (path: string) => idsOf((await get(`/v1/rulings/verdadera/${path}`)).resultados)
    expect(await around('similar')).toEqual(['otra-verdadera'])
    expect(await around('similar?ficticias=incluir')).toEqual([...inventions, 'otra-verdadera'])
    expect(await around('similar')).toEqual(['otra-verdadera'])
  })

  it('are counted in no base, month or date of the coverage', async () => {
    const { cobertura, colecciones } = await get('/v1/coverage')
    expect(cobertura).toMatchObject({ sentencias: 2, ficticias: { modo: 'excluir', total: 2 }, desde: '2021-09-14' })
    const labour = colecciones.find(({ id }: { id: string }) => id === 'laboral')
    expect(labour).toMatchObject({ total: 2, ficticias: 2, desde: '2021-09-14', meses: [{ mes: '2021-09', total: 2 }] })
    expect((await get('/v1/coverage?ficticias=incluir')).cobertura).toMatchObject({ sentencias: 4, desde: '1999-01-02' })
    const base = (await get('/v1/bases')).find(({ id }: { id: string }) => id === 'base_laboral')
    expect(base).toMatchObject({ total: 2, ficticias: 2, desde: '2021-09-14' })
    expect((await get('/v1/settings')).cobertura).toMatchObject({ sentencias: 2, ficticias: { total: 2 } })
  })

  it('are offered where only they have the docket number of the query', async () => {
    const { interpretacion, ficticias } = await searched({ consulta: 'rol O-99-2019' })
    expect(ficticias).toEqual({ modo: 'excluir', total: 1, conRol: 1 })
    expect(interpretacion.avisos.join(' ')).toContain('Hay 1 sentencia ficticia con ese rol')
    const found = await searched({ consulta: 'rol O-99-2019', ficticias: 'incluir' })
    expect(found.resultados[0].docId).toBe('inventada')
    expect(found.interpretacion.avisos).toEqual([])
    // The real ruling of a number that an invented one also has.
    expect(idsOf((await searched({ consulta: 'rol O-10-2020' })).resultados)).toEqual(['verdadera'])
  })

  it('are counted beside a pasted docket number, and listed once they are included', async () => {
    const ana = await signInPerson(test)
    const listed = async (more: object) => {
      const { lineas } = (await ana.call('POST', '/v1/docket-list', { texto: 'O-99-2019\nO-10-2020\nO-11-2020', ...more })).body.data
      return lineas.map((line: { estado: string; candidatas: { docId: string }[]; sinFicticias: number }) => [
        line.estado,
        line.sinFicticias,
        ...idsOf(line.candidatas),
      ])
    }
    expect(await listed({})).toEqual([
      ['no_esta', 1],
      ['encontrada', 1, 'verdadera'],
      ['encontrada', 0, 'otra-verdadera'],
    ])
    expect(await listed({ ficticias: 'incluir' })).toEqual([
      ['encontrada', 0, 'inventada'],
      ['ambigua', 0, 'otra-inventada', 'verdadera'],
      ['encontrada', 0, 'otra-verdadera'],
    ])
  })

  it('are in an export only when asked for, and the file says how many it holds', async () => {
    const { headers } = await test.signIn()
    const file = async (origen: object) =>
      (await test.app.inject({ method: 'POST', url: '/v1/exports', headers, payload: { formato: 'csv', origen } })).body
    const search = { tipo: 'busqueda', consulta: 'zarzaparrilla', agrupar: false }
    const without = await file(search)
    expect(without).not.toContain('Inventada')
    expect(without).toContain('sin 2 ficticias')
    const including = await file({ ...search, ficticias: 'incluir' })
    expect(including).toContain('Inventada Ortúzar')
    expect(including).toContain('De 4 sentencias, 2 son ficticias: no existen ni pueden citarse.')
    expect(await file({ tipo: 'lista', docIds: ['verdadera', 'inventada'] })).toContain('De 2 sentencias, 1 es ficticia')
    expect(await file({ tipo: 'lista', docIds: ['verdadera'] })).not.toContain('es ficticia')
  })

  it('are in no digest, unless its search includes them: then each is marked', async () => {
    const ana = await signInPerson(test)
    const saved = async (parametros: object) => {
      const { body } = await ana.call('POST', '/v1/saved-searches', { consulta: 'zarzaparrilla', nombre: 'Zarzas', parametros })
      const id = body.data.savedSearchId
      await changeSavedSearch(test.services.db, { userId: ana.userId, id }, () => ({ consideredUntil: new Date(0) }))
      await sendDigest(test.services, id, { now: new Date(Date.now() + 3_600_000), settleMs: 0 })
      return (await test.mailsTo(ana.email)).at(-1)?.text ?? ''
    }
    const plain = await saved({})
    expect(plain).toContain('Verdadera Ortúzar')
    expect(plain).not.toContain('Inventada')
    const marked = await saved({ ficticias: 'incluir' })
    expect(marked).toContain('2 de 4 son ficticias')
    expect(marked.match(/sentencia ficticia de demostración/g)).toHaveLength(2)
    expect(marked).toContain('ficticias=si')
  })

  it('are read by their id, with their mark', async () => {
    const { body } = await guest('POST', '/v2/find-by-id', { docId: 'inventada' })
    expect(body.data.sentencia).toMatchObject({ docId: 'inventada', ficticia: true })
  })

  it('are never what a real ruling cites', async () => {
    await test.store([citing])
    const { sentencia } = (await guest('POST', '/v2/find-by-id', { docId: 'cita' })).body.data
    expect(Object.values(sentencia.destinos)).toEqual([])
    await removeRulings(test.services.db, ['cita'])
    await test.store([])
  })

  it('keep the parameter of a stored search, and without it the default', async () => {
    const ana = await signInPerson(test)
    const store = async (parametros: object) =>
      (await ana.call('POST', '/v1/saved-searches', { consulta: 'zarzaparrilla', nombre: 'z', parametros })).body.data.parametros
    expect(await store({ modo: 'lexica' })).not.toHaveProperty('ficticias')
    expect(await store({ ficticias: 'solo' })).toMatchObject({ ficticias: 'solo' })
    expect((await ana.call('POST', '/v1/saved-searches', { consulta: 'z', parametros: { ficticias: 'quizás' } })).status).toBe(400)
  })
})

it('refuses any other word for it, and says which are allowed', async () => {
  const answer = await guest('POST', '/v1/search', { consulta: 'z', ficticias: 'si' })
  expect(answer.status).toBe(400)
  expect(answer.body.details).toEqual([{ field: 'ficticias', message: 'valores permitidos: excluir, incluir, solo' }])
  for (const url of ['/v1/coverage', '/v1/bases', '/v1/facets', '/v1/rulings/verdadera/similar'])
    expect((await guest('GET', `${url}?ficticias=no`)).status).toBe(400)
})

it('searches fictional rulings by default while there are no others, before the first real one and after the last', async () => {
  const own = await openTestApp()
  const ask = async () => (await callAs(own)('POST', '/v1/search', { consulta: 'zarzaparrilla', agrupar: false })).body.data
  const state = async () => {
    const { resultados, ficticias, cobertura } = await ask()
    return [idsOf(resultados), ficticias.modo, cobertura.soloDemostracion]
  }
  await own.store([invented, otherInvented])
  expect(await state()).toEqual([inventions, 'incluir', true])
  await own.store([real])
  expect(await state()).toEqual([['verdadera'], 'excluir', false])
  await removeRulings(own.services.db, ['verdadera'])
  await own.store([])
  expect(await state()).toEqual([inventions, 'incluir', true])
  await own.close()
}, 60_000)

it('says of what was starred or put in a folder that it was fictional, once it is gone', async () => {
  const own = await openTestApp()
  await own.store([invented, real])
  const ana = await signInPerson(own)
  for (const docId of ['inventada', 'verdadera']) await ana.call('POST', '/v1/favorites', { docId, nota: 'apunte' })
  const { carpeta } = (await ana.call('POST', '/v1/folders', { nombre: 'Causa', docIds: ['inventada', 'verdadera'] })).body.data
  const states = async () => {
    const { favoritos } = (await ana.call('GET', '/v1/favorites')).body.data
    const { items } = (await ana.call('GET', `/v1/folders/${carpeta.folderId}`)).body.data
    const stateOf = (listed: { docId: string; retirada: boolean; ficticia: boolean }[]) =>
      listed.map(({ docId, retirada, ficticia }) => [docId, retirada, ficticia]).sort()
    return [stateOf(favoritos), stateOf(items), favoritos.map(({ nota }: { nota: string }) => nota)]
  }
  const before = [
    ['inventada', false, true],
    ['verdadera', false, false],
  ]
  expect(await states()).toEqual([before, before, ['apunte', 'apunte']])
  await removeRulings(own.services.db, ['inventada', 'verdadera'])
  const after = before.map(([docId, , fictional]) => [docId, true, fictional])
  expect(await states()).toEqual([after, after, ['apunte', 'apunte']])
  await own.close()
}, 60_000)
