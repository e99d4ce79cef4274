import type { AddressInfo } from 'node:net'
import { tools } from '@basejuris/assistant'
import type { KeyScope } from '@basejuris/domain'
import { maxChecksPerHour, maxKeyCallsPerMinute } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'

const words = 'La necesidad de la empresa debe fundarse en hechos objetivos y graves.'
const ruling = buildRuling({
  docId: 'cs-1',
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  docketNumber: '12345-2020',
  fictional: false,
  rit: null,
  sections: buildSections([`Primero: ${words}`]),
})
/** One section of 70,000 characters, in which every word is different. */
const longText = Array.from({ length: 7000 }, (_, at) => `palabra${at}`).join(' ')
const long = buildRuling({
  docId: 'cs-2',
  docketNumber: '999-2021',
  rit: null,
  fictional: false,
  sections: buildSections([`Primero: ${longText}`]),
})

let test: TestApp
let url: URL
beforeAll(async () => {
  test = await openTestApp()
  await test.store([ruling, long])
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  url = new URL(`http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/mcp`)
})
afterAll(() => test.close())

const allScopes: readonly KeyScope[] = ['buscar', 'leer', 'verificar']

async function makeKey(permisos: readonly KeyScope[] = allScopes) {
  const person = await signInPerson(test)
  const { clave, creada } = (await person.call('POST', '/v1/keys', { nombre: 'Programa', permisos })).body.data
  return { person, key: clave as string, keyId: creada.keyId as string }
}

type Mode = 'legacy' | 'auto'
const revisions: readonly (readonly [Mode, string])[] = [
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
]

async function connect(key: string, mode: Mode = 'auto', headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'prueba', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } } })
  await client.connect(transport)
  return client
}

interface Report {
  readonly integridad: string
  readonly aviso: string | null
  readonly continuar: readonly { readonly campo: string; readonly desde: number }[]
  readonly cercanas: readonly { readonly docId: string }[]
  readonly cobertura: { readonly sentencias: number }
  readonly sinAcceso: object | null
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own
  readonly respuesta: any
}

async function ask(client: Client, name: string, args: Record<string, unknown>): Promise<Report> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args })
  expect(isError ?? false).toBe(false)
  const [block] = content
  expect(block?.type === 'text' && JSON.parse(block.text)).toEqual(structuredContent)
  return structuredContent as unknown as Report
}

/** Sentence of a call that is refused. */
async function refusal(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  expect(isError).toBe(true)
  const [block] = content
  return block?.type === 'text' ? block.text : ''
}

const post = (key: string | null, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code
const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const calling = (name: string, args: object, id = 1) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })

describe.each(revisions)('a client of the protocol (%s: %s)', (mode, revision) => {
  it('agrees on its revision and reads the list of tools', async () => {
    const client = await connect((await makeKey()).key, mode)
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    expect(client.getInstructions()).toContain('verify_citations')
    const listed = (await client.listTools()).tools
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { annotations, inputSchema, outputSchema, description, title } of listed) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false })
      expect([inputSchema.type, outputSchema?.['type']]).toEqual(['object', 'object'])
      expect(description?.length).toBeGreaterThan(20)
      expect(title).not.toBe('')
    }
    await client.close()
  })

  it('searches, opens, finds and verifies, each answer with its label and its coverage', async () => {
    const client = await connect((await makeKey()).key, mode)
    await client.listTools()
    const found = await ask(client, 'search_rulings', { consulta: 'necesidad de la empresa' })
    expect(found).toMatchObject({ integridad: 'candidata', cobertura: { sentencias: 2 }, respuesta: { resultados: [{ docId: 'cs-1' }] } })
    const opened = await ask(client, 'open_ruling', { docId: 'cs-1' })
    expect(opened).toMatchObject({ integridad: 'verificada', respuesta: { docId: 'cs-1', siguiente: null } })
    expect(JSON.stringify(opened.respuesta)).toContain(words)
    const within = await ask(client, 'find_in_ruling', { docId: 'cs-1', frase: 'hechos objetivos' })
    expect(within.respuesta.pasajes[0].texto).toContain('hechos objetivos')
    const texto = `Como dijo la Corte Suprema en el rol N° 12.345-2020: «${words}». Y en el rol N° 88.888-2019 de la Corte Suprema.`
    const checked = await ask(client, 'verify_citations', { texto })
    expect(checked.integridad).toBe('fuera_del_indice')
    expect(checked.respuesta.citas).toMatchObject([
      {
        docId: 'cs-1',
        integridad: 'verificada',
        veredicto: 'Existe',
        textuales: [{ resultado: 'textual', escrito: expect.stringContaining(words) }],
      },
      { docId: null, integridad: 'fuera_del_indice' },
    ])
    expect(await ask(client, 'describe_coverage', {})).toMatchObject({ integridad: 'verificada', respuesta: { sentencias: 2 } })
    await client.close()
  })

  it('is told in Spanish what was wrong with a call', async () => {
    const client = await connect((await makeKey()).key, mode)
    expect(await refusal(client, 'search_rulings', { consulta: '' })).toContain('consulta: mínimo 1 caracteres')
    expect(await refusal(client, 'search_rulings', { consulta: 'x', pagina: 1000 })).toContain('pagina: máximo 100')
    expect(await refusal(client, 'borrar_todo', {})).toContain('No existe la herramienta «borrar_todo»')
    await client.close()
  })
})

