import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { batchOf, filter, randomChanges, type Step, steps, testNamespace, textQuery } from '../testing/arbitraries.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { testDimension } from '../testing/random-documents.ts'
import { type Engine, openEngine } from './engine.ts'
import { idleAfterOpeningMs } from './live-index.ts'

const parameters = {
  k1: 1.4,
  b: { titulo: 0.3 },
  defaultB: 0.75,
  frequentWords: { texto: ['ley', 'juez', 'pago'], titulo: ['juez', 'causa'] },
}
const openIn = (folder: string | null): Promise<Engine> =>
  openEngine({
    folder,
    dimension: testDimension,
    schema: 'test',
    namespaces: { [testNamespace]: parameters },
    cacheBytes: 200_000,
    memoryBytes: 300_000,
  })

/** Applies the steps to both indexes. Returns the engine, which a reopening replaces. */
const run = async (folder: string, log: readonly Step[], exhaustive: ExhaustiveIndex, check: (engine: Engine) => void): Promise<Engine> => {
  let engine = await openIn(folder)
  for (const [i, step] of log.entries()) {
    if (step.kind === 'apply') {
      const batch = batchOf(i + 1, randomChanges(step.seed, step.size, 300))
      exhaustive.apply(batch)
      await engine.apply(batch)
    } else if (step.kind === 'reopen') {
      await engine.close()
      engine = await openIn(folder)
    } else await engine[step.kind]()
    check(engine)
  }
  return engine
}

describe('an engine', () => {
  it('answers like the exhaustive index after any batches, flushes, merges and reopenings', async () => {
    const queries = fc.array(fc.record({ text: fc.option(textQuery), filter: fc.option(filter) }), { minLength: 4, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(steps, queries, fc.constantFrom(1, 10, 1000), async (log, requests, limit) => {
        const folder = await mkdtemp(join(tmpdir(), 'engine-'))
        const exhaustive = new ExhaustiveIndex(parameters)
        const engine = await run(folder, log, exhaustive, (now) => {
          for (const request of requests.slice(0, 2)) expectSameAnswers(now, exhaustive, request, limit)
        })
        for (const request of requests) expectSameAnswers(engine, exhaustive, request, limit)
        await engine.settled()
        for (const request of requests) expectSameAnswers(engine, exhaustive, request, limit)
        await engine.abandon()
        await rm(folder, { recursive: true })
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  it('finds the best of many documents in several windows and segments', async () => {
    const engine = await openIn(null)
    const exhaustive = new ExhaustiveIndex(parameters)
    for (const sequence of [1, 2, 3]) {
      const batch = batchOf(sequence, randomChanges(sequence, 4_000, 9_000))
      exhaustive.apply(batch)
      await engine.apply(batch)
      if (sequence === 2) await engine.optimize()
    }
    const queries = fc.sample(fc.record({ text: textQuery, filter: fc.option(filter) }), { numRuns: 40, seed: 7 })
    for (const request of queries) expectSameAnswers(engine, exhaustive, request, 20)
    await engine.abandon()
  }, 120_000)

  it('merges in the background during writes, and keeps few segments', async () => {
    const engine = await openIn(null)
    for (let sequence = 1; sequence <= 120; sequence++) await engine.apply(batchOf(sequence, randomChanges(sequence, 4, 300)))
    await engine.settled()
    expect(engine.stats().segments.length).toBeLessThan(16)
    await engine.abandon()
  })

  it('merges after opening what an earlier process left unmerged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'engine-'))
    const before = await openIn(folder)
    for (const sequence of [1, 2, 3]) {
      await before.apply(batchOf(sequence, randomChanges(sequence, 20, 300)))
      await before.flush()
    }
    expect(before.stats().segments).toHaveLength(3)
    await before.close()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const engine = await openIn(folder)
    vi.advanceTimersByTime(idleAfterOpeningMs - 1)
    expect(engine.stats().segments).toHaveLength(3)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.poll(() => engine.stats().segments.length, { timeout: 10_000 }).toBe(1)
    await engine.close()
    await rm(folder, { recursive: true })
  })
})
