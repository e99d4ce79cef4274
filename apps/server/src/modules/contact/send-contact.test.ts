import { findContactMessage, listAudit, listContactMessages } from '@basejuris/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { contactCipherContext } from './contact-content.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

let address = 0
const send = async (payload: object, remoteAddress = `10.1.${Math.floor(++address / 200)}.${address % 200}`) => {
  const response = await test.app.inject({ method: 'POST', url: '/v1/contact', payload, remoteAddress })
  return { status: response.statusCode, body: response.json() }
}
const right = {
  motivo: 'cuenta',
  nombre: 'Ana Ficticia',
  correo: 'ana@ejemplo.test',
  asunto: 'No puedo entrar',
  mensaje: 'Olvidé mi clave.\nGracias.',
}
const open = () => listContactMessages(test.database.db, { state: 'open', limit: 100 })

describe('POST /v1/contact', () => {
  it('stores the message encrypted, mails it with a reply address, and answers a reference', async () => {
    const { status, body } = await send(right)
    expect(status).toBe(200)
    expect(body.data.referencia).toMatch(/^C-/)
    const retained = await findContactMessage(test.database.db, body.data.referencia)
    expect(retained).toMatchObject({ topic: 'cuenta', email: 'ana@ejemplo.test', closedAt: null })
    expect(retained?.sealed).not.toContain('Olvidé')
    expect(JSON.parse(test.services.textCipher.decrypt(contactCipherContext(retained?.id ?? ''), retained?.sealed ?? ''))).toMatchObject({
      message: right.mensaje,
    })
    const [mail] = await test.mailsTo(test.services.site.supportEmail)
    expect(mail).toMatchObject({ replyTo: 'ana@ejemplo.test', subject: `[${body.data.referencia}] No puedo entrar` })
    expect(mail?.text).toContain('> Olvidé mi clave.')
    const [receipt] = await test.mailsTo('ana@ejemplo.test')
    expect(receipt?.text).toContain(body.data.referencia)
    expect(receipt?.text).not.toContain('Olvidé')
    expect(await listAudit(test.database.db, { subject: body.data.referencia, limit: 5 })).toMatchObject([{ action: 'contact.received' }])
  })

  it('names every field that is wrong and keeps nothing', async () => {
    const before = await open()
    const { status, body } = await send({
      motivo: 'x',
      nombre: ' ',
      correo: 'ana',
      asunto: 'a'.repeat(151),
      mensaje: 'm'.repeat(4001),
      más: 1,
    })
    expect(status).toBe(400)
    expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual(
      expect.arrayContaining(['asunto', 'correo', 'mensaje', 'motivo', 'nombre']),
    )
    expect(JSON.stringify(body)).not.toContain('mmmm')
    expect(await open()).toEqual(before)
  })

  it('answers a program that fills what no person sees, and keeps nothing', async () => {
    const before = await open()
    const { status, body } = await send({ ...right, sitio: 'https://spam.example' })
    expect([status, body.data.referencia]).toEqual([200, expect.stringMatching(/^C-/)])
    expect(await open()).toEqual(before)
  })

  it('keeps markup and terminal sequences as plain words', async () => {
    const words = '<script>alert(1)</script>\u001b[2J\u202e\r\nfin'
    const { body } = await send({ ...right, correo: 'otra@ejemplo.test', asunto: 'a\nBcc: x@y.test', mensaje: words })
    const [mail] = (await test.mailsTo(test.services.site.supportEmail)).slice(-1)
    expect(mail?.subject).toBe(`[${body.data.referencia}] a Bcc: x@y.test`)
    expect(mail?.text).toContain('> <script>alert(1)</script>[2J')
    expect(mail?.html).not.toContain('<script>')
  })

  it('stops a flood of one e-mail, in any capitals, from its address alone, and from one address', async () => {
    const correo = 'mucho@ejemplo.test'
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1)
      statuses.push((await send({ ...right, correo: n % 2 === 0 ? correo : correo.toUpperCase() }, '10.9.9.8')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    for (let n = 0; n < 5; n += 1) expect((await send({ ...right, correo })).status).toBe(200)
    expect([...(await test.mailsTo(correo)), ...(await test.mailsTo(correo.toUpperCase()))]).toHaveLength(6)
    const fromOne: number[] = []
    for (let n = 0; n < 7; n += 1) fromOne.push((await send({ ...right, correo: `p${n}@ejemplo.test` }, '10.9.9.9')).status)
    expect(fromOne).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  it('refuses nothing about personal data for what was sent before', async () => {
    const [motivo, correo] = ['datos', 'titular@ejemplo.test']
    for (let n = 0; n < 6; n += 1) expect((await send({ ...right, motivo, correo }, '10.9.9.7')).status).toBe(200)
  })
})