describe('what is not in the index', () => {
  it('is said without saying that it does not exist, with the nearest', async () => {
    const client = await connect((await makeKey()).key)
    const missed = await ask(client, 'open_ruling', { docId: '12345-2020' })
    expect(missed).toMatchObject({ integridad: 'fuera_del_indice', respuesta: null, cercanas: [{ docId: 'cs-1' }] })
    expect(missed.aviso).toContain('no significa que no exista')
    await client.close()
  })

  it('is never said because something failed', async () => {
    const { key } = await makeKey()
    const client = await connect(key)
    const { search } = test.services
    const searching = search.search
    Object.assign(search, { search: () => Promise.reject(new Error('the index is gone')) })
    try {
      const sentence = await refusal(client, 'search_rulings', { consulta: 'despido' })
      expect(sentence).toMatch(/no dice nada sobre si la sentencia/)
      expect(sentence).not.toMatch(/no existe|the index is gone/)
    } finally {
      Object.assign(search, { search: searching })
    }
    await client.close()
  })
})

describe('long answers', () => {
  it('are at most 50 kB, and all of them can be read', async () => {
    const client = await connect((await makeKey()).key)
    let desde: string | null = null
    let read = ''
    do {
      const opened: Report = await ask(client, 'open_ruling', { docId: 'cs-2', ...(desde === null ? {} : { desde }) })
      expect(Buffer.byteLength(JSON.stringify(opened))).toBeLessThanOrEqual(50_000)
      read += opened.respuesta.secciones.map(({ texto }: { texto: string }) => texto).join('\n')
      desde = opened.respuesta.siguiente
    } while (desde !== null)
    expect(read).toContain(longText.slice(-5000))
    for (const part of ['palabra3100 ', 'palabra6999']) expect(read).toContain(part)
    await client.close()
  })

  it('of many citations go on where they were cut', async () => {
    const client = await connect((await makeKey()).key)
    const texto = Array.from({ length: 300 }, (_, at) => `Corte Suprema, rol N° ${70_000 + at}-2019.`).join(' ')
    const seen: number[] = []
    let continuar: Report['continuar'][number] | undefined
    do {
      const part: Report = await ask(client, 'verify_citations', { texto, ...(continuar === undefined ? {} : { continuar }) })
      expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(50_000)
      seen.push(...part.respuesta.citas.map(({ n }: { n: number }) => n))
      continuar = part.continuar.find(({ campo }) => campo === 'citas')
    } while (continuar !== undefined)
    expect(seen).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
    await client.close()
  })
})

