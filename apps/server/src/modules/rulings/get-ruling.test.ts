import { errorBodySchema, findByIdV2Endpoint, searchEndpoint, similarRulingsEndpoint } from '@basejuris/contract'
import { removeRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({ docId: 'queda' }),
    buildRuling({ docId: 'sale', fictional: false }),
    buildRuling({ docId: 'inventada', fictional: true }),
  ])
  await removeRulings(test.database.db, ['sale', 'inventada'])
})
afterAll(() => test.close())

it.each([
  ['queda', 200, undefined],
  ['sale', 410, 'ruling.withdrawn'],
  ['inventada', 410, 'ruling.fictional_removed'],
  ['nunca', 404, 'ruling.not_found'],
])('reads %s: %i', async (docId, status, code) => {
  const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId } })
  expect(response.statusCode).toBe(status)
  expect(response.json().code).toBe(code)
})

it('tells the day that the text states where the source has another', async () => {
  const dated = (docId: string, decidedOn: string | null) =>
    buildRuling({ docId, decidedOn, sections: buildSections(['Talca, tres de mayo de dos mil veintiuno.', 'Vistos: se rechaza.']) })
  await test.store([dated('otra', '2021-05-07'), dated('misma', '2021-05-03'), dated('sin', null)])
  const days = await Promise.all(
    ['otra', 'misma', 'sin', 'queda'].map(async (docId) => {
      const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId } })
      return response.json().data.sentencia.fechaSegunTexto
    }),
  )
  expect(days).toEqual(['2021-05-03', null, '2021-05-03', null])
})

it('takes back what was read just before, and what others tell of it', async () => {
  const facts = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
  const sections = buildSections(['Que el despido fue injustificado, como dijo la Corte Suprema en los autos Rol N° 12.345-2020.'])
  const named = buildRuling({
    ...facts,
    docId: 'nombrada',
    docketNumber: '12345-2020',
    sections: buildSections(['Que la carta nada dice del despido injustificado.']),
  })
  const speaker = buildRuling({ ...facts, docId: 'nombra', docketNumber: '7000-2022', sections })
  await test.store([named, speaker])
  const read = (docId: string) => test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId } })
  const reported = async () => {
    const { destinos } = findByIdV2Endpoint.data.parse((await read('nombra')).json().data).sentencia
    const similar = await test.app.inject({ method: 'GET', url: '/v1/rulings/nombra/similar?limite=20' })
    const near = similarRulingsEndpoint.data.parse(similar.json().data).resultados
    return { named: Object.keys(destinos), near: near.some(({ docId }) => docId === 'nombrada') }
  }
  expect((await read('nombrada')).statusCode).toBe(200)
  expect(await reported()).toEqual({ named: ['12345-2020, Corte Suprema'], near: true })
  expect(await reported()).toEqual(await reported())
  await removeRulings(test.database.db, ['nombrada'])
  expect((await read('nombrada')).statusCode).toBe(410)
  expect(await reported()).toEqual({ named: [], near: false })
})

it('marks the words of the query as the search read it', async () => {
  await test.store([buildRuling({ docId: 'leida', sections: buildSections(['Que el despido y el fuero se rechazaron.']) })])
  const marksOf = async (payload: object): Promise<string[]> => {
    const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: { docId: 'leida', ...payload } })
    const { secciones } = findByIdV2Endpoint.data.parse(response.json().data).sentencia
    return [
      ...new Set(
        secciones.flatMap(({ parrafos }) => parrafos.flatMap(({ texto, marcas }) => marcas.map(([from, to]) => texto.slice(from, to)))),
      ),
    ].sort()
  }
  const consulta = 'despido NO fuero'
  expect(await marksOf({ consulta })).toEqual(['despido'])
  expect(await marksOf({ consulta, lectura: 'operadores' })).toEqual(['despido'])
  expect(await marksOf({ consulta, lectura: 'palabras' })).toEqual(['despido', 'fuero'])
  const found = await test.app.inject({
    method: 'POST',
    url: '/v1/search',
    payload: { consulta, lectura: 'palabras', preferir: ['fecha:2024'] },
  })
  const [result] = searchEndpoint.data.parse(found.json().data).resultados
  expect(result?.url).toBe('/sentencia?id=leida&q=despido+NO+fuero&lectura=palabras&preferir=fecha%3A2024')
})

it('answers only the requested passage and its context, and counts matches in the whole text', async () => {
  const considerandos = Array.from({ length: 20 }, (_, at) => `Que el despido número ${at} fue injustificado.`)
  await test.store([buildRuling({ docId: 'larga', sections: buildSections(considerandos) })])
  const read = async (rest: Record<string, string>) => {
    const payload = { docId: 'larga', consulta: 'despido', ...rest }
    const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload })
    return findByIdV2Endpoint.data.parse(response.json().data).sentencia
  }
  const whole = await read({})
  const at = whole.secciones.findIndex(({ ancla }) => ancla === 'c10')
  const passage = await read({ ancla: 'c10' })
  expect(passage.secciones).toEqual(whole.secciones.slice(at - 2, at + 3))
  expect(passage.coincidencias).toBe(whole.coincidencias)
  expect(whole.coincidencias).toBeGreaterThanOrEqual(20)
  const start = await read({ ancla: 'nada' })
  expect(start.secciones.flatMap(({ parrafos }) => parrafos)).toEqual(whole.secciones.flatMap(({ parrafos }) => parrafos).slice(0, 3))
})

it('refuses the text of a closed base with what identifies the ruling, and nothing that was decided or written', async () => {
  const limited = await openTestApp({ readable: [] })
  const secret = 'palabras que solo están en el texto'
  const closed = buildRuling({
    docId: 'cerrada',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    sections: buildSections([secret]),
  })
  const free = buildRuling({ docId: 'sinbase', collection: 'administrativo', base: null })
  await limited.store([closed, free])
  const ask = (payload: object) => limited.app.inject({ method: 'POST', url: '/v2/find-by-id', payload })
  for (const more of [{}, { consulta: secret, ancla: 'c1' }, { version: 1 }]) {
    const response = await ask({ docId: 'cerrada', ...more })
    const { sentencia } = errorBodySchema.strict().parse(response.json())
    expect(response.statusCode).toBe(403)
    expect(sentencia).toEqual({
      docId: 'cerrada',
      caratulado: closed.caption,
      tribunal: closed.court,
      sala: closed.chamber,
      fechaSentencia: closed.decidedOn,
      rol: closed.docketNumber,
      numero: expect.anything(),
      base: 'base_corte_suprema',
      precio: 20_000,
      ficticia: closed.fictional,
    })
    expect(response.body).not.toContain(secret)
  }
  // Without a base there is nothing to contract.
  expect((await ask({ docId: 'sinbase' })).json()).not.toHaveProperty('sentencia')
  await limited.close()
})
