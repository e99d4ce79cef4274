import { describe, expect, it, vi } from 'vitest'
import { prepareFeed } from '../run/prepare-feed.ts'
import type { FeedRecord } from '../run/record-feed.ts'
import { openWorkerPool, TaskTimedOut, type WorkerPool } from './worker-pool.ts'

const fed = (id: string): FeedRecord => ({
  sourceId: 'generic-jsonl',
  record: {
    position: { file: 'a', index: 0, offset: 0, nextOffset: 1 },
    raw: new TextEncoder().encode(JSON.stringify({ id, coleccion: 'civil', texto: 'Vistos: texto ficticio.' })),
    hints: {},
  },
  done: 1,
})

async function* feed(...records: FeedRecord[]) {
  yield* records
}

describe('openWorkerPool', () => {
  it('stops a task that takes too long and continues with a new thread', async () => {
    const pool = openWorkerPool({ threads: 1, timeoutMs: 1 })
    await expect(pool.run('prepareRecord', fed('1').record)).rejects.toThrow(TaskTimedOut)
    await pool.close()
  })

  it('counts no time that a task waits for a thread', async () => {
    const pool = openWorkerPool({ threads: 1, timeoutMs: 60_000 })
    const record = { sourceId: 'generic-jsonl', raw: fed('1').record.raw, hints: {}, today: '2026-11-20' }
    vi.spyOn(globalThis, 'setTimeout')
    await pool.run('prepareRecord', record)
    vi.mocked(setTimeout).mockClear()
    const [running, waiting] = [pool.run('prepareRecord', record), pool.run('prepareRecord', record)]
    await Promise.resolve()
    const timers = () => vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === 60_000).length
    expect(timers()).toBe(1)
    await running
    await waiting
    expect(timers()).toBe(2)
    vi.restoreAllMocks()
    await pool.close()
  })

  it('rejects what is in flight when it closes', async () => {
    const pool = openWorkerPool({ threads: 1 })
    const record = { sourceId: 'generic-jsonl', raw: fed('1').record.raw, hints: {}, today: '2026-11-20' }
    const tasks = [pool.run('prepareRecord', record), pool.run('prepareRecord', record)]
    const failing = Promise.all(tasks.map((task) => expect(task).rejects.toThrow()))
    await pool.close()
    await failing
    expect(pool.closed()).toBe(true)
  })
})

describe('prepareFeed', () => {
  const options = (pool: WorkerPool) => ({ pool, today: '2026-11-20', expectsNew: () => true })
  const failing = (error: Error, closed = false): WorkerPool => ({
    threads: 1,
    run: () => Promise.reject(error),
    closed: () => closed,
    close: async () => undefined,
  })
  const codes = async (pool: WorkerPool) =>
    (await Array.fromAsync(prepareFeed(feed(fed('1'), fed('2')), options(pool)))).map(({ result }) =>
      result.kind === 'rejected' ? result.code : result.kind,
    )

  it('prepares records in order', async () => {
    const pool = openWorkerPool({ threads: 1 })
    try {
      const results = await Array.fromAsync(prepareFeed(feed(fed('1'), fed('2'), fed('3')), options(pool)))
      expect(results.map(({ result }) => result.kind === 'ruling' && result.ruling.idSentence)).toEqual(['1', '2', '3'])
    } finally {
      await pool.close()
    }
  })

  it('rejects a record that breaks or stalls its thread and goes on', async () => {
    expect(await codes(failing(new Error('cayó')))).toEqual(['processing_failed', 'processing_failed'])
    expect(await codes(failing(new TaskTimedOut()))).toEqual(['processing_timeout', 'processing_timeout'])
  })

  it('does not blame a record for a closed pool', async () => {
    await expect(codes(failing(new Error('cerrado'), true))).rejects.toThrow('cerrado')
  })

  it('sends no damaged record to a worker', async () => {
    const damaged = { ...fed('1'), record: { ...fed('1').record, problem: 'json_truncated' as const } }
    const [only] = await Array.fromAsync(prepareFeed(feed(damaged), options(failing(new Error('no')))))
    expect(only?.result).toMatchObject({ kind: 'rejected', code: 'json_truncated' })
  })
})
