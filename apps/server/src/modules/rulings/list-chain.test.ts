import { readFileSync } from 'node:fs'
import { rulingChainEndpoint } from '@basejuris/contract'
import { listFacts, putRulings } from '@basejuris/database'
import { type DemoRecord, generateDemoRulings } from '@basejuris/demo'
import { parseBook, type Ruling } from '@basejuris/domain'
import { findCaseChain } from '@basejuris/ingestion'
import { buildRuling, buildSections, openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const decision = (id: string, rest: Partial<Ruling>, words = 'se rechaza'): Ruling =>
  buildRuling({ docId: id, idSentence: id, rit: null, sections: buildSections([`Primero: Que ${words}.`]), ...rest })

const talca = { court: 'Corte de Apelaciones de Talca', collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones' } as const
const supreme = { court: 'Corte Suprema', collection: 'corte_suprema', base: 'base_corte_suprema' } as const
const labour = { court: 'Juzgado de Letras del Trabajo de Talca', collection: 'laboral', base: 'base_laboral' } as const

const first = decision('primera', { ...labour, docketNumber: 'O-17-2020', rit: 'O-17-2020', decidedOn: '2020-05-05', outcome: 'acoge' })
const second = decision('apelacion', {
  ...talca,
  docketNumber: '88-2020',
  book: 'Laboral - Cobranza',
  rit: 'O-17-2020',
  originCourt: labour.court,
  originDocketNumber: 'O-17-2020',
  decidedOn: '2020-08-08',
  outcome: 'rechaza',
})
const otherBook = decision('otro-libro', {
  ...talca,
  docketNumber: '88-2020',
  book: 'Penal',
  rit: 'O-9-2019',
  caption: 'Otra causa',
  decidedOn: '2020-02-02',
})
const third = decision('unificacion', {
  ...supreme,
  docketNumber: '9001-2020',
  rit: 'O-17-2020',
  appealType: 'Unificación de Jurisprudencia',
  originCourt: talca.court,
  originDocketNumber: '88-2020',
  decidedOn: '2021-01-01',
  outcome: 'unifica',
})
const replaced = decision('reemplazo', {
  ...supreme,
  docketNumber: '9001-2020',
  rit: 'O-17-2020',
  decidedOn: '2021-01-01',
  outcome: 'acoge',
  kind: 'sentencia de reemplazo',
})
const protection = decision('proteccion', {
  ...talca,
  docketNumber: '55-2022',
  book: 'Protección',
  appealType: 'Protección',
  decidedOn: '2022-02-02',
  outcome: 'acoge',
})
const protectionAppeal = decision('proteccion-cs', {
  ...supreme,
  docketNumber: '700-2022',
  appealType: 'Apelación Protección',
  originCourt: talca.court,
  originDocketNumber: '55-2022',
  decidedOn: '2022-03-03',
  outcome: 'confirma',
})
const orphan = decision('huerfana', {
  ...supreme,
  docketNumber: '800-2022',
  rit: 'C-5-2019',
  originCourt: 'Corte de Apelaciones de Arica',
  originDocketNumber: '12-2021',
  decidedOn: '2022-06-06',
})

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_suprema'] })
  for (const app of [test, limited]) await app.store([first, second, otherBook, third, replaced, protection, protectionAppeal, orphan])
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const get = async (docId: string, { app } = test) => {
  const response = await app.inject({ method: 'GET', url: `/v1/rulings/${docId}/chain` })
  return { status: response.statusCode, body: response.json() }
}
const chain = async (docId: string, app = test) => rulingChainEndpoint.data.parse((await get(docId, app)).body.data).pasos
const steps = async (docId: string) => (await chain(docId)).map(({ paso, sentencias: [one] }) => `${paso}: ${one?.docId ?? '-'}`)

describe('GET /v1/rulings/{docId}/chain', () => {
  it.each(['primera', 'apelacion', 'unificacion', 'reemplazo'])('gives every instance, whichever is asked (%s)', async (docId) => {
    expect(await steps(docId)).toEqual([
      '1° instancia: primera',
      'Corte de Apelaciones: apelacion',
      'Unificación de jurisprudencia: unificacion',
      'Sentencia de reemplazo: reemplazo',
    ])
    expect((await chain(docId)).filter(({ actual }) => actual).map(({ sentencias: [one] }) => one?.docId)).toEqual([docId])
  })

  it('begins a protección at the Corte de Apelaciones', async () => {
    expect(await steps('proteccion-cs')).toEqual(['Corte de Apelaciones: proteccion', 'Corte Suprema: proteccion-cs'])
  })

  it('names the steps that the index lacks', async () => {
    const missing = (await chain('huerfana')).filter(({ sentencias }) => sentencias.length === 0)
    expect(missing.map(({ mensaje, tribunal, rol }) => [mensaje, tribunal, rol])).toEqual([
      ['1° instancia: no está en nuestro índice', null, 'rol C-5-2019'],
      ['Corte de Apelaciones: no está en nuestro índice', 'Corte de Apelaciones de Arica', 'rol N° 12-2021'],
    ])
  })

  it('gives cards of bases that the actor may not read, and nothing of one of theirs', async () => {
    expect((await chain('unificacion', limited)).map(({ sentencias }) => sentencias.length)).toEqual([1, 1, 1, 1])
    expect((await get('apelacion', limited)).body.code).toBe('base.premium_required')
    expect((await get('ninguna')).body.code).toBe('ruling.not_found')
  })
})

/** A record as stored, without its text, which chains do not need. */
const factsOf = (record: DemoRecord): Ruling =>
  buildRuling({
    docId: record.id,
    idSentence: record.id,
    collection: record.coleccion,
    base: null,
    court: record.tribunal,
    docketNumber: record.rol,
    rit: record.rit,
    ruc: record.ruc,
    book: record.libro === null ? null : parseBook(record.libro),
    caption: record.caratulado,
    decidedOn: record.fecha,
    appealType: record.recurso,
    outcome: record.resultado,
    originCourt: record.tribunalOrigen,
    originDocketNumber: record.rolOrigen,
    norms: [],
    sections: [],
  })

it('finds the planted chains of the demonstration corpus', { timeout: 240_000 }, async () => {
  const truths = JSON.parse(readFileSync(new URL('../../../../../demo/planted-truths.json', import.meta.url), 'utf8')) as {
    readonly chains: readonly (readonly string[])[]
  }
  const database = await openTestDatabase()
  try {
    const records = [...generateDemoRulings()]
    for (let at = 0; at < records.length; at += 400) await putRulings(database.db, records.slice(at, at + 400).map(factsOf))
    const facts = await listFacts(
      database.db,
      records.map(({ id }) => id),
    )
    const bySource = new Map(facts.map((each) => [each.idSentence, each]))
    let right = 0
    for (const planted of truths.chains) {
      const last = bySource.get(planted.at(-1) ?? '')
      const found = last === undefined ? [] : await findCaseChain(database.db, last)
      const ids = found.flatMap(({ rulings }) => rulings.map(({ idSentence }) => idSentence))
      if (JSON.stringify(ids) === JSON.stringify(planted)) right += 1
    }
    console.info(`chains right: ${right} of ${truths.chains.length}`)
    expect(truths.chains.length).toBeGreaterThan(400)
    expect(right / truths.chains.length).toBeGreaterThanOrEqual(0.98)
  } finally {
    await database.close()
  }
})
