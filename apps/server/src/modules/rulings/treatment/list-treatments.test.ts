import { rulingTreatmentEndpoint } from '@basejuris/contract'
import { removeRulings, rewriteRuling } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { followCitations } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'

const supreme = (id: string, docketNumber: string, words: string, rest: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId: id,
    idSentence: id,
    docketNumber,
    rit: null,
    court: 'Corte Suprema',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    sections: buildSections([`Primero: Que es la de autos.`, `Segundo: Que ${words}.`]),
    ...rest,
  })

const number = 'en los autos rol N° 12.345-2020'
const cited = supreme('citada', '12345-2020', 'se rechaza', { decidedOn: '2021-05-03' })
const departs = supreme('aparta', '500-2022', `esta Corte no comparte lo resuelto por la Corte Suprema ${number}, considerando 7°`, {
  decidedOn: '2022-01-01',
})
const labour = supreme(
  'laboral',
  'O-77-2022',
  `el criterio de la Corte Suprema ${number} no es aplicable a este caso, cuyos hechos son distintos`,
  {
    court: '2º Juzgado de Letras del Trabajo de Santiago',
    collection: 'laboral',
    base: 'base_laboral',
    decidedOn: '2022-03-03',
  },
)
const follows = supreme('sigue', '600-2023', `esta Corte comparte lo resuelto por la Corte Suprema ${number}`, { decidedOn: '2023-01-01' })
const mentions = supreme('nombra', '700-2024', `véase la sentencia de la Corte Suprema dictada ${number}`, { decidedOn: '2024-01-01' })
const unnamed = supreme('sin-tribunal', '800-2024', 'no se comparte lo resuelto en el rol N° 12.345-2020', {
  court: 'Corte de Apelaciones de Talca',
  collection: 'corte_de_apelaciones',
  base: 'base_corte_apelaciones',
  decidedOn: '2024-02-02',
})
const dissent = supreme('disidencia', '900-2024', 'se rechaza', {
  decidedOn: '2024-03-03',
  sections: [
    ...buildSections(['Primero: Que se rechaza.']),
    {
      kind: 'voto',
      number: null,
      title: 'Voto en contra',
      anchor: 'voto1',
      paragraphs: [{ anchor: 'p90', text: `El disidente no comparte lo resuelto por la Corte Suprema ${number}.` }],
    },
  ],
})
const rulings = [cited, departs, labour, follows, mentions, unnamed, dissent]

