import { endpoints, errorBodySchema, exportMediaTypes } from '@basejuris/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from './errors/open-log.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let test: TestApp
const logged: string[] = []
beforeAll(async () => {
  test = await openTestApp({ logger: openLog('trace', { write: (line) => void logged.push(line) }) })
})
afterAll(() => test.close())

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload: payload as object, headers })

describe('HTTP interface', () => {
  it('answers JSON for every unknown path of the interface', async () => {
    for (const url of ['/v1/nada', '/v2/x/y', '/api/z', '/normativa/q']) {
      const response = await test.app.inject(url)
      expect(response.statusCode).toBe(404)
      expect(errorBodySchema.parse(response.json())).toMatchObject({
        code: 'route.not_found',
        error: 'El recurso solicitado no fue encontrado.',
      })
    }
  })

  it('leaves nothing it answered in a cache on the way', async () => {
    const { token } = await test.signIn()
    for (const answer of [
      await test.app.inject({ url: '/v1/auth/session', headers: { authorization: `Bearer ${token}` } }),
      await post('/v1/auth/login', { email: 'nadie@ejemplo.test', password: 'no es la contraseña' }),
      await post('/v1/search', { consulta: 'despido' }),
      await test.app.inject('/v1/nada'),
    ])
      expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('takes its own project and none, and refuses another', async () => {
    expect((await test.app.inject({ url: '/v1/bases', headers: { 'x-project': 'basejuris' } })).statusCode).toBe(200)
    expect((await test.app.inject('/v1/bases')).statusCode).toBe(200)
    const refused = await test.app.inject({ url: '/v1/bases', headers: { 'x-project': 'otro' } })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.project'])
  })

  it('names every invalid field with what is allowed, and repeats no value', async () => {
    const response = await post('/v1/search', { consulta: 7, tamano: 1000, orden: 'azar', filtros: { desde: 'ayer' }, secreto: 'hunter2' })
    expect(response.statusCode).toBe(400)
    const { details } = errorBodySchema.parse(response.json())
    expect(Object.fromEntries((details ?? []).map(({ field, message }) => [field, message]))).toEqual({
      consulta: 'debe ser un texto',
      tamano: 'máximo 100',
      orden: 'valores permitidos: relevancia, recientes, antiguos, alfabetico, rol, filtro-semantico',
      'filtros.desde': 'use una fecha que exista: aaaa-mm-dd, aaaa-mm o aaaa',
      secreto: 'campo desconocido',
    })
    expect(response.body).not.toContain('hunter2')
  })

  it('refuses damaged, oversized and foreign bodies in the catalogue’s words', async () => {
    const raw = (payload: string, type: string) =>
      test.app.inject({ method: 'POST', url: '/v1/search', payload, headers: { 'content-type': type } })
    expect((await raw('{"consulta":', 'application/json')).json()).toMatchObject({ code: 'request.malformed' })
    expect((await raw(JSON.stringify({ consulta: 'x'.repeat(300_000) }), 'application/json')).statusCode).toBe(413)
    expect((await raw('<a/>', 'application/xml')).statusCode).toBe(415)
  })

  it('keeps queries out of the log', async () => {
    logged.length = 0
    await post('/v1/search', { consulta: 'palabraconfidencial' })
    await test.app.inject('/v1/facets?base=palabraconfidencial')
    await test.app.inject('/v1/nada?q=palabraconfidencial')
    expect(logged.length).toBeGreaterThanOrEqual(3)
    expect(logged.join('')).not.toContain('palabraconfidencial')
  })

  it('guards every answer: referrer, type sniffing, robots, closed policy, request id', async () => {
    const { headers } = await test.app.inject('/v1/bases')
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('describes every endpoint of the contract', async () => {
    const document = (await test.app.inject('/openapi.json')).json()
    for (const { method, path } of Object.values(endpoints))
      expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
    const { securitySchemes } = document.components
    expect(securitySchemes).toMatchObject({ token: { type: 'http', scheme: 'bearer' }, cookie: { in: 'cookie', name: 'basejuris-token' } })
    expect(document.paths['/v1/favorites'].get.security).toEqual([{ token: [] }, { cookie: [] }])
    expect(document.paths['/v1/search'].post.security).toContainEqual({})
    const files = document.paths['/v1/exports'].post.responses['200'].content
    expect(Object.keys(files)).toEqual([...Object.values(exportMediaTypes), 'application/x-ndjson'])
    expect(files['application/pdf'].schema).toMatchObject({ type: 'string', format: 'binary' })
    expect(document.paths['/v1/search'].post.requestBody.content['application/json'].schema.properties.tamano).toMatchObject({
      minimum: 1,
      maximum: 100,
    })
  })
})

describe('limits', () => {
  it('stops a guest and says so, and lets the pages pass', async () => {
    const limited = await openTestApp({ rateLimit: 2 })
    const codes = []
    for (let request = 0; request < 3; request++) codes.push((await limited.app.inject('/v1/settings')).statusCode)
    expect(codes).toEqual([200, 200, 429])
    const refused = await limited.app.inject('/v1/settings')
    expect(errorBodySchema.parse(refused.json())).toMatchObject({ code: 'request.too_many' })
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await limited.app.inject({ url: '/v1/settings', headers: { 'x-loopback-key': 'key-of-the-pages' } })).statusCode).toBe(200)
    expect((await limited.app.inject({ url: '/v1/settings', headers: { 'x-loopback-key': 'a-guess-of-the-key' } })).statusCode).toBe(429)
    await limited.close()
  })

  it('limits each account apart from the guests of its network, and all of its accounts together', async () => {
    const limited = await openTestApp({ rateLimit: 2 })
    const [ana, eva] = [await limited.signIn(), await limited.signIn()]
    const ask = async (headers: Record<string, string>) => (await limited.app.inject({ url: '/v1/settings', headers })).statusCode
    const asGuest = [await ask({}), await ask({}), await ask({})]
    expect(asGuest.at(-1)).toBe(429)
    expect([await ask(ana.headers), await ask(ana.headers), await ask(ana.headers)]).toEqual([200, 200, 429])
    expect(await ask(eva.headers)).toBe(200)
    for (let request = 0; request < 40; request++) await ask(ana.headers)
    expect(await ask(eva.headers)).toBe(429)
    await limited.close()
  })

  it('trusts a forwarded address only behind the configured proxy', async () => {
    const open = await openTestApp({ rateLimit: 1 })
    const forwarded = (app: TestApp, address: string) => app.app.inject({ url: '/v1/settings', headers: { 'x-forwarded-for': address } })
    expect([(await forwarded(open, '10.1.1.1')).statusCode, (await forwarded(open, '10.1.1.2')).statusCode]).toEqual([200, 429])
    await open.close()
    const proxied = await openTestApp({ rateLimit: 1, trustProxy: '127.0.0.1' })
    expect([(await forwarded(proxied, '10.1.1.1')).statusCode, (await forwarded(proxied, '10.1.1.2')).statusCode]).toEqual([200, 200])
    await proxied.close()
  })
})

describe('operation', () => {
  it('is ready only when every part is', async () => {
    expect((await test.app.inject('/readyz')).json()).toEqual({
      data: { listo: true, baseDeDatos: 'ok', indice: 'ok', cola: 'ok', disco: 'ok' },
    })
    const starting = await openTestApp({ indexState: 'pendiente' })
    const response = await starting.app.inject('/readyz')
    expect([response.statusCode, response.json().details]).toEqual([503, [{ field: 'indice', message: 'pendiente' }]])
    expect((await starting.app.inject('/healthz')).json()).toEqual({ data: { ok: true } })
    await starting.close()
  })

  it('gives metrics by route pattern to loopback, or to the holder of the key', async () => {
    const local = await openTestApp({ metricsKey: null })
    await local.app.inject('/v1/facets?base=base_penal')
    const open = await local.app.inject('/metrics')
    expect(open.body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/v1\/facets",status="200"\}/)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect([name, (await local.app.inject({ url: '/metrics', headers: { [name]: '10.0.0.1' } })).statusCode]).toEqual([name, 404])
    await local.close()
    const keyed = await openTestApp({ metricsKey: 'a-key-for-the-metrics' })
    expect((await keyed.app.inject('/metrics')).statusCode).toBe(404)
    expect((await keyed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-key-for-the-metrics' } })).statusCode).toBe(200)
    await keyed.close()
    for (const options of [{ trustProxy: '127.0.0.1' }, { publicUrl: 'https://basejuris.test' }, { publicUrl: 'http://basejuris.test' }]) {
      const proxied = await openTestApp({ ...options, metricsKey: null })
      expect([options, (await proxied.app.inject('/metrics')).statusCode]).toEqual([options, 404])
      await proxied.close()
    }
  })
})