describe('who may call', () => {
  it('is the holder of a key that opens something', async () => {
    const { key, keyId, person } = await makeKey()
    for (const bad of ['basejuris_x', `${key}x`, person.token, 'x'.repeat(5000)]) {
      const answer = await post(bad, listing)
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'access_key.invalid'])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="BaseJuris"')
    }
    const none = await post(null, listing)
    expect([none.status, await codeOf(none)]).toEqual([401, 'access_key.required'])
    await expect(connect('basejuris_mala')).rejects.toThrow(/401/)
    const client = await connect(key)
    await person.call('DELETE', `/v1/keys/${keyId}`)
    await expect(client.callTool({ name: 'describe_coverage', arguments: {} })).rejects.toThrow(/401|clave/)
  })

  it('is no browser with the cookie of a session', async () => {
    const { token } = await test.signIn()
    expect((await post(null, listing, { cookie: `basejuris-token=${token}` })).status).toBe(401)
  })

  it('is no page of another site, whatever its key', async () => {
    const { key } = await makeKey()
    for (const origin of ['https://otro.test', 'null', 'http://localhost:3000', 'https://basejuris.test.otro.test']) {
      const answer = await post(key, listing, { origin })
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'request.origin'])
    }
    expect((await post(key, listing, { origin: 'https://basejuris.test' })).status).toBe(200)
  })

  it('calls the tools of its scopes alone', async () => {
    const client = await connect((await makeKey(['buscar'])).key)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).toEqual(tools.filter(({ scope }) => scope === 'buscar').map(({ name }) => name))
    expect(await refusal(client, 'open_ruling', { docId: 'cs-1' })).toContain('no tiene el permiso «leer»')
    expect(await refusal(client, 'verify_citations', { texto: 'x' })).toContain('«verificar»')
    await client.close()
  })

  it('opens no other part of the interface with the key', async () => {
    const { key, person } = await makeKey()
    const headers = { authorization: `Bearer ${key}` }
    for (const path of ['/v1/keys', '/v1/auth/sessions', `/v1/auth/profile/${person.userId}`])
      expect((await test.app.inject({ url: path, headers })).statusCode).toBe(401)
  })
})

describe('limits', () => {
  it('are counted by key: calls of tools alone, also those sent together', async () => {
    const { key } = await makeKey()
    for (let at = 0; at < 5; at++) expect((await post(key, listing)).status).toBe(200)
    const together = Array.from({ length: maxKeyCallsPerMinute - 1 }, (_, at) => calling('describe_coverage', {}, at + 1))
    await post(key, together)
    expect((await post(key, calling('describe_coverage', {}))).status).toBe(200)
    const refused = await post(key, calling('describe_coverage', {}))
    expect([refused.status, await codeOf(refused), refused.headers.get('retry-after')]).toEqual([429, 'access_key.too_many_calls', '60'])
    expect((await post(key, listing)).status).toBe(200)
    expect((await post((await makeKey()).key, calling('describe_coverage', {}))).status).toBe(200)
  })

  it('of checked texts are those of the checker', async () => {
    const { key } = await makeKey()
    const client = await connect(key)
    for (let at = 0; at < maxChecksPerHour; at++) await ask(client, 'verify_citations', { texto: 'Sin citas.' })
    expect(await refusal(client, 'verify_citations', { texto: 'Sin citas.' })).toMatch(/Ya comprobó.*no dice nada/)
    await client.close()
  })

  it('spend no petitions', async () => {
    const { key, person } = await makeKey()
    const client = await connect(key)
    await ask(client, 'search_rulings', { consulta: 'despido' })
    const { rows } = await test.database.execute('select counter_use, start_service from users where id = $1', [person.userId])
    expect(rows).toEqual([{ counter_use: 0, start_service: null }])
    await client.close()
  })

  it.each([
    ['no JSON', '{"jsonrpc"', 400],
    ['a body that is too long', JSON.stringify(calling('search_rulings', { consulta: 'x'.repeat(300_000) })), 413],
    ['no message of the protocol', '{"a":1}', 400],
    ['an empty list', '[]', 400],
  ])('refuse %s', async (_name, body, status) => {
    expect((await post((await makeKey()).key, body)).status).toBe(status)
  })

  it('leave no stream open', async () => {
    const { key } = await makeKey()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream' } })
    expect(answer.status).toBe(405)
    const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} }
    const body = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { _meta: meta, filter: {} } }
    const listen = await post(key, body, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' })
    expect(await listen.text()).toContain('error')
  })
})
