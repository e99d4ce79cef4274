import { addServiceKey, revokeServiceKey } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { formatServiceKey, generateServiceKey, hashServiceKey, type ServiceKey } from '../config/service-key.ts'
import { openLog } from '../errors/open-log.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { createServiceKeys } from './service-keys.ts'

const timingSafeEqual = vi.hoisted(() => vi.fn())
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  timingSafeEqual.mockImplementation(crypto.timingSafeEqual)
  return { ...crypto, timingSafeEqual }
})

const citing = (docId: string, collection: 'corte_suprema' | 'salud_corte_suprema') =>
  buildRuling({
    docId,
    idSentence: docId,
    collection,
    base: `base_${collection}`,
    sections: buildSections(['Primero: Que rige el artículo 161 del Código del Trabajo.']),
  })
const url = '/normativa/corte-suprema/text/CT/1/10'
const keyOf = (name: string, change: Partial<ServiceKey> = {}): ServiceKey & { readonly key: string } => {
  const key = generateServiceKey()
  return { key, name, keyHash: hashServiceKey(key), bases: null, requestsPerMinute: 600, ...change }
}
const [whole, health, slow, revoked] = [
  keyOf('todo'),
  keyOf('salud', { bases: ['base_salud_corte_suprema'] }),
  keyOf('lenta', { requestsPerMinute: 3 }),
  keyOf('revocada'),
]

let test: TestApp
const logged: string[] = []
beforeAll(async () => {
  test = await openTestApp({ rateLimit: 5, logger: openLog('trace', { write: (line) => void logged.push(line) }) })
  await test.store([citing('suprema', 'corte_suprema'), citing('salud', 'salud_corte_suprema')])
  for (const { key: _key, ...row } of [whole, health, slow, revoked])
    await addServiceKey(test.database.db, { ...row, createdAt: new Date() })
  await revokeServiceKey(test.database.db, revoked.name, new Date())
})
afterAll(() => test.close())

/** Each address has a limit of its own. */
let lastAddress = 0
const newAddress = (): string => {
  lastAddress += 1
  return `10.0.0.${lastAddress}`
}
const ask = async (key: string | undefined, path = url, method: 'GET' | 'POST' = 'GET', remoteAddress = newAddress()) => {
  const headers = key === undefined ? {} : { 'x-api-key': key }
  const response = await test.app.inject({ method, url: path, headers, remoteAddress, ...(method === 'POST' ? { payload: {} } : {}) })
  return { status: response.statusCode, code: null, ...response.json() }
}

