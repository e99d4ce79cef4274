import { setTimeout } from 'node:timers/promises'
import { errorBodySchema, exportEndpoint, searchEndpoint, semanticSearchEndpoint } from '@basejuris/contract'
import { allCollections } from '@basejuris/domain'
import { createHashingEncoder } from '@basejuris/search'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { visitorNetwork } from '../../http/search-slots.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'

const encoder = createHashingEncoder()
const answerSlowly: (() => void)[] = []
let testApp: TestApp
let origin: string

beforeAll(async () => {
  testApp = await openTestApp({
    encodeQuery: async (text) => {
      if (text.includes('lenta')) await new Promise<void>((resolve) => answerSlowly.push(resolve))
      return encoder.encodeQuery(text)
    },
  })
  await testApp.store([buildRuling({ idSentence: 'uno', sections: buildSections(['Despido injustificado.']) })])
  origin = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(() => testApp.close())

const search = (consulta: string, { visitor }: { readonly visitor?: string } = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: searchEndpoint.path,
    payload: { consulta },
    ...(visitor === undefined ? {} : { headers: { 'x-loopback-key': 'key-of-the-pages', 'x-visitor-address': visitor } }),
  })
const reaching = (count: number) => expect.poll(() => answerSlowly.length, { timeout: 10_000 }).toBe(count)
const finish = (): void => {
  for (const answer of answerSlowly.splice(0)) answer()
}

it('runs four searches of one visitor at once, lets more wait a moment, and then refuses them', async () => {
  const person = await signInPerson(testApp)
  const running = Array.from({ length: 4 }, () => search('despido lenta'))
  await reaching(4)
  const refused = await search('despido')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(errorBodySchema.parse(refused.json())).toMatchObject({ code: 'search.busy' })
  const semantic = await testApp.app.inject({
    method: 'POST',
    url: semanticSearchEndpoint.path,
    payload: { message: 'despido', namespace: allCollections },
  })
  expect(semantic.statusCode).toBe(503)
  const analysis = await testApp.app.inject({
    method: 'POST',
    url: '/v1/analysis',
    headers: person.headers,
    payload: {
      nombre: 'Despidos',
      origen: { tipo: 'busqueda', consulta: 'despido' },
      columnas: [{ titulo: 'Costas', tipo: 'si_no', pregunta: '¿Se condenó en costas?' }],
    },
  })
  expect([analysis.statusCode, analysis.json().code]).toEqual([503, 'search.busy'])
  const waiting = search('despido')
  finish()
  expect((await Promise.all([...running, waiting])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
}, 30_000)

it('counts searches of our own pages for the visitor whose page it is', async () => {
  const running = Array.from({ length: 4 }, () => search('despido lenta', { visitor: '2001:db8::1' }))
  await reaching(4)
  expect((await search('despido', { visitor: '2001:db8::2' })).statusCode).toBe(503)
  expect((await search('despido', { visitor: '10.1.1.1' })).statusCode).toBe(200)
  expect((await search('despido')).statusCode).toBe(200)
  finish()
  await Promise.all(running)
}, 30_000)

it('runs sixteen at once, and beyond them the first of each visitor, up to sixty-four', async () => {
  const attack = Array.from({ length: 16 }, (_, at) => search('despido lenta', { visitor: `10.0.0.${at % 4}` }))
  await reaching(16)
  const firsts = Array.from({ length: 48 }, (_, at) => search('despido lenta', { visitor: `10.0.1.${at}` }))
  await reaching(64)
  expect((await search('despido', { visitor: '10.0.1.0' })).statusCode).toBe(503)
  expect((await search('despido', { visitor: '10.0.2.1' })).statusCode).toBe(503)
  finish()
  expect((await Promise.all([...attack, ...firsts])).map(({ statusCode }) => statusCode)).toEqual(Array(64).fill(200))
}, 30_000)

it('lets the first search of a waiting visitor run before the second of another', async () => {
  const running = Array.from({ length: 64 }, (_, at) => search('despido lenta', { visitor: `10.0.0.${at}` }))
  await reaching(64)
  const waiting = [search('despido lenta', { visitor: '10.0.0.1' }), search('multa lenta', { visitor: '10.0.2.1' })]
  await setTimeout(300)
  answerSlowly.shift()?.()
  expect((await running[0])?.statusCode).toBe(200)
  await reaching(64)
  answerSlowly.pop()?.()
  expect((await waiting[1])?.statusCode).toBe(200)
  finish()
  await expect.poll(() => answerSlowly.splice(0).map((answer) => answer()).length, { timeout: 10_000 }).toBe(1)
  expect((await Promise.all([...running, ...waiting])).map(({ statusCode }) => statusCode)).toEqual(Array(66).fill(200))
}, 30_000)

it('frees the slots of visitors who leave, running or waiting', async () => {
  const controller = new AbortController()
  const request = {
    method: 'POST',
    body: '{"consulta":"despido lenta"}',
    headers: { 'content-type': 'application/json' },
    signal: controller.signal,
  }
  const left = Array.from({ length: 12 }, () => fetch(`${origin}${searchEndpoint.path}`, request).catch(() => null))
  await reaching(4)
  controller.abort()
  expect(await Promise.all(left)).toEqual(left.map(() => null))
  await setTimeout(300)
  finish()
  const others = await Promise.all(Array.from({ length: 4 }, () => search('despido')))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(answerSlowly).toEqual([])
}, 30_000)

it('counts the search of an export, and ends it when its client leaves', async () => {
  const { headers } = await testApp.signIn()
  const searches = vi.spyOn(testApp.services.search, 'search')
  const controller = new AbortController()
  const exported = fetch(`${origin}${exportEndpoint.path}`, {
    method: 'POST',
    body: JSON.stringify({ formato: 'csv', origen: { tipo: 'busqueda', consulta: 'despido lenta' } }),
    headers: { ...headers, 'content-type': 'application/json' },
    signal: controller.signal,
  }).catch(() => null)
  await reaching(1)
  const running = Array.from({ length: 3 }, () => search('despido lenta'))
  await reaching(4)
  expect((await search('despido')).statusCode).toBe(503)
  controller.abort()
  expect(await exported).toBeNull()
  await expect.poll(() => searches.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  finish()
  expect((await Promise.all([...running, search('despido')])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  searches.mockRestore()
}, 30_000)

it('counts an IPv6 network as one visitor', () => {
  expect(visitorNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(visitorNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(visitorNetwork('2001:db8:0:1::1')).toBe(visitorNetwork('2001:0db8::1:ffff:0:0:2'))
  expect(visitorNetwork('2001:db8:0:1::1')).not.toBe(visitorNetwork('2001:db8:0:2::1'))
})
