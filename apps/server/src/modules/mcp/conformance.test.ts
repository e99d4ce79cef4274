import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, request as send } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'

const suite = join(dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')), 'dist/index.js')

let test: TestApp
let proxy: Server
let url: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-conformance-'))
  let key = ''
  let port = 0
  // The suite sends no key, so that what stands between adds it.
  proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` }
    const forwarded = send({ port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = `http://localhost:${(proxy.address() as AddressInfo).port}`
  test = await openTestApp({ publicUrl: address })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
  const made = await (await signInPerson(test)).call('POST', '/v1/keys', { nombre: 'Suite', permisos: ['buscar', 'leer', 'verificar'] })
  key = made.body.data.clave
  url = `${address}/mcp`
})
afterAll(async () => {
  proxy.close()
  await test.close()
  await rm(folder, { recursive: true })
})

interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

/** Checks of one scenario of the official suite. */
async function run(scenario: string, revision: string): Promise<readonly Check[]> {
  const output = join(folder, `${scenario}-${revision}`)
  const args = [suite, 'server', '--url', url, '--scenario', scenario, '--spec-version', revision, '--output-dir', output]
  // It exits with 1 when a check failed: the checks tell.
  await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(() => undefined)
  const files = (await readdir(output, { recursive: true })).filter((file) => file.endsWith('checks.json'))
  expect(files).toHaveLength(1)
  return JSON.parse(await readFile(join(output, files[0] as string), 'utf8'))
}

/** Checks of what this server does not have, each with the reason. */
const notOffered: Readonly<Record<string, string>> = {
  'sep-2575-server-rejects-undeclared-capability': 'asks for a diagnostic tool of the suite',
  'sep-2575-missing-capability-http-400': 'asks for a diagnostic tool of the suite',
  'sep-2575-server-sends-subscription-ack': 'no stream is left open: the list of tools does not change while the product runs',
  'sep-2575-server-tags-subscription-id': 'no stream is left open',
  'sep-2549-prompts-list-caching-hints': 'there are no prompts',
  'sep-2549-resources-list-caching-hints': 'there are no resources',
  'sep-2549-resources-templates-list-caching-hints': 'there are no resources',
}

/** Scenarios that need no tool of the suite's own; the others call `test_simple_text` and the like. */
it.each([
  ['server-stateless', '2026-07-28', 20],
  ['tools-list', '2026-07-28', 4],
  ['dns-rebinding-protection', '2026-07-28', 2],
  ['caching', '2026-07-28', 4],
  ['server-initialize', '2025-11-25', 2],
  ['ping', '2025-11-25', 2],
  ['tools-list', '2025-11-25', 3],
  ['dns-rebinding-protection', '2025-11-25', 2],
] as const)('passes %s of the official suite (%s)', { timeout: 60_000 }, async (scenario, revision, least) => {
  const checks = await run(scenario, revision)
  const failures = checks.filter(({ status }) => status === 'FAILURE')
  expect(failures.filter(({ id }) => notOffered[id] === undefined)).toEqual([])
  expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThanOrEqual(least)
})
