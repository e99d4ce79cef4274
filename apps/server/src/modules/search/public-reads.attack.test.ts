import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
const ruling = buildRuling({ docId: 'uno', sections: buildSections(['Primero: Que el despido fue injustificado.']) })
beforeAll(async () => {
  test = await openTestApp()
  await test.store([ruling])
})
afterAll(() => test.close())
const call: ReturnType<typeof callAs> = (...given) => callAs(test)(...given)

const hostile = [
  '"><script>alert(1)</script>',
  "'; drop table rulings; --",
  '👩‍⚖️ «ñ» \u202e',
  '((((((((((',
  '"sin cerrar',
  '* ? ~ ^ \\ / : ! -',
  'Y O NO cerca/9999',
  '%00%0a../../etc/passwd',
  '\ud800',
  'nulo\u0000',
  'a '.repeat(400),
]

describe('bad input of readers', () => {
  it.each(hostile)('%j is searched for as words', async (words) => {
    for (const [path, body] of [
      ['/v1/search', { consulta: words }],
      ['/v1/semantic-search', { message: words }],
      ['/v1/find-by-id', { searcher: [{ field: 'caratulado', value: words }] }],
      ['/v2/find-by-id', { docId: words }],
    ] as const) {
      const { status, body: answer } = await call('POST', path, body)
      expect([200, 400, 404], `${path} ${JSON.stringify(answer).slice(0, 200)}`).toContain(status)
      if (status !== 200)
        expect(answer).toMatchObject({ error: expect.any(String), code: expect.any(String), requestId: expect.any(String) })
    }
    const { status } = await call('GET', `/v1/suggestions?texto=${encodeURIComponent(words.toWellFormed().slice(0, 80))}`)
    expect([200, 400]).toContain(status)
  })

  it('is reported field by field, and never repeated', async () => {
    const wrong = {
      consulta: 7,
      bases: ['base_x'],
      orden: 'azar',
      pagina: -1,
      tamano: 1e9,
      modo: {},
      filtros: { norma: 'x'.repeat(5000) },
      otro: 1,
    }
    const refused = await call('POST', '/v1/search', wrong)
    expect(refused.status).toBe(400)
    expect(refusedFields(refused).map((field) => field.split('.')[0])).toEqual(
      expect.arrayContaining(['bases', 'consulta', 'modo', 'orden', 'pagina', 'tamano']),
    )
    expect(JSON.stringify(refused.body)).not.toContain('xxxx')
    expect((await call('POST', '/v1/search', { consulta: 'a'.repeat(100_000) })).status).toBe(400)
    expect((await call('POST', '/v1/search', [] as object)).status).toBe(400)
    expect((await call('POST', '/v1/semantic-search', { message: '' })).status).toBe(400)
    expect((await call('GET', '/v1/facets?base=base_x')).status).toBe(400)
  })

  it('of unknown ids is answered as such, whatever they look like', async () => {
    for (const id of ['nadie', '..%2f..%2fetc', '%3Cscript%3E', 'a'.repeat(900), '%F0%9F%92%A9', "1'%20or%201=1"])
      for (const part of ['provenance', 'cluster', 'similar', 'contrast']) {
        const { status, body } = await call('GET', `/v1/rulings/${id}/${part}`)
        expect([400, 404], `${part} ${id}`).toContain(status)
        expect(body.error, `${part} ${id}`).toMatch(/^\p{Lu}/u)
      }
  })
})

it('a token that opens nothing reads nothing in somebody’s name, and a guest reads on', async () => {
  const before = await call('POST', '/v1/search', { consulta: 'despido' })
  expect(before.body.data.total).toBe(1)
  for (const token of ['x', 'eyJhbGciOiJub25lIn0.e30.', `${'a'.repeat(3000)}.b.c`]) {
    const { status, body } = await callAs(test, { authorization: `Bearer ${token}` })('POST', '/v1/search', { consulta: 'despido' })
    expect([status, body.data.total]).toEqual([200, 1])
    expect((await callAs(test, { authorization: `Bearer ${token}` })('GET', '/v1/history')).body.code).toBe('auth.expired')
  }
})
