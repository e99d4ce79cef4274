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
) => Promise<{ url: string; stop: () => Promise<void> } | { reason: string }> = start
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
