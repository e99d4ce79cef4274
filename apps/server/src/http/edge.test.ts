import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { errorBodySchema } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testMetricsKey } from '../testing/open-test-app.ts'
import { bindPages } from './pages.ts'

interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a server answers to bytes, until it ends the connection. */
async function exchange(app: FastifyInstance, bytes: string): Promise<RawAnswer> {
  const socket = connectTo(app)
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket.setEncoding('latin1')) text += chunk
  return parseAnswer(text)
}

const connectTo = (app: FastifyInstance): Socket => connect((app.server.address() as AddressInfo).port, '127.0.0.1')

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}

const request = (method: string, target: string, headers: readonly string[] = []): string =>
  [`${method} ${target} HTTP/1.1`, 'host: basejuris.test', 'connection: close', ...headers, '', ''].join('\r\n')

/** Next.js folds dots and decodes as this does, whatever route handed the address on. */
async function servePages(options: Parameters<typeof openTestApp>[0] = {}): Promise<TestApp> {
  const test = await openTestApp(options)
  bindPages(test.app, {
    development: false,
    allowTagManager: false,
    statusOf: async (address) => (address.startsWith('/sentencia') ? 404 : 200),
    staticFiles: ['chunks/0a~b.js', 'chunks/[root]_1.css'],
    pictures: ['producto/a-claro.png'],
    handle: async (received, response) => {
      const { pathname } = new URL(received.url ?? '', 'http://localhost')
      response.setHeader('content-type', 'text/plain')
      response.end(pathname.startsWith('/_next/') ? `file ${pathname}` : `page ${pathname}`)
    },
  })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  return test
}

let test: TestApp
beforeAll(async () => {
  test = await servePages({ publicUrl: 'https://basejuris.test' })
})
afterAll(() => test.close())

const guarded = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..;', '%2e%2e%3b']
const between = ['/', '\\', '%2f', '%5c', '%255c', '//']
const folded = ['/_next', '/_next/static', '/_next/static/chunks', '/_next/image', '/%5fnext/static', '/_next/data'].flatMap((start) =>
  up.flatMap((dots) =>
    between.flatMap((slash) => [`${start}/${dots}${slash}resultados?q=a`, `${start}/${dots}${slash}${dots}${slash}sentencia/x`]),
  ),
)
const odd = [
  '/_next/',
  '/_next/static/',
  '/_next/static/chunks/',
  '/_next/static/unknown.js',
  '/_next/static/chunks/0a~b.js/../../..',
  '/_next/x',
]

it('answers the structure of a page, whatever ruling it will show', async () => {
  const { status } = await exchange(test.app, request('GET', '/sentencia', ['rsc: 1', 'next-router-segment-prefetch: /_tree']))
  expect(status).toBe(200)
  expect((await exchange(test.app, request('GET', '/sentencia'))).status).toBe(404)
  expect((await exchange(test.app, request('GET', '/sentencia', ['next-router-segment-prefetch: /sentencia']))).status).toBe(404)
})

