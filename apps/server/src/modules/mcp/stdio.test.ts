import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tools } from '@basejuris/assistant'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'

const cli = join(import.meta.dirname, '../../../../cli/src/main.ts')
const revisions = [
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const

/** A command loads the whole server, some ten seconds beside other tests. */
const startMs = 60_000
/** What `npm test` spares each process that it starts: looking for modules, and compiling them. */
const { NODE_OPTIONS = '', NODE_COMPILE_CACHE = '' } = process.env

let test: TestApp
let url: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-mcp-'))
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'cs-1', sections: buildSections(['Primero: Que el fuero maternal ampara a la demandante.']) })])
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/mcp`
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

async function connect(args: readonly string[], env: Readonly<Record<string, string>>, mode: 'auto' | 'legacy' = 'auto') {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cli, 'mcp', ...args],
    env: { PATH: '', NODE_OPTIONS, NODE_COMPILE_CACHE, DATA_DIR: folder, ...env },
    stderr: 'pipe',
  })
  let errors = ''
  transport.stderr?.on('data', (part) => {
    errors += part
  })
  const client = new Client({ name: 'prueba', version: '1' }, { versionNegotiation: { mode } })
  try {
    await client.connect(transport)
  } catch (cause) {
    throw new Error(errors, { cause })
  }
  return client
}

const makeKey = async (permisos: readonly string[]): Promise<string> =>
  (await (await signInPerson(test)).call('POST', '/v1/keys', { nombre: 'Terminal', permisos })).body.data.clave

describe.each(revisions)('the tools on standard input and output (%s: %s)', (mode, revision) => {
  it('read the data folder with the rights of its operator', { timeout: startMs }, async () => {
    const client = await connect([], {}, mode)
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    const { structuredContent } = await client.callTool({ name: 'search_rulings', arguments: { consulta: 'fuero maternal' } })
    expect(structuredContent).toMatchObject({ integridad: 'fuera_del_indice', cobertura: { sentencias: 0 } })
    await client.close()
  })

  it('call another installation with a key, and have its scopes', { timeout: startMs }, async () => {
    const client = await connect(['--url', url], { ACCESS_KEY: await makeKey(['buscar']) }, mode)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).toContain('search_rulings')
    expect(names).not.toContain('open_ruling')
    const { structuredContent } = await client.callTool({ name: 'search_rulings', arguments: { consulta: 'fuero maternal' } })
    expect(structuredContent).toMatchObject({ integridad: 'candidata', respuesta: { resultados: [{ docId: 'cs-1' }] } })
    const refused = await client.callTool({ name: 'search_rulings', arguments: { consulta: '' } })
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('consulta: mínimo 1') }] })
    await client.close()
  })
})

describe('another installation', () => {
  const refused = [
    ['without a key', ['--url', '/mcp'], {}, 'Falta la clave de acceso'],
    ['with a wrong key', ['--url', '/mcp'], { ACCESS_KEY: 'basejuris_mala' }, 'revise la dirección y la clave'],
    ['with words that are no key', ['--url', '/mcp'], { ACCESS_KEY: 'otra' }, 'ACCESS_KEY'],
    ['at no address', ['--url', 'x'], { ACCESS_KEY: 'basejuris_mala' }, 'debe ser una dirección'],
    ['where nobody answers', ['--url', 'http://127.0.0.1:9/mcp'], { ACCESS_KEY: 'basejuris_mala' }, 'no abrió las herramientas'],
  ] as const
  it.each(refused)('is not called %s', { timeout: startMs }, async (_case, given, environment, sentence) => {
    const command = given.map((each) => (each === '/mcp' ? url : each))
    await expect(connect(command, environment)).rejects.toThrow(sentence)
  })
})