let test: TestApp
let limited: TestApp
const follow = async ({ services }: TestApp) => {
  while (!(await followCitations(services.db)).done);
}
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_suprema'] })
  await limited.store(rulings)
  await follow(limited)
})
beforeEach(async () => {
  await test.store(rulings)
  await follow(test)
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const get = async (docId: string, query = '', { app } = test) => {
  const response = await app.inject({ method: 'GET', url: `/v1/rulings/${docId}/treatment${query}` })
  return { status: response.statusCode, body: response.json() }
}
const treatment = async (query = '', app = test) => rulingTreatmentEndpoint.data.parse((await get('citada', query, app)).body.data)
const textAt = (ruling: Ruling, anchor: string) =>
  ruling.sections.flatMap(({ paragraphs }) => paragraphs).find((each) => each.anchor === anchor)?.text ?? ''

describe('GET /v1/rulings/{docId}/treatment', () => {
  it('lists those that depart first, with the words that say so as they stand in the text', async () => {
    const { sentencias, conteos, total } = await treatment()
    expect(sentencias.map(({ docId, trato }) => [docId, trato])).toEqual([
      ['aparta', 'se_aparta'],
      ['laboral', 'distingue'],
      ['sigue', 'sigue'],
      ['disidencia', 'cita'],
      ['sin-tribunal', 'cita'],
      ['nombra', 'cita'],
    ])
    expect(total).toBe(6)
    expect(conteos).toEqual([
      { trato: 'se_aparta', total: 1 },
      { trato: 'distingue', total: 1 },
      { trato: 'sigue', total: 1 },
      { trato: 'cita', total: 3 },
    ])
    const [first] = sentencias
    expect(first).toMatchObject({ considerando: 2, considerandos: [7], ambigua: false, enVoto: null })
    const { ancla, desde, hasta, antes, texto, despues, version } = first?.pasaje ?? expect.fail('words expected')
    expect(version).toBe(1)
    expect(texto).toContain('no comparte')
    expect(textAt(departs, ancla).slice(desde, hasta)).toBe(texto)
    expect(textAt(departs, ancla)).toContain(antes + texto + despues)
  })

  it('says of a vote that it is one, and of a number without court that it may be another', async () => {
    const { sentencias } = await treatment('?trato=cita')
    const vote = sentencias.find(({ docId }) => docId === 'disidencia')
    expect(vote).toMatchObject({ trato: 'cita', enVoto: { trato: 'se_aparta', voz: 'voto' }, confianza: null, considerando: null })
    expect(vote?.pasaje?.texto).toContain('no comparte')
    expect(sentencias.find(({ docId }) => docId === 'sin-tribunal')).toMatchObject({ trato: 'cita', ambigua: true, confianza: null })
    expect(sentencias.find(({ docId }) => docId === 'nombra')?.pasaje?.texto).toBe('12.345-2020')
  })

  it('counts by court and by year, and pages one treatment', async () => {
    const { porTribunal, porAno } = await treatment()
    expect(porTribunal[0]).toMatchObject({ tribunal: 'Corte Suprema', total: 4 })
    expect(porTribunal).toHaveLength(3)
    expect(porAno.map(({ ano, total }) => [ano, total])).toEqual([
      [2024, 3],
      [2023, 1],
      [2022, 2],
    ])
    const page = await treatment('?trato=cita&tamano=2&pagina=2')
    expect([page.total, page.sentencias.map(({ docId }) => docId)]).toEqual([3, ['nombra']])
    expect((await get('citada', '?trato=superada')).status).toBe(400)
    expect((await treatment('?trato=reconsidera')).total).toBe(0)
  })

  it('gives a card without words where the actor may not read the base, and nothing of a ruling of such a base', async () => {
    const hidden = (await treatment('', limited)).sentencias.find(({ docId }) => docId === 'laboral')
    expect(hidden).toMatchObject({ trato: 'distingue', pasaje: null, considerando: null })
    expect((await get('laboral', '', limited)).body.code).toBe('base.premium_required')
    expect((await get('ninguna')).body.code).toBe('ruling.not_found')
  })

  it('follows a new version, a masking and a removal', async () => {
    await test.store([
      {
        ...departs,
        sections: buildSections([
          'Primero: Que se rechaza.',
          `Segundo: Que esta Corte comparte lo resuelto por la Corte Suprema ${number}.`,
        ]),
      },
    ])
    expect((await treatment()).sentencias.find(({ docId }) => docId === 'aparta')?.pasaje).toBeNull()
    await follow(test)
    expect((await treatment()).sentencias.find(({ docId }) => docId === 'aparta')).toMatchObject({ trato: 'sigue', pasaje: { version: 2 } })
    await test.services.db.transaction((tx) =>
      rewriteRuling(tx, 'laboral', {
        ruling: (ruling) => ({
          ruling: { ...ruling, sections: buildSections([`Primero: Que [persona 1] cita a la Corte Suprema ${number}.`]) },
          report: { kinds: [], scope: null, people: [], places: [] },
        }),
        text: (text) => text,
      }),
    )
    await follow(test)
    expect((await treatment()).sentencias.find(({ docId }) => docId === 'laboral')?.trato).toBe('cita')
    await removeRulings(test.services.db, ['sigue'])
    expect((await treatment('?trato=sigue')).sentencias.map(({ docId }) => docId)).toEqual(['aparta'])
  })
})
