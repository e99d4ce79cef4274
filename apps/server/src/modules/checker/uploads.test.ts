import { randomUUID } from 'node:crypto'
import { makeDocx } from '@basejuris/ingestion/testing/docx'
import { makePdf } from '@basejuris/ingestion/testing/pdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintTables } from '../../testing/fingerprint-tables.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe.each(['/v1/citations/check', '/v1/norms/detect'])('a text sent to %s', (url) => {
  beforeEach(async () => {
    ana = await signInPerson(test)
  })
  const send = (body: object) => ana.call('POST', url, body)

  it.each([
    ['document.format', 415, Uint8Array.of(1, 0, 2)],
    ['document.damaged', 422, Buffer.from('PK\u0003\u0004 nada', 'latin1')],
    ['document.password', 422, makePdf([['secreto']], { encrypted: true })],
    ['document.scanned', 422, makePdf([[]])],
    ['document.too_large', 413, makePdf(Array.from({ length: 501 }, () => ['Una página']))],
  ])('may be a document that cannot be read: %s', async (code, expected, bytes) => {
    const { status, body } = await send({ archivo: Buffer.from(bytes).toString('base64') })
    expect([status, body.code]).toEqual([expected, code])
  })

  it('comes as text or in base64, not both', async () => {
    expect((await send({ archivo: 'no es base64' })).status).toBe(400)
    expect((await send({ archivo: 'QQ==', texto: 'A' })).status).toBe(400)
    expect((await send({})).body.details).toEqual([expect.objectContaining({ field: 'texto' })])
  })

  it('is written to no table', async () => {
    const texto = 'Corte Suprema, rol N° 12.345-2020, «una frase que nadie guarda».'
    const before = await fingerprintTables(test.database)
    expect(before.size).toBeGreaterThan(50)
    for (const body of [{ texto }, { archivo: Buffer.from(makeDocx([texto])).toString('base64') }])
      expect((await send(body)).status).toBe(200)
    expect(await fingerprintTables(test.database)).toEqual(before)
  })

  const long = 'Corte Suprema, rol N° 12.345-2020, artículo 161 del Código del Trabajo.\n'.repeat(5_000)
  const placeOf = async (person: TestPerson, turno: string) => (await person.call('GET', `/v1/checks/${turno}`)).body.data
  const placeOnceSent = async (turno: string) => {
    let place = await placeOf(ana, turno)
    while (place.estado === 'ninguno') place = await placeOf(ana, turno)
    return place
  }

  it('waits its turn with its place told to its owner alone', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    const answers = [send({ texto: long, turno: first })]
    expect(await placeOnceSent(first)).toEqual({ estado: 'en_proceso', antes: 0 })
    answers.push(send({ texto: long, turno: second }))
    expect(await placeOnceSent(second)).toEqual({ estado: 'en_espera', antes: 1 })
    answers.push(send({ texto: 'nada', turno: third }))
    expect(await placeOnceSent(third)).toEqual({ estado: 'en_espera', antes: 2 })
    const bruno = await signInPerson(test)
    expect(await placeOf(bruno, third)).toEqual({ estado: 'ninguno', antes: 0 })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await placeOf(ana, third)).toEqual({ estado: 'ninguno', antes: 0 })
    expect((await ana.call('GET', '/v1/checks/uno')).body.details).toEqual([expect.objectContaining({ field: 'turno' })])
  })

  it('is one of four of its user: a fifth is refused, and others still get in', async () => {
    const answers = [1, 2, 3, 4].map(() => send({ texto: long, turno: randomUUID() }))
    const last = randomUUID()
    answers.push(send({ texto: 'nada', turno: last }))
    const bruno = await signInPerson(test)
    expect((await bruno.call('POST', url, { texto: 'nada' })).status).toBe(200)
    const finished = await Promise.all(answers)
    expect(finished.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429])
    expect(finished.find(({ status }) => status === 429)?.body.code).toBe('check.busy')
  })

  it('is one of twenty in an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send({ texto: 'nada' })).status).toBe(200)
    const refused = await send({ texto: 'nada' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'check.too_many' } })
    expect(refused.body.error).toMatch(/^Ya comprobó 20 textos en la última hora\. Intente nuevamente desde las \d{2}:\d{2} horas\.$/u)
  })
})
