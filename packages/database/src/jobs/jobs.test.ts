import { setTimeout as pause } from 'node:timers/promises'
import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { putRulings } from '../rulings/put-rulings.ts'
import { countRulings } from '../rulings/rulings.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { defineQueue } from './queue.ts'

const waitMs = { timeout: 15_000, interval: 20 }

describeEachDatabase('jobs', (open) => {
  const greet = defineQueue('greet', z.object({ name: z.string().min(1) }))
  const slow = defineQueue('slow', z.object({}), { retryLimit: 1 })
  const single = defineQueue('single', z.object({}), { policy: 'exclusive', retryLimit: 0 })
  let jobs: Jobs
  let errors: { message: string; queue: string | null }[]

  const start = async () => {
    jobs = await createJobs(open(), { queues: [greet, slow, single], onError: (error) => errors.push(error) })
  }
  beforeEach(async () => {
    errors = []
    await start()
    await open().execute(`delete from pgboss.job`)
  })
  afterEach(() => jobs.stop({ timeoutMs: 1000 }))

  it('schedules in the time of Chile, once for repeated calls', async () => {
    for (const cron of ['0 6 * * *', '0 7 * * *']) await jobs.schedule(single, cron)
    const { rows } = await open().execute(`select name, cron, timezone from pgboss.schedule`)
    expect(rows).toEqual([{ name: 'single', cron: '0 7 * * *', timezone: 'America/Santiago' }])
  })

  it('write nothing about queues and schedules that are stored already, and what differs otherwise', async () => {
    const later = '0 8 * * *'
    await jobs.schedule(single, later)
    const changed = { ...slow, retryLimit: 7 }
    const stored = async (): Promise<readonly unknown[]> => {
      const queues = await open().execute(`select name, retry_limit, notify, updated_on, xmin::text from pgboss.queue order by name`)
      const schedules = await open().execute(`select name, cron, xmin::text from pgboss.schedule`)
      return [...queues.rows, ...schedules.rows]
    }
    const before = await stored()
    await jobs.stop()
    await start()
    await jobs.schedule(single, later)
    expect(await stored()).toEqual(before)
    await jobs.stop()
    jobs = await createJobs(open(), { queues: [greet, changed, single], onError: (error) => errors.push(error) })
    const { rows } = await open().execute(`select retry_limit from pgboss.queue where name = 'slow'`)
    expect(rows).toEqual([{ retry_limit: 7 }])
  })

  it('passes a payload to its handler and stores the result', async () => {
    const seen: unknown[] = []
    const id = await jobs.send(greet, { name: 'Elisa' })
    await jobs.work(greet, async (payload, job) => {
      seen.push(payload, job.id, job.retries)
    })
    await vi.waitFor(async () => expect((await jobs.find(greet, id ?? ''))?.state).toBe('completed'), waitMs)
    expect(seen).toEqual([{ name: 'Elisa' }, id, 0])
    expect(await jobs.find(greet, '00000000-0000-0000-0000-000000000001')).toBeNull()
  })

  it('wakes a waiting worker before its next poll', async () => {
    const done = Promise.withResolvers<number>()
    await jobs.work(greet, async () => done.resolve(performance.now()))
    await pause(300)
    const sent = performance.now()
    await jobs.send(greet, { name: 'Elisa' })
    expect((await done.promise) - sent).toBeLessThan(1500)
  })

  it('wakes every worker of a queue when the time of its jobs has come', async () => {
    const pair = { ...greet, concurrency: 2 }
    const startAfter = new Date(Date.now() + 1500)
    const both = Promise.withResolvers<number>()
    const released = Promise.withResolvers<void>()
    let started = 0
    await jobs.work(pair, async () => {
      started += 1
      if (started === 2) both.resolve(Date.now())
      await released.promise
    })
    for (const name of ['Elisa', 'Gabriel']) await jobs.send(pair, { name }, { startAfter })
    expect((await both.promise) - startAfter.getTime()).toBeLessThan(8000)
    released.resolve()
  })

  it('delivers jobs of a committed transaction, and none of a rolled back one', async () => {
    const seen: string[] = []
    await open().db.transaction(async (tx) => {
      await putRulings(tx, [buildRuling()])
      await jobs.send(greet, { name: 'committed' }, { tx })
    })
    const undone = open().db.transaction(async (tx) => {
      await putRulings(tx, [buildRuling()])
      await jobs.send(greet, { name: 'undone' }, { tx })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await jobs.send(greet, { name: 'last' })
    await jobs.work(greet, async ({ name }) => {
      seen.push(name)
    })
    await vi.waitFor(() => expect(seen).toContain('last'), waitMs)
    expect(seen).toEqual(['committed', 'last'])
    expect(await countRulings(open().db)).toBe(1)
  })

  it('refuses payloads that do not match the schema when sent and when run', async () => {
    expect(() => jobs.send(greet, { name: '' })).toThrow(z.ZodError)
    const handler = vi.fn(async () => undefined)
    const id = await jobs.send(greet, { name: 'later changed' })
    await open().execute(`update pgboss.job set data = '{"name": 7}' where name = 'greet'`)
    await jobs.work(greet, handler)
    await vi.waitFor(async () => expect((await jobs.find(greet, id ?? ''))?.state).toBe('failed'), waitMs)
    expect(handler).not.toHaveBeenCalled()
    expect(errors).toMatchObject([{ queue: 'greet', message: expect.stringContaining('Unreadable payload') }])
  })

  it('retries a failed job, and stores and reports no text of a failed query', async () => {
    const secret = 'frase que nadie debe ver'
    let runs = 0
    const id = await jobs.send(slow, {})
    await jobs.work(slow, async (_payload, job) => {
      runs += 1
      expect(job.retries).toBe(runs - 1)
      await putRulings(open().db, [buildRuling({ caption: `${secret}\0` })])
    })
    await vi.waitFor(async () => expect(await jobs.find(slow, id ?? '')).toMatchObject({ state: 'failed', retries: 1 }), waitMs)
    expect(runs).toBe(2)
    expect(errors).toHaveLength(2)
    const { rows } = await open().execute('select * from pgboss.job')
    expect(JSON.stringify([errors, rows])).not.toContain(secret)
  })

  it('keeps one job per key of an exclusive queue', async () => {
    const first = await jobs.send(single, {}, { key: 'a' })
    expect(first).not.toBeNull()
    expect(await jobs.send(single, {}, { key: 'a' })).toBeNull()
    expect(await jobs.send(single, {}, { key: 'b' })).not.toBeNull()
    await jobs.cancel(single, first ?? '')
    expect(await jobs.find(single, first ?? '')).toMatchObject({ state: 'cancelled' })
  })

  it('keeps one waiting job beside the running one where the policy of a stored queue became short', async () => {
    await jobs.stop()
    const followed = { ...single, policy: 'short' } as const
    jobs = await createJobs(open(), { queues: [greet, slow, followed], onError: (error) => errors.push(error) })
    const started = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    let runs = 0
    await jobs.send(followed, {})
    await jobs.work(followed, async () => {
      runs += 1
      started.resolve()
      await released.promise
    })
    await started.promise
    expect(await jobs.send(followed, {})).not.toBeNull()
    expect(await jobs.send(followed, {})).toBeNull()
    released.resolve()
    await vi.waitFor(() => expect(runs).toBe(2), waitMs)
  })

  it('stops at once when a handler obeys its signal, and resumes the job after the next start', async () => {
    const running = Promise.withResolvers<void>()
    const id = await jobs.send(slow, {})
    await jobs.work(slow, async (_payload, { signal }) => {
      running.resolve()
      await pause(60_000, undefined, { signal })
    })
    await running.promise
    const startedAt = performance.now()
    await jobs.stop()
    expect(performance.now() - startedAt).toBeLessThan(4000)
    await start()
    const resumed: number[] = []
    await jobs.work(slow, async (_payload, job) => {
      resumed.push(job.retries)
    })
    await vi.waitFor(async () => expect((await jobs.find(slow, id ?? ''))?.state).toBe('completed'), waitMs)
    expect(resumed).toEqual([1])
    expect(errors).toEqual([])
  })
})