describe('a service key', () => {
  it('opens the normativa, and guests are answered without one', async () => {
    expect((await ask(whole.key)).status).toBe(200)
    expect((await ask(undefined)).status).toBe(200)
  })

  it('reads the text of its bases alone', async () => {
    const legible = async (key: string) =>
      Object.fromEntries(
        ((await ask(key)).data.sentencias as { docId: string; legible: boolean }[]).map((each) => [each.docId, each.legible]),
      )
    expect(await legible(whole.key)).toEqual({ suprema: true, salud: true })
    expect(await legible(health.key)).toEqual({ suprema: false, salud: true })
  })

  it.each([
    ['unknown', generateServiceKey()],
    ['empty', ''],
    ['cut', whole.key.slice(0, -1)],
    ['prolonged', `${whole.key}x`],
    ['of another case', whole.key.toUpperCase()],
    ['its own hash', whole.keyHash],
    ['very long', 'x'.repeat(5000)],
    ['revoked', revoked.key],
  ])('that is %s is refused and says nothing of others', async (_what, key) => {
    expect(await ask(key)).toMatchObject({ status: 401, code: 'key.invalid', error: 'La clave de servicio no es válida o fue revocada.' })
    const others = ['corte-suprema/CT/1/1', 'corte-suprema/articles/CT/161/1/1', 'find/despido/1/1', 'similarity-search/despido']
    for (const path of others.map((rest) => `/normativa/${rest}`)) expect((await ask(key, path)).code).toBe('key.invalid')
  })

  it.each([
    ['POST', '/v1/search'],
    ['POST', '/v2/find-by-id'],
    ['GET', '/v1/bases'],
    ['GET', '/v1/favorites'],
    ['GET', '/healthz'],
  ] as const)('is refused on %s %s, valid or not', async (method, path) => {
    for (const key of [whole.key, generateServiceKey()])
      expect(await ask(key, path, method)).toMatchObject({ status: 403, code: 'key.not_allowed' })
  })

  it('is no token of a session', async () => {
    const headers = { authorization: `Bearer ${whole.key}` }
    expect((await test.app.inject({ url: '/v1/favorites', headers, remoteAddress: '10.1.0.1' })).statusCode).toBe(401)
    expect((await test.app.inject({ url: `${url}?api_key=${whole.key}`, remoteAddress: '10.1.0.2' })).statusCode).toBe(400)
  })

  it('has a limit of its own, whatever its addresses', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push((await ask(slow.key)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const [address, others] = ['10.2.0.1', [] as number[]]
    for (let at = 0; at < 7; at += 1) others.push((await ask(whole.key, url, 'GET', address)).status)
    expect(new Set(others)).toEqual(new Set([200]))
  })

  it('cannot be guessed at more than the pace of an address', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1) statuses.push((await ask(generateServiceKey(), url, 'GET', '10.3.0.1')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('stops at the next request once it is revoked', async () => {
    const passing = keyOf('pasajera')
    await addServiceKey(test.database.db, { ...passing, createdAt: new Date() })
    expect((await ask(passing.key)).status).toBe(200)
    await revokeServiceKey(test.database.db, 'pasajera', new Date())
    expect((await ask(passing.key)).code).toBe('key.invalid')
  })

  it('is compared with every key in constant time', async () => {
    timingSafeEqual.mockClear()
    const keys = createServiceKeys(test.database.db, [keyOf('una'), keyOf('otra')])
    expect(await keys.find(whole.key)).toMatchObject({ actor: { kind: 'service', name: 'todo' } })
    const open = 3
    expect(timingSafeEqual).toHaveBeenCalledTimes(2 + open)
  })

  it('appears in no log', () => {
    expect(logged.length).toBeGreaterThan(10)
    for (const { key, keyHash } of [whole, health, slow, revoked])
      for (const secret of [key, keyHash, key.slice(3)]) expect(logged.join('')).not.toContain(secret)
  })
})

describe('SERVICE_API_KEYS', () => {
  it('takes the entries that «keys add» shows', async () => {
    const [one, two] = [keyOf('uno', { bases: ['familia', 'base_civil'], requestsPerMinute: 30 }), keyOf('dos')]
    const { serviceKeys } = readConfig({ SERVICE_API_KEYS: `${formatServiceKey(one)}, ${formatServiceKey(two)},tres:${one.keyHash}` })
    expect(serviceKeys).toMatchObject([
      { name: 'uno', keyHash: one.keyHash, bases: ['familia', 'base_civil'], requestsPerMinute: 30 },
      { name: 'dos', keyHash: two.keyHash, bases: null, requestsPerMinute: 600 },
      { name: 'tres', bases: null, requestsPerMinute: 600 },
    ])
    expect(await createServiceKeys(test.database.db, serviceKeys).find(two.key)).toMatchObject({ actor: { name: 'dos' } })
    expect(readConfig({}).serviceKeys).toEqual([])
  })

  it.each([
    'sin-huella',
    `nombre:${generateServiceKey()}`,
    `Mayúscula:${'a'.repeat(64)}`,
    `a:${'a'.repeat(64)}:0`,
    `a:${'a'.repeat(64)}:9:otra_base`,
    `a:${'a'.repeat(64)},a:${'b'.repeat(64)}`,
  ])('refuses «%s»', (list) => {
    expect(() => readConfig({ SERVICE_API_KEYS: list })).toThrow('SERVICE_API_KEYS: use nombre:huella')
  })
})
