import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { lockDataFolder } from '../connection/data-folder-lock.ts'
import { UsedOutsideTransaction } from '../connection/guarded-pglite.ts'
import { type OpenDatabase, openDatabase } from '../connection/open-database.ts'
import { createJobs } from './jobs.ts'
import { defineQueue } from './queue.ts'

describe('jobs of the embedded database', () => {
  const queue = defineQueue('queue', z.object({}), { retryLimit: 20 })
  const options = { queues: [queue], onError: () => undefined }
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('cannot be sent outside an open transaction, which would wait for ever', async () => {
    const jobs = await createJobs(database, options)
    await expect(database.db.transaction(() => jobs.send(queue, {}))).rejects.toThrow(UsedOutsideTransaction)
    expect(await jobs.send(queue, {})).not.toBeNull()
    await jobs.stop({ timeoutMs: 1000 })
  })

  it('count as no writes while workers look for them', async () => {
    const jobs = await createJobs(database, options)
    await jobs.work(queue, async () => undefined)
    const id = await jobs.send(queue, {})
    await vi.waitFor(async () => expect((await jobs.find(queue, id ?? ''))?.state).toBe('completed'))
    const before = database.writeCount?.()
    await jobs.send(queue, {}, { startAfter: new Date(Date.now() + 60_000) })
    expect(database.writeCount?.()).toBe(before)
    await jobs.stop({ timeoutMs: 1000 })
  })

  it('resume at once after a start, however often their process ended before', async () => {
    await database.execute(`update pgboss.job set state = 'active', started_on = now(), retry_count = 12 where name = 'queue'`)
    const jobs = await createJobs(database, options)
    const resumed = Promise.withResolvers<number>()
    await jobs.work(queue, async (_payload, { retries }) => resumed.resolve(retries))
    expect(await resumed.promise).toBe(13)
    await jobs.stop({ timeoutMs: 1000 })
  })
})

describe('a job whose process was killed', () => {
  let root: string
  let child: ChildProcess | undefined
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'basejuris-jobs-'))
  })
  afterEach(async () => {
    child?.kill('SIGKILL')
    await rm(root, { recursive: true, force: true })
  })

  it('runs again after the next start on the same folder', async () => {
    const folder = join(root, 'data')
    child = spawn(process.execPath, [join(import.meta.dirname, 'jobs.killed-child.ts'), folder, inject('databaseSnapshot')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const output = child.stdout
    if (output === null) throw new Error('stdout is piped')
    for await (const line of createInterface({ input: output })) if (line === 'running') break
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited

    const lock = lockDataFolder(folder)
    const database = await openDatabase({ folder: join(folder, 'database'), lock })
    const work = defineQueue('work', z.object({ step: z.number() }))
    const jobs = await createJobs(database, { queues: [work], onError: () => undefined })
    const resumed = Promise.withResolvers<[number, number]>()
    await jobs.work(work, async ({ step }, { retries }) => resumed.resolve([step, retries]))
    expect(await resumed.promise).toEqual([7, 1])
    await jobs.stop({ timeoutMs: 1000 })
    await database.close()
    lock.release()
  })
})