describe('below /_next/', () => {
  it('no address reaches a page, nor escapes the limit', async () => {
    for (const target of [...folded, ...odd]) {
      const { status, headers, body } = await exchange(test.app, request('GET', target))
      expect([target, status, body.includes('page '), 'x-ratelimit-remaining' in headers]).toEqual([target, 404, false, true])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  it('files are served, and those alone also under load and to a limited address', async () => {
    const limited = await servePages({ rateLimit: 1 })
    await exchange(limited.app, request('GET', '/resultados'))
    for (const [target, file] of [
      ['/_next/static/chunks/0a~b.js', '0a~b.js'],
      ['/_next/static/chunks/0a%7Eb.js?dpl=1', '0a~b.js'],
      ['/_next/static/chunks/%5Broot%5D_1.css', '[root]_1.css'],
    ] as const) {
      const { status, body } = await exchange(limited.app, request('GET', target))
      expect([status, decodeURI(body)]).toEqual([200, `file /_next/static/chunks/${file}`])
    }
    for (const target of ['/resultados', '/_next/image?url=/a.png', '/_next/static/no.js', '/_next/%2e%2e/resultados', '/%', '/v1/x'])
      expect([target, (await exchange(limited.app, request('GET', target))).status]).toEqual([target, 429])
    expect((await exchange(limited.app, request('POST', '/resultados', ['content-length: 0']))).status).toBe(429)
    expect((await exchange(limited.app, 'not http\r\n\r\n')).status).toBe(429)
    for (const probe of ['/healthz', '/readyz']) expect((await exchange(limited.app, request('GET', probe))).status).toBe(200)
    await limited.close()
  })

  it('pages of words and forms open where searches used up the limit, each with a limit of its own', async () => {
    const limited = await servePages({ rateLimit: 1 })
    const ask = async (target: string) => (await exchange(limited.app, request('GET', target))).status
    expect([await ask('/resultados?q=a'), await ask('/resultados?q=a'), await ask('/v1/x')]).toEqual([200, 429, 429])
    for (const page of ['/', '/login?next=%2Fchat', '/terminos', '/privacidad', '/accesibilidad', '/contacto'])
      expect([page, await ask(page), await ask(page)]).toEqual([page, 200, 429])
    await limited.close()
  })

  it('pictures of this site alone are scaled', async () => {
    const picture = await exchange(test.app, request('GET', '/_next/image?url=%2Fproducto%2Fa-claro.png&w=640&q=75'))
    expect([picture.status, picture.headers]).toEqual([200, expect.objectContaining(guarded)])
    const elsewhere = ['/\\host', '//host/a.png', 'https://host/a.png', '/../a.png', '/_next/../a', '', '/a?b', '%2Fa']
    for (const url of [...elsewhere, '/cuenta', '/b.png', ' producto/a-claro.png'])
      expect([url, (await exchange(test.app, request('GET', `/_next/image?url=${encodeURIComponent(url)}`))).status]).toEqual([url, 400])
  })
})

const long = 'x'.repeat(20_000)

describe('every answer', () => {
  it.each([
    ['a page', request('GET', '/resultados'), 200, null],
    ['data', request('GET', '/v1/bases'), 200, null],
    ['an unknown path of the interface', request('GET', '/v1/nada'), 404, 'route.not_found'],
    ['a known path with another method', request('DELETE', '/v1/search'), 405, 'route.method'],
    ['a page with another method', request('POST', '/resultados', ['content-length: 0']), 405, 'route.method'],
    [
      'the same with an empty body',
      request('PATCH', '/v1/bases', ['content-type: application/json', 'content-length: 0']),
      405,
      'route.method',
    ],
    [
      'an unknown method with an empty body',
      request('QUERY', '/readyz', ['content-type: application/json', 'content-length: 0']),
      405,
      'route.method',
    ],
    ['an unknown method', request('PROPFIND', '/resultados'), 405, 'route.method'],
    ['a missing file', request('GET', '/_next/static/a.js'), 404, 'route.not_found'],
    ['a broken escape', request('GET', '/%'), 400, 'request.target'],
    ['an escape that is not UTF-8', request('GET', '/%c0%ae'), 400, 'request.target'],
    ['the same in a field of the path', request('GET', '/v1/rulings/%c0%ae/cluster'), 400, 'request.target'],
    ['a target without slash', request('OPTIONS', '*'), 400, 'request.target'],
    ['another', request('GET', '*'), 400, 'request.target'],
    ['a target as long as the limit', request('GET', `/v1/rulings/${'x'.repeat(12_000)}/cluster`), 400, 'request.invalid'],
    ['too long headers', request('GET', '/', [`x-long: ${long}`]), 431, 'request.header_size'],
    ['a too long target', request('GET', `/${long}`), 431, 'request.header_size'],
    ['what is not HTTP', 'hello\r\n\r\n', 400, 'request.http'],
    ['a wrong length', request('POST', '/v1/search', ['content-length: x']), 400, 'request.http'],
    ['two lengths', request('POST', '/v1/search', ['content-length: 1', 'transfer-encoding: chunked']), 400, 'request.http'],
    ['a state of the router that nobody can read', request('GET', '/', ['rsc: 1', 'next-router-state-tree: [']), 400, 'request.header'],
    [
      'a body compressed twice',
      request('POST', '/v1/search', ['content-encoding: gzip, gzip', 'content-length: 0']),
      415,
      'request.media_type',
    ],
    ['a compressed body', request('POST', '/v1/search', ['content-encoding: br', 'content-length: 0']), 415, 'request.media_type'],
  ])('is guarded and ours: %s', async (_what, bytes, status, code) => {
    const answer = await exchange(test.app, bytes)
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(guarded)])
    if (code === null) return
    const text = answer.headers['transfer-encoding'] === 'chunked' ? answer.body.replace(/^[0-9a-f]+\r\n|\r\n[\s\S]*$/g, '') : answer.body
    expect(errorBodySchema.parse(JSON.parse(Buffer.from(text, 'latin1').toString()))).toMatchObject({
      code,
      requestId: answer.headers['x-request-id'],
    })
    const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${testMetricsKey}` } })
    expect(body).toMatch(new RegExp(`http_failures_total\\{method="[A-Z]+",route="[^"]+",code="${code}"\\}`))
  })

  it('names the methods of a path that has others', async () => {
    for (const [path, allow] of [
      ['/v1/search', 'POST'],
      ['/v1/bases', 'GET, HEAD'],
      ['/v1/favorites', 'GET, HEAD, POST, PUT, DELETE'],
      ['/v1/folders/0b1c2d3e-0000-4000-8000-000000000000', 'GET, HEAD, PUT, DELETE'],
      ['/resultados', 'GET, HEAD'],
    ] as const)
      expect([path, (await exchange(test.app, request('PATCH', path))).headers['allow']]).toEqual([path, allow])
  })

  it.each([
    ['GET', '/v1/folders/search', 'POST'],
    ['DELETE', '/v1/watches/news', 'GET, HEAD'],
    ['GET', '/v1/norms/detect', 'POST'],
    ['HEAD', '/v1/payment/user/create', 'POST'],
  ])('%s %s is no id of another path', async (method, path, allow) => {
    const { status, headers } = await exchange(test.app, request(method, path))
    expect([status, headers['allow']]).toEqual([405, allow])
  })

  it('says over http without TLS nothing about TLS', async () => {
    const plain = await servePages()
    expect((await exchange(plain.app, request('GET', '/v1/bases'))).headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
  })

  it('repeats no origin of an absolute target', async () => {
    const { status, headers } = await exchange(test.app, request('GET', 'http://attacker.test/materias?q=1'))
    expect([status, headers['location']]).toEqual([308, '/carpetas?q=1'])
    expect((await exchange(test.app, request('GET', 'http://attacker.test?q=1'))).body).toBe('page /')
  })
})

describe('a request that arrives slowly', () => {
  it('is cut in its time, and a slow answer is not', async () => {
    const impatient = await openTestApp({ arrivalTimeoutMs: 600 })
    impatient.app.get('/v1/slow-answer', async () => setTimeout(1500, { data: 'late' }))
    await impatient.app.listen({ port: 0, host: '127.0.0.1' })
    const late = exchange(impatient.app, request('GET', '/v1/slow-answer'))
    const started = performance.now()
    const slow = connectTo(impatient.app)
    slow.write('POST /v1/search HTTP/1.1\r\nhost: basejuris.test\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{')
    const trickle = setInterval(() => slow.writable && slow.write(' '), 100)
    let text = ''
    for await (const chunk of slow.setEncoding('latin1')) text += chunk
    clearInterval(trickle)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(parseAnswer(text)).toMatchObject({ status: 408, headers: { 'x-content-type-options': 'nosniff', connection: 'close' } })
    expect(await late).toMatchObject({ status: 200, body: expect.stringContaining('late') })
    await impatient.close()
  })
})
