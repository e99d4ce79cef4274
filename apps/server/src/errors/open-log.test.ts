import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatLoggedError } from '@basejuris/database'
import { copyPreparedDatabase } from '@basejuris/testkit'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { openPlatform } from '../composition/open-platform.ts'
import { readConfig } from '../config/config.ts'
import { requestRecovery } from '../modules/accounts/recovery/request-recovery.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { openLog } from './open-log.ts'

const lines: string[] = []
const log = openLog('trace', { write: (line) => void lines.push(line) })
const folder = await mkdtemp(join(tmpdir(), 'basejuris-log-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => void lines.splice(0))

const person = 'juan.perez.confidencial@ejemplo.test'
const text = 'Juan Pérez Confidencial 12.345.678-9'

it('holds nothing of a request whose query fails', async () => {
  const test = await openTestApp({ logger: log })
  const { headers } = await test.signIn()
  for (const table of ['users', 'rulings', 'ruling_versions', 'privacy_requests', 'contact_messages', 'favorites'])
    await test.database.execute(`alter table ${table} rename to ${table}_gone`)
  const requests = [
    ['/v1/auth/login', { email: person, password: text }],
    ['/v1/auth/register', { email: person, password: text, aceptaTerminos: true }],
    ['/v1/contact', { motivo: 'otro', nombre: text, correo: person, asunto: text, mensaje: text }],
    ['/v1/find-by-id', { searcher: [{ field: 'caratulado', value: text }] }],
    ['/v1/favorites', { docId: text, nota: text }],
  ] as const
  for (const [url, payload] of requests) {
    const { statusCode, body } = await test.app.inject({ method: 'POST', url, payload, headers })
    expect([url, statusCode, body.includes('onfidencial')]).toEqual([url, 500, false])
  }
  const failures = lines.filter((line) => line.includes('request failed')).map((line) => JSON.parse(line).err)
  expect(failures).toHaveLength(requests.length)
  for (const failure of failures) expect(failure).toMatchObject({ code: '42P01', stack: expect.stringContaining('    at ') })
  expect(lines.join('')).not.toMatch(/onfidencial|12\.345/)
  await test.close()
})

it('holds nothing of a job whose query fails', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), DEMO: '0', INGEST_WORKERS: '1' })
  await copyPreparedDatabase(join(folder, 'data', 'database'))
  const platform = await openPlatform({ ...config, demo: null }, log)
  await platform.services.db.execute('alter table users rename to users_gone')
  const visitor = { address: '127.0.0.1', deviceToken: undefined, ticket: undefined, at: new Date() }
  await requestRecovery({ ...platform.services, jobs: platform.jobs }, { ...visitor, email: person, id: randomUUID() })
  await vi.waitFor(() => expect(lines.join('')).toContain('job failed'), { timeout: 20_000 })
  await platform.close()
  expect(lines.join('')).not.toContain('onfidencial')
})

it('describes every error under err, and so does the terminal', async () => {
  const quoted = Object.assign(new Error(`invalid input: "${text}"`), { code: '22P02', detail: text, params: [text] })
  const outer = new Error('outer', { cause: quoted })
  log.error({ err: quoted }, 'one')
  log.error(outer, 'two')
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([{ code: '22P02' }, { message: 'outer', cause: { code: '22P02' } }])
  expect([...lines, formatLoggedError(outer)].join('')).not.toContain('onfidencial')
  expect(formatLoggedError(outer)).toMatch(/^Error: outer\n {4}at .*Error: invalid input: "…" \(22P02\)\n {4}at /s)
})
