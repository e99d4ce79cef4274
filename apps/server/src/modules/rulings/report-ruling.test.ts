import { listAudit, listRulingReports } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' }), buildRuling({ docId: 'dos' })])
})
afterAll(() => test.close())

let address = 0
/** Each request has its own address, so that only the flood meets the limit. */
const report = async (docId: string, payload: unknown, { app } = test, remoteAddress = `10.0.0.${++address}`) => {
  const url = `/v1/rulings/${encodeURIComponent(docId)}/reports`
  const response = await app.inject({ method: 'POST', url, payload: payload as object, remoteAddress })
  return { status: response.statusCode, body: response.json() }
}
const stored = () => listRulingReports(test.database.db, { state: 'open', limit: 100 })
const right = { dato: 'fecha', propuesta: 'Es del 4 de mayo de 2021.', ancla: 'c2', correo: 'lectora@basejuris.example' }

describe('POST /v1/rulings/{docId}/reports', () => {
  it('keeps the report for an operator and gives its reference', async () => {
    const { status, body } = await report('uno', right)
    expect(status).toBe(200)
    const [retained] = await stored()
    expect(retained).toMatchObject({ id: body.data.referencia, docId: 'uno', datum: 'fecha', anchor: 'c2', email: right.correo })
    expect((await listAudit(test.database.db, { subject: 'uno', limit: 1 }))[0]).toMatchObject({
      actor: 'guest',
      action: 'report.received',
    })
  })

  it('gives the same answer to one who says it again', async () => {
    const before = await stored()
    expect((await report('uno', right)).body.data.referencia).toBe(before[0]?.id)
    expect(await stored()).toEqual(before)
  })

  it('masks what it keeps, and takes a place alone for personal data or a considerando', async () => {
    await report('uno', { dato: 'datos_personales', propuesta: 'Aparece el RUT 12.345.678-5 y el teléfono +56 9 8765 4321.', ancla: 'p3' })
    const [masked] = await stored()
    expect(masked?.correction).toBe('Aparece el RUT [RUT] y el teléfono [teléfono].')
    expect((await report('uno', { dato: 'datos_personales', ancla: 'p4' })).status).toBe(200)
    expect((await report('uno', { dato: 'considerando', ancla: 'c1' })).status).toBe(200)
    const refused = await report('uno', { dato: 'rol', ancla: 'p4' })
    expect([refused.status, refused.body.details]).toEqual([400, [{ field: 'propuesta', message: 'indique qué debería decir' }]])
  })
})

describe('attacks on it', () => {
  it('keeps markup and terminal sequences as plain words', async () => {
    const words = '<script>alert(1)</script>\u001b[2J\u202e<img src=x onerror=alert(2)>\r\nfin'
    const { body } = await report('dos', { dato: 'otro', propuesta: words })
    const retained = (await stored()).find(({ id }) => id === body.data.referencia)
    expect(retained?.correction).toBe('<script>alert(1)</script>[2J<img src=x onerror=alert(2)>\nfin')
  })

  it('names every field that is too long, foreign or malformed, and repeats no value', async () => {
    const { status, body } = await report('dos', {
      dato: 'contraseña',
      propuesta: 'x'.repeat(1001),
      ancla: '../c1',
      correo: 'nadie',
      docId: 'uno',
      resolution: 'corregido',
    })
    expect(status).toBe(400)
    expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual(
      ['ancla', 'correo', 'dato', 'docId', 'propuesta', 'resolution'].sort(),
    )
    expect(JSON.stringify(body)).not.toContain('xxx')
    expect(
      (await report('dos', { dato: 'otro', propuesta: 'a', correo: 'uno@basejuris.example\nBcc: dos@basejuris.example' })).status,
    ).toBe(400)
    expect((await report('dos', { dato: 'otro', propuesta: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await report('dos', ['otro'])).status).toBe(400)
  })

  it('answers 404 for unknown rulings, whatever their id looks like', async () => {
    for (const docId of ["no'; drop table rulings; --", '../../etc/passwd', '%', 'ñ'.repeat(200)]) {
      const { status, body } = await report(docId, right)
      expect([docId, status, body.code]).toEqual([docId, 404, 'ruling.not_found'])
    }
    for (const docId of ['x'.repeat(201), 'nulo\u0000']) expect((await report(docId, right)).status).toBe(400)
  })

  it('stops one address after ten, and many addresses at what it keeps of one ruling', async () => {
    const limited = await openTestApp()
    await limited.store([buildRuling({ docId: 'uno' })])
    const from = (sender: string, turn: number) => report('uno', { dato: 'otro', propuesta: `vez ${turn}` }, limited, sender)
    const one = []
    for (let turn = 0; turn < 12; turn++) one.push((await from('10.9.9.9', turn)).status)
    expect(one).toEqual([...Array(10).fill(200), 429, 429])
    const many = []
    for (let turn = 100; turn < 120; turn++) many.push(await from(`10.8.8.${turn}`, turn))
    expect(many.map(({ status }) => status)).toEqual([...Array(15).fill(200), ...Array(5).fill(429)])
    expect(many.at(-1)?.body).toMatchObject({ code: 'report.too_many' })
    for (const dato of ['rol', 'datos_personales'])
      expect([dato, (await report('uno', { dato, propuesta: 'Está mal.' }, limited, '10.7.7.7')).status]).toEqual([dato, 200])
    expect((await limited.app.inject('/v1/settings')).statusCode).toBe(200)
    await limited.close()
  })

  it('never closes a ruling to reports on personal data', async () => {
    const flooded = await openTestApp()
    await flooded.store([buildRuling({ docId: 'uno' })])
    const dato = 'datos_personales'
    for (let turn = 0; turn < 40; turn++)
      expect((await report('uno', { dato, propuesta: `vez ${turn}` }, flooded, `10.6.6.${turn % 4}`)).status).toBe(200)
    const { body } = await report('uno', { dato, propuesta: 'Mi domicilio.' }, flooded, '10.6.6.9')
    expect((await report('uno', { dato, propuesta: 'Mi domicilio.' }, flooded, '10.6.6.9')).body.data).toEqual(body.data)
    await flooded.close()
  })
})
