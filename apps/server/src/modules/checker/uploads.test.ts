import { makePdf } from '@basejuris/ingestion/testing/pdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

  it('is one of two of its user, one after the other; a third is refused', async () => {
    const texto = 'Corte Suprema, rol N° 12.345-2020, artículo 161 del Código del Trabajo.\n'.repeat(1_000)
    const answers = await Promise.all([1, 2, 3].map(() => send({ texto })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('check.busy')
  })

  it('is one of twenty in an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send({ texto: 'nada' })).status).toBe(200)
    expect(await send({ texto: 'nada' })).toMatchObject({ status: 429, body: { code: 'check.too_many' } })
  })
})
