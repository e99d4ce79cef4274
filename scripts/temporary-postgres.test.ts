import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// @ts-expect-error a plain script, read by npm test before anything is installed
import { startTemporaryPostgres as start } from './temporary-postgres.mjs'

/** Typed here: the script is plain JavaScript. */
const startTemporaryPostgres: (
  path?: string,
  versions?: string,
) => Promise<{ url: string; stop: () => Promise<void>; restart: () => void } | { reason: string }> = start
const script = join(import.meta.dirname, 'temporary-postgres.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-programs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leftFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('basejuris-postgres-'))

/** Whether something listens at the address. */
const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port: Number(new URL(url).port), host: '127.0.0.1' })
    socket.once('connect', () => resolve(socket.destroy() !== null)).once('error', () => resolve(false))
  })

it('says where it looked when no server is installed', async () => {
  const none = join(folder, 'none')
  expect(await startTemporaryPostgres('', none)).toEqual({ reason: `neither PATH nor ${none} holds initdb and postgres` })
})

it('says why a server cannot be prepared, and leaves no folder', async () => {
  const before = await leftFolders()
  for (const name of ['initdb', 'postgres']) {
    await writeFile(join(folder, name), '#!/bin/sh\necho "no room is left" >&2\nexit 3\n')
    await chmod(join(folder, name), 0o755)
  }
  await chmod(folder, 0o755)
  expect(await startTemporaryPostgres(folder, '')).toEqual({ reason: 'initdb ended with 3: no room is left' })
  expect((await leftFolders()).filter((name) => !before.includes(name))).toEqual([])
})

it('ends its server with the process that started it, however that dies', async (context) => {
  const started = await startTemporaryPostgres()
  if ('reason' in started) return context.skip(started.reason)
  expect(await answers(started.url)).toBe(true)
  started.restart()
  expect(await answers(started.url)).toBe(true)
  await started.stop()
  expect(await answers(started.url)).toBe(false)

  const source = `const { startTemporaryPostgres } = await import(${JSON.stringify(script)})
    console.log((await startTemporaryPostgres()).url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const url = String(line).trim()
  expect(await answers(url)).toBe(true)
  child.kill('SIGKILL')
  await vi.waitFor(async () => expect(await answers(url)).toBe(false), { timeout: 10_000 })
})

it('answers while the process that started it waits and its log grows', async (context) => {
  const started = await startTemporaryPostgres()
  if ('reason' in started) return context.skip(started.reason)
  await started.stop()
  // Each failing statement is logged whole: together more than a pipe holds.
  const failing = `const client = new (require('pg').Client)({ connectionString: process.argv[1] })
    client.connect().then(async () => {
      for (let query = 0; query < 100; query++) await client.query("select '" + 'x'.repeat(4000) + "' from missing").catch(() => null)
      await client.end()
    })`
  const source = `const { startTemporaryPostgres } = await import(${JSON.stringify(script)})
    const { spawnSync } = await import('node:child_process')
    const server = await startTemporaryPostgres()
    const { status } = spawnSync(process.execPath, ['-e', ${JSON.stringify(failing)}, server.url], { stdio: 'inherit', timeout: 20_000 })
    await server.stop()
    console.log('ended with', status)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  expect(String(line).trim()).toBe('ended with 0')
})
