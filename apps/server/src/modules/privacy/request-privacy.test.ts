import { extendPrivacyRequest, findPrivacyRequest, listPrivacyRequests } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { findNamedRuling } from './find-named-ruling.ts'
import { remindPrivacy } from './remind-privacy.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({ docId: 'uno', docketNumber: 'O-77-2021', rit: 'O-77-2021' }),
    buildRuling({ docId: 'dos', docketNumber: 'O-88-2021', rit: 'O-88-2021' }),
    buildRuling({ docId: 'tres', docketNumber: 'O-88-2021', rit: 'O-88-2021', court: 'Juzgado de Letras del Trabajo de Arica' }),
  ])
})
afterAll(() => test.close())

let address = 0
const post = async (url: string, payload: object) => {
  const response = await test.app.inject({ method: 'POST', url, payload, remoteAddress: `10.2.0.${++address}` })
  return { status: response.statusCode, body: response.json() }
}
const right = {
  derecho: 'ocultar',
  sentencia: 'O-77-2021',
  nombre: 'Ana Ficticia',
  correo: 'ana@ejemplo.test',
  calidad: 'titular',
  nombreEnSentencia: 'Ana Ficticia Soto',
  fundamento: 'Pido que se oculte.',
  declaracion: true,
}

describe('POST /v1/privacy-requests', () => {
  it('stores the request encrypted with its due date, and mails both sides without naming anybody to third parties', async () => {
    const { status, body } = await post('/v1/privacy-requests', right)
    expect([status, body.data.sentenciaEncontrada]).toEqual([200, true])
    const retained = await findPrivacyRequest(test.database.db, body.data.referencia)
    expect(retained).toMatchObject({ right: 'ocultar', docId: 'uno', resolution: null })
    expect((retained?.dueAt.getTime() ?? 0) - (retained?.receivedAt.getTime() ?? 0)).toBe(30 * 86_400_000)
    expect(JSON.stringify(retained)).not.toMatch(/Ana|ejemplo|oculte/u)
    const [mail] = await test.mailsTo(test.services.site.supportEmail)
    expect(mail?.text).toContain(body.data.referencia)
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Ana|ejemplo\.test/u)
    const [receipt] = await test.mailsTo('ana@ejemplo.test')
    expect(receipt?.text).toContain('/privacidad/solicitud')
    expect(receipt?.text).not.toContain(body.data.codigo)
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await post('/v1/privacy-requests', {
      derecho: 'ocultar',
      sentencia: 'x'.repeat(301),
      correo: 'a',
      declaracion: false,
    })
    expect(status).toBe(400)
    expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual(
      expect.arrayContaining(['calidad', 'correo', 'declaracion', 'fundamento', 'nombre', 'sentencia']),
    )
    const unnamed = await post('/v1/privacy-requests', { ...right, nombreEnSentencia: '' })
    expect(unnamed.body.details).toMatchObject([{ field: 'nombreEnSentencia' }])
  })

  it('answers a program that fills what no person sees, and keeps nothing', async () => {
    const before = await listPrivacyRequests(test.database.db, { state: 'open', limit: 100 })
    expect((await post('/v1/privacy-requests', { ...right, sitio: 'x' })).status).toBe(200)
    expect(await listPrivacyRequests(test.database.db, { state: 'open', limit: 100 })).toEqual(before)
  })

  it('refuses none of many, each with its own term, and mails one address no more than six times a day', async () => {
    const correo = 'mucho@ejemplo.test'
    const references = new Set<string>()
    for (let n = 0; n < 12; n += 1) {
      const { status, body } = await post('/v1/privacy-requests', { ...right, correo })
      expect(status).toBe(200)
      references.add(body.data.referencia)
      expect(await findPrivacyRequest(test.database.db, body.data.referencia)).toMatchObject({ right: 'ocultar', resolution: null })
    }
    expect(references.size).toBe(12)
    expect(await test.mailsTo(correo)).toHaveLength(6)
  })
})

describe('POST /v1/privacy-requests/status', () => {
  it('shows the status for reference and code, however typed; anything else is not found', async () => {
    const { body } = await post('/v1/privacy-requests', { ...right, derecho: 'rectificar', correo: 'estado@ejemplo.test' })
    const { referencia, codigo } = body.data
    const shown = await post('/v1/privacy-requests/status', {
      referencia: referencia.toLowerCase(),
      codigo: ` ${codigo.replaceAll('-', ' ')} `,
    })
    expect(shown.body.data).toMatchObject({ referencia, derecho: 'rectificar', diasRestantes: 30, resolucion: null, prorrogada: false })
    expect(JSON.stringify(shown.body)).not.toMatch(/Ana|ejemplo/u)
    const wrong = await post('/v1/privacy-requests/status', { referencia, codigo: 'AAAAA-AAAAA' })
    const unknown = await post('/v1/privacy-requests/status', { referencia: 'P-0000-0000', codigo })
    expect([wrong.status, wrong.body.code]).toEqual([404, 'privacy.not_found'])
    expect([unknown.status, unknown.body.code, unknown.body.error]).toEqual([404, 'privacy.not_found', wrong.body.error])
  })
})

it('knows a ruling by link, id or docket number, and guesses none of several', async () => {
  const { db } = test.database
  expect(await findNamedRuling(db, 'https://basejuris.example/sentencia?q=a&id=uno#c1')).toBe('uno')
  expect(await findNamedRuling(db, ' dos ')).toBe('dos')
  expect(await findNamedRuling(db, 'RIT O-77-2021')).toBe('uno')
  expect(await findNamedRuling(db, 'O-88-2021')).toBeNull()
  expect(await findNamedRuling(db, '/sentencia?id=%E0%A4%A')).toBeNull()
})

describe('the term of thirty days', () => {
  const dayMs = 86_400_000
  const later = (days: number) => new Date(Date.now() + days * dayMs)

  it('is called to the operator’s mind from a week before, by a mail that names nobody', async () => {
    const { body } = await post('/v1/privacy-requests', { ...right, correo: 'plazo@ejemplo.test' })
    const reference: string = body.data.referencia
    expect(await remindPrivacy(test.services, later(20))).toBe(0)
    expect(await remindPrivacy(test.services, later(25))).toBeGreaterThan(0)
    const mail = (await test.mailsTo(test.services.site.supportEmail)).find(({ subject }) => subject.includes('por responder'))
    expect(mail?.text).toContain(reference)
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Ana|ejemplo\.test/u)
  })

  it('is extended once by thirty, and not after it has passed', async () => {
    const { body } = await post('/v1/privacy-requests', { ...right, correo: 'prorroga@ejemplo.test' })
    const reference: string = body.data.referencia
    const { dueAt } = (await findPrivacyRequest(test.database.db, reference)) ?? { dueAt: new Date(0) }
    const extend = (at: Date) =>
      extendPrivacyRequest(test.database.db, {
        reference,
        dueAt: new Date(dueAt.getTime() + 30 * dayMs),
        reason: 'Falta el expediente.',
        at,
      })
    expect(await extend(later(31))).toBe(false)
    expect(await extend(later(29))).toBe(true)
    expect(await extend(later(29))).toBe(false)
    expect((await findPrivacyRequest(test.database.db, reference))?.dueAt.getTime()).toBe(dueAt.getTime() + 30 * dayMs)
  })
})
