import { createHash } from 'node:crypto'
import { provenanceEndpoint } from '@basejuris/contract'
import { putRulings, withdrawRecords } from '@basejuris/database'
import type { RecordOrigin } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const record = 'el registro de la fuente'
const origin = (overrides: Partial<RecordOrigin> = {}): RecordOrigin => ({
  versionOf: null,
  fetchedAt: new Date('2026-10-01T12:00:00Z'),
  rawHash: createHash('sha256').update(record).digest('base64url'),
  documentsVersion: 3,
  status: 'firm',
  ...overrides,
})
const first = buildRuling({
  docId: 'uno',
  caption: 'A.B.C. con [persona 1]',
  outcomeText: 'ACOGIDA',
  asGiven: { decidedOn: '14 SEPT. 2021', court: '2º JUZG. LETRAS DEL TRABAJO' },
  sections: buildSections([
    'Primero: Que [persona 1], cédula [RUT], con domicilio en [domicilio], y [persona 2], cédula [RUT], comparecen.',
  ]),
})
const second = { ...first, caption: 'Araneda con Soto', sections: buildSections(['Primero: Que doña Araneda comparece.']) }

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const { db } = test.database
  await putRulings(db, [first], { origins: new Map([['uno', origin()]]), now: new Date('2026-10-02T00:00:00Z') })
  const newer = origin({ fetchedAt: new Date('2026-11-01T12:00:00Z'), rawHash: null, status: null })
  await putRulings(db, [second], { origins: new Map([['uno', newer]]), now: new Date('2026-11-02T00:00:00Z') })
})
afterAll(() => test.close())

const get = async (query = '', docId = 'uno', { app } = test) => {
  const response = await app.inject({ method: 'GET', url: `/v1/rulings/${docId}/provenance${query}` })
  return { status: response.statusCode, body: response.json() }
}
const read = async (body: object) => {
  const response = await test.app.inject({ method: 'POST', url: '/v2/find-by-id', payload: body })
  return { status: response.statusCode, body: response.json() }
}

describe('GET /v1/rulings/{docId}/provenance', () => {
  it('gives every version, newest first, with the hash of the record as sha256sum writes it', async () => {
    const { versiones } = provenanceEndpoint.data.parse((await get()).body.data)
    expect(versiones).toMatchObject([
      { version: 2, mostrada: true, leida: '2026-11-01T12:00:00.000Z', huella: null, superada: null, legible: true },
      {
        version: 1,
        mostrada: false,
        guardada: '2026-10-02T00:00:00.000Z',
        huella: createHash('sha256').update(record).digest('hex'),
        analisis: 3,
        superada: '2026-11-02T00:00:00.000Z',
      },
    ])
    expect(versiones[0]?.huellaTexto).toMatch(/^[0-9a-f]{64}$/)
  })

  it('counts the masks of the requested version, caption included', async () => {
    expect((await get()).body.data).toMatchObject({ tapado: [], personas: { distintas: 0, menciones: 0 } })
    expect((await get('?version=1')).body.data).toMatchObject({
      segunFuente: [
        { dato: 'tribunal', valor: '2º JUZG. LETRAS DEL TRABAJO' },
        { dato: 'fecha', valor: '14 SEPT. 2021' },
        { dato: 'resultado', valor: 'ACOGIDA' },
      ],
      tapado: [
        { marca: '[RUT]', total: 2 },
        { marca: '[domicilio]', total: 1 },
      ],
      personas: { distintas: 2, menciones: 3 },
    })
  })

  it('refuses what is not there, what is no number, and what the actor may not read', async () => {
    expect(await get('', 'nadie')).toMatchObject({ status: 404, body: { code: 'ruling.not_found' } })
    expect(await get('?version=9')).toMatchObject({ status: 404, body: { code: 'ruling.version_not_found' } })
    expect((await get('?version=0')).status).toBe(400)
    const limited = await openTestApp({ readable: [] })
    await limited.store([first])
    expect(await get('', 'uno', limited)).toMatchObject({ status: 403, body: { code: 'base.premium_required' } })
    await limited.close()
  })
})

describe('a version of a ruling', () => {
  it('is read with its own text and anchors; without a number the shown one is', async () => {
    expect((await read({ docId: 'uno' })).body.data.sentencia).toMatchObject({ caratulado: second.caption, version: null })
    const { sentencia } = (await read({ docId: 'uno', version: 1, consulta: 'comparecen' })).body.data
    expect(sentencia).toMatchObject({ docId: 'uno', caratulado: first.caption, version: 1, coincidencias: 1 })
    expect(await read({ docId: 'uno', version: 7 })).toMatchObject({ status: 404, body: { code: 'ruling.version_not_found' } })
  })

  it('cannot be read once its source took it back', async () => {
    const other = buildRuling({ docId: 'dos', source: 'otra' })
    await putRulings(test.database.db, [other], { origins: new Map([['dos', origin({ versionOf: 'uno' })]]) })
    await withdrawRecords(test.database.db, ['dos'])
    expect((await get()).body.data.versiones[0]).toMatchObject({ version: 3, estado: 'retirada', legible: false })
    expect((await read({ docId: 'uno', version: 3 })).status).toBe(404)
  })
})
