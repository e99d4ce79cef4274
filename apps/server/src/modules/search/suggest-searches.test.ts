import { suggestionsEndpoint } from '@basejuris/contract'
import { removeRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const sections = buildSections(['1° Que el artículo 161 del Código del Trabajo lo prohíbe.'])
const single = buildRuling({
  idSentence: 'uno',
  docketNumber: 'O-364-2020',
  caption: 'Riquelme con Servicios Portuarios Limitada',
  sections,
})
const twins = ['dos', 'tres'].map((idSentence) =>
  buildRuling({
    idSentence,
    docketNumber: 'O-365-2020',
    caption: 'Riquelme con Fisco',
    court: 'Juzgado de Letras del Trabajo de Arica',
    sections,
  }),
)

const opinion = buildRuling({
  idSentence: 'cuatro',
  docketNumber: 'E-586880-2024',
  kind: 'dictamen',
  caption: 'Jubilación de funcionarios de un servicio de faros',
  court: 'Contraloría General de la República',
  decidedOn: '2024-12-03',
  norms: [],
  sections: buildSections(['1° Que se consulta por los años servidos.']),
})

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([single, ...twins, opinion])
})
afterAll(() => test.close())

const suggest = async (q: string, limit?: number) => {
  const query = { q, ...(limit === undefined ? {} : { limit: String(limit) }) }
  const response = await test.app.inject({ method: 'GET', url: '/v1/suggestions', query })
  expect(response.statusCode).toBe(200)
  return suggestionsEndpoint.data.parse(response.json().data).sugerencias
}

it('gives each caption once; that of one ruling opens it', async () => {
  const [first, second, ...rest] = (await suggest('riquelme con')).sort((a, b) => a.texto.length - b.texto.length)
  expect(rest).toEqual([])
  expect(first).toMatchObject({ tipo: 'caratula', texto: 'Riquelme con Fisco', consulta: 'Riquelme con Fisco', total: null })
  expect(first?.docId).toBeUndefined()
  expect(second).toMatchObject({ texto: single.caption, docId: single.docId })
})

it('lists every ruling of a docket number, and courts and norms with what to search for', async () => {
  const dockets = await suggest('o-365')
  expect(dockets.map(({ tipo, texto, docId }) => [tipo, texto, docId])).toEqual(twins.map(({ docId }) => ['rol', 'RIT O-365-2020', docId]))
  expect(dockets.map(({ consulta }) => consulta)).toEqual(['O-365-2020', 'O-365-2020'])
  expect(await suggest('arica')).toEqual([
    {
      tipo: 'tribunal',
      texto: 'Juzgado de Letras del Trabajo de Arica',
      detalle: null,
      total: 2,
      filtros: { tribunal: ['Juzgado de Letras del Trabajo de Arica'] },
    },
  ])
  const norm = { tipo: 'norma', texto: 'art. 161 Código del Trabajo', detalle: null, total: 3, consulta: 'art. 161 Código del Trabajo' }
  expect(await suggest('161 ct')).toContainEqual(norm)
})

it('calls the number of a ruling what citations call it', async () => {
  expect(await suggest('jubilación de func')).toMatchObject([
    { docId: opinion.docId, detalle: 'dictamen N° E586880, de 2024 · Contraloría General de la República · 2024' },
  ])
  expect(await suggest('e-586880')).toMatchObject([{ texto: 'dictamen N° E586880, de 2024', consulta: 'E-586880-2024' }])
})

it('keeps to its limits', async () => {
  expect(await suggest('')).toEqual([])
  expect(await suggest('riquelme', 1)).toHaveLength(1)
  for (const query of [{ q: 'x'.repeat(201) }, { q: 'x', limit: '21' }, {}, { q: 'x', otro: '1' }]) {
    const response = await test.app.inject({ method: 'GET', url: '/v1/suggestions', query: query as Record<string, string> })
    expect(response.statusCode).toBe(400)
  }
})

it('suggests no ruling that was removed, even before the index has followed', async () => {
  await removeRulings(test.database.db, [single.docId])
  expect((await suggest('riquelme con serv')).map(({ docId }) => docId)).toEqual([])
})
