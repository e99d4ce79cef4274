import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// @ts-expect-error a plain script, run before anything is installed
import { withFolderLock } from './folder-lock.mjs'

const module = pathToFileURL(join(import.meta.dirname, 'folder-lock.mjs')).href
const staleMs = 4000
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'basejuris-lock-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const lock = (): string => join(root, 'lock')
const written = (): string => join(root, 'written')

/** A process that writes `name in`, waits, and writes `name out` under the lock. */
const holder = (name: string, holdMs: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { withFolderLock } from ${JSON.stringify(module)}
       import { appendFile } from 'node:fs/promises'
       import { setTimeout } from 'node:timers/promises'
       const write = (words) => appendFile(${JSON.stringify(written())}, words + '\\n')
       await withFolderLock(${JSON.stringify(lock())}, async () => {
         await write('${name} in')
         await setTimeout(${holdMs})
         await write('${name} out')
       }, { staleMs: ${staleMs} })`,
    ],
    { stdio: 'inherit' },
  )
const lines = async (): Promise<string[]> => (await readFile(written(), 'utf8').catch(() => '')).split('\n').filter(Boolean)

it('lets one process in at a time, also for longer than a dead one is waited for', { timeout: 60_000 }, async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(names.map((name) => once(holder(name, name === 'a' ? 2.5 * staleMs : 50), 'exit')))
  const seen = await lines()
  expect(seen).toHaveLength(2 * names.length)
  for (let at = 0; at < seen.length; at += 2) expect(seen[at + 1]).toBe(seen[at]?.replace(' in', ' out'))
  expect(existsSync(lock())).toBe(false)
})

it('is taken over, by one alone, from a process that was killed', { timeout: 60_000 }, async () => {
  const dead = holder('dead', 60_000)
  await vi.waitFor(async () => expect(await lines()).toEqual(['dead in']), { timeout: 20_000 })
  dead.kill('SIGKILL')
  await once(dead, 'exit')
  expect(existsSync(lock())).toBe(true)
  await Promise.all(['a', 'b', 'c'].map((name) => once(holder(name, 100), 'exit')))
  const [first, ...seen] = await lines()
  expect(first).toBe('dead in')
  expect(seen).toHaveLength(6)
  for (let at = 0; at < seen.length; at += 2) expect(seen[at + 1]).toBe(seen[at]?.replace(' in', ' out'))
  expect(existsSync(lock())).toBe(false)
})

it('is given back where the work fails, and says once that it waits', async () => {
  await expect(withFolderLock(lock(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const onWait = vi.fn()
  const long = withFolderLock(lock(), () => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(await withFolderLock(lock(), async () => 'done', { onWait })).toBe('done')
  await long
  expect(onWait).toHaveBeenCalledTimes(1)
})
