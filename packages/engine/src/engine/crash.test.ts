import { describe, expect, it } from 'vitest'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { Crashed, CrashingFiles } from '../testing/crashing-files.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { randomFrom, testDimension } from '../testing/random-documents.ts'
import { type Engine, openEngine } from './engine.ts'

const rounds = Number(process.env['ENGINE_CRASH_ROUNDS'] ?? 40)
const parameters = { k1: 1.4, b: {}, defaultB: 0.75, frequentWords: { texto: ['ley', 'juez', 'pago'] } }
const folder = '/index'
const openOn = (files: CrashingFiles): Promise<Engine> =>
  openEngine({ folder, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters }, files, memoryBytes: 60_000 })

const everything = [
  { text: null, filter: null },
  { text: { kind: 'term' as const, term: 'juez', fields: { texto: 1, titulo: 2 } }, filter: null },
  { text: { kind: 'phrase' as const, terms: ['ley', 'juez'], slop: 1, fields: { texto: 1 } }, filter: null },
]

interface Progress {
  readonly index: ExhaustiveIndex
  /** States that may be found after a crash: the last confirmed one, or one whose flush was running. */
  confirmed: ExhaustiveIndex
  flushing: ExhaustiveIndex | null
}

/** Writes and flushes at random until the disk crashes. */
const work = async (engine: Engine, random: () => number, progress: Progress): Promise<void> => {
  for (let i = 0; i < 40; i++) {
    if (random() < 0.7) {
      const batch = batchOf(progress.index.sequence + 1, randomChanges(Math.floor(random() * 2 ** 31), Math.floor(random() * 25), 120))
      await engine.apply(batch)
      progress.index.apply(batch)
    } else if (random() < 0.2) await engine.optimize()
    else {
      progress.flushing = progress.index.copy()
      if (random() < 0.3) await rebuild(engine, random, progress.index)
      else await engine.flush()
      progress.confirmed = progress.flushing
      progress.flushing = null
    }
  }
}

/** Rebuilds the same state in several batches. The last has the sequence of the current state. */
const rebuild = async (engine: Engine, random: () => number, index: ExhaustiveIndex): Promise<void> => {
  if (index.sequence === 0) return engine.flush()
  const replacement = engine.beginReplacement()
  const changes = index.all().map((document) => ({ kind: 'upsert' as const, namespace: testNamespace, document }))
  const first = Math.floor(random() * changes.length)
  if (index.sequence > 1) await replacement.apply(batchOf(index.sequence - 1, changes.slice(0, first)))
  if (random() < 0.2) await engine.flush()
  await replacement.apply(batchOf(index.sequence, index.sequence > 1 ? changes.slice(first) : changes))
  if (random() < 0.5) await replacement.optimize()
  expect(await replacement.swapIn()).toBe(true)
}

/** Runs several processes one after another on the same disk, each ended by a crash. */
const round = async (seed: number): Promise<void> => {
  const random = randomFrom(seed)
  const empty = new ExhaustiveIndex(parameters)
  const progress: Progress = { index: empty, confirmed: empty.copy(), flushing: null }
  let files = new CrashingFiles()
  for (let life = 0; life < 3; life++) {
    const engine = await openOn(files)
    const found = [progress.confirmed, ...(progress.flushing === null ? [] : [progress.flushing])].find(
      ({ sequence }) => sequence === engine.sequence,
    )
    expect(found, `seed ${seed}: sequence ${engine.sequence} was never flushed`).toBeDefined()
    const state = found as ExhaustiveIndex
    for (const request of everything) expectSameAnswers(engine, state, request, 1000)
    const next: Progress = { index: state.copy(), confirmed: state.copy(), flushing: null }
    files.crashAfter = Math.floor(random() * 150)
    await work(engine, random, next).catch((error: unknown) => {
      if (!(error instanceof Crashed)) throw error
    })
    await engine.abandon().catch(() => undefined)
    progress.confirmed = next.confirmed
    progress.flushing = next.flushing
    files = files.afterCrash(random)
  }
}

describe('after a crash that drops or tears unsynced writes', () => {
  it(
    `has the last confirmed flush, or the one that was running (${rounds} rounds)`,
    async () => {
      for (let seed = 1; seed <= rounds; seed++) await round(seed)
    },
    Math.max(600_000, rounds * 6_000),
  )
})
