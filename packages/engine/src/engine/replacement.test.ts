import { afterEach, beforeEach, expect, it } from 'vitest'
import { IndexRefused, storedSchema } from '../store/manifest.ts'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { CrashingFiles } from '../testing/crashing-files.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { testDimension } from '../testing/random-documents.ts'
import { type Engine, openEngine } from './engine.ts'

const folder = '/index'
const parameters = { k1: 1.4, b: {}, defaultB: 0.75 }
const everything = { text: { kind: 'prefix' as const, prefix: '', fields: { texto: 1, titulo: 1 } }, filter: null }
const batch = (sequence: number) => batchOf(sequence, randomChanges(sequence, 60, 200))

let files: CrashingFiles
let engine: Engine
let old: ExhaustiveIndex
const open = (schema = 'test'): Promise<Engine> =>
  openEngine({ folder, files, dimension: testDimension, schema, namespaces: { [testNamespace]: parameters }, memoryBytes: 30_000 })
const segmentFiles = (): string[] => [...files.contents().keys()].filter((path) => path.endsWith('.segment'))

beforeEach(async () => {
  files = new CrashingFiles()
  engine = await open()
  old = new ExhaustiveIndex(parameters)
  for (const sequence of [1, 2, 3]) {
    old.apply(batch(sequence))
    await engine.apply(batch(sequence))
  }
  await engine.flush()
})

afterEach(() => engine.abandon())

it('is invisible until it is swapped in, while the other is searched and written', async () => {
  const replacement = engine.beginReplacement()
  const fresh = new ExhaustiveIndex(parameters)
  for (const sequence of [11, 12]) {
    await replacement.apply(batch(sequence))
    fresh.apply(batch(sequence))
    old.apply(batch(sequence - 7))
    await engine.apply(batch(sequence - 7))
    await engine.flush()
    expectSameAnswers(engine, old, everything, 1000)
  }
  const before = engine.snapshot()
  expect(await replacement.swapIn()).toBe(true)
  expectSameAnswers(engine, fresh, everything, 1000)
  expectSameAnswers(before, old, everything, 1000)
  before.release()
  await engine.abandon()
  engine = await open()
  expect(engine.sequence).toBe(12)
  expectSameAnswers(engine, fresh, everything, 1000)
  expect(segmentFiles()).toHaveLength(engine.stats().segments.length)
  await engine.close()
  expect(files.openFiles).toBe(0)
})

it('may have another schema, which becomes current with the swap', async () => {
  const replacement = engine.beginReplacement('other')
  await replacement.apply(batch(11))
  expect(engine.schema).toBe('test')
  expect(await storedSchema(files, folder)).toBe('test')
  expect(await replacement.swapIn()).toBe(true)
  expect(engine.schema).toBe('other')
  expect(await storedSchema(files, folder)).toBe('other')
  await engine.apply(batch(12))
  await engine.close()
  await expect(open()).rejects.toThrow(IndexRefused)
  engine = await open('other')
  expect(engine.sequence).toBe(12)
})

it('is not swapped in for an index with later batches until it has them too', async () => {
  const replacement = engine.beginReplacement()
  await replacement.apply(batch(2))
  expect(await replacement.swapIn()).toBe(false)
  expectSameAnswers(engine, old, everything, 1000)
  await replacement.apply(batch(3))
  expect(await replacement.swapIn()).toBe(true)
  await expect(replacement.apply(batch(4))).rejects.toThrow(/taken its place/)
  await engine.apply(batch(4))
  expect(engine.sequence).toBe(4)
})

it('leaves the other unchanged when the disk is full, and is swapped in once there is space', async () => {
  const replacement = engine.beginReplacement()
  const fresh = new ExhaustiveIndex(parameters)
  fresh.apply(batch(9))
  await replacement.apply(batch(9))
  files.room = 100
  await expect(replacement.swapIn()).rejects.toThrow(/no space/)
  expectSameAnswers(engine, old, everything, 1000)
  files.room = Number.POSITIVE_INFINITY
  expect(await replacement.swapIn()).toBe(true)
  expectSameAnswers(engine, fresh, everything, 1000)
  await engine.close()
})

it('leaves no files when it is abandoned or the index is closed', async () => {
  const durable = segmentFiles()
  const others = (): string[] => {
    const own = new Set([...durable, ...engine.stats().segments.map(({ name }) => `${folder}/${name}`)])
    return segmentFiles().filter((path) => !own.has(path))
  }
  const replacement = engine.beginReplacement()
  expect(() => engine.beginReplacement()).toThrow(/already/)
  for (let sequence = 1; sequence < 8; sequence++) await replacement.apply(batch(sequence))
  expect(others()).not.toEqual([])
  await replacement.abandon()
  expect(others()).toEqual([])
  const another = engine.beginReplacement()
  await another.apply(batch(1))
  const waiting = expect(another.swapIn()).rejects.toThrow(/closed/)
  await engine.close()
  await waiting
  await expect(another.swapIn()).rejects.toThrow(/closed|abandoned/)
  expect(files.openFiles).toBe(0)
})

it('makes a damaged index durable again', async () => {
  await engine.discardDurableState()
  const replacement = engine.beginReplacement()
  await replacement.apply(batch(3))
  expect(await replacement.swapIn()).toBe(true)
  await engine.apply(batch(4))
  await engine.close()
  engine = await open()
  expect(engine.sequence).toBe(4)
})
