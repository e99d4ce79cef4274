import { beforeAll, describe, expect, it } from 'vitest'
import { SegmentDamaged } from '../files/byte-source.ts'
import { IndexRefused } from '../store/manifest.ts'
import { verifyIndex } from '../store/verify-index.ts'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { CrashingFiles } from '../testing/crashing-files.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { randomFrom, testDimension } from '../testing/random-documents.ts'
import { type Engine, openEngine } from './engine.ts'

const parameters = { k1: 1.4, b: {}, defaultB: 0.75 }
const folder = '/index'
const options = { folder, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters } }
const questions = [
  { text: null, filter: null },
  { text: { kind: 'prefix' as const, prefix: '', fields: { texto: 1, titulo: 1 } }, filter: null },
  { text: { kind: 'phrase' as const, terms: ['ley', 'juez'], slop: 2, fields: { texto: 1 } }, filter: null },
]

describe('a damaged index', () => {
  const exhaustive = new ExhaustiveIndex(parameters)
  let whole: Map<string, Buffer>

  beforeAll(async () => {
    const files = new CrashingFiles()
    const engine = await openEngine({ ...options, files })
    for (const sequence of [1, 2]) {
      const batch = batchOf(sequence, randomChanges(sequence, 700, 400))
      exhaustive.apply(batch)
      await engine.apply(batch)
      await engine.flush()
    }
    await engine.close()
    whole = files.contents()
  })

  const ask = (engine: Engine): void => {
    for (const question of questions) expectSameAnswers(engine, exhaustive, question, 1000)
    engine.nearest(testNamespace, { near: new Float32Array(testDimension).fill(1), filter: null, limit: 500 })
  }

  /** The error that reports the damage. null when every answer was right. */
  const outcome = async (damaged: Map<string, Buffer>): Promise<Error | null> => {
    let engine: Engine | null = null
    try {
      engine = await openEngine({ ...options, files: new CrashingFiles(damaged) })
      ask(engine)
      return null
    } catch (error) {
      if (error instanceof SegmentDamaged || error instanceof IndexRefused) return error
      throw error
    } finally {
      await engine?.abandon()
    }
  }

  it('is intact at first', async () => {
    expect(await outcome(whole)).toBeNull()
    expect((await verifyIndex(folder, { files: new CrashingFiles(whole) })).problems).toEqual([])
  })

  it('is refused with the name of the file, or answers correctly: never a wrong answer', async () => {
    const random = randomFrom(11)
    const names = [...whole.keys()]
    let noticed = 0
    for (let i = 0; i < 300; i++) {
      const name = names[Math.floor(random() * names.length)] as string
      const bytes = Buffer.from(whole.get(name) as Buffer)
      const at = Math.floor(random() * bytes.length)
      const cut = random() < 0.3
      if (!cut) bytes[at] = bytes[at]! ^ (1 + Math.floor(random() * 255))
      const damaged = new Map(whole).set(name, cut ? bytes.subarray(0, at) : bytes)
      const error = await outcome(damaged)
      const { problems } = await verifyIndex(folder, { files: new CrashingFiles(damaged) })
      expect(problems.map(({ file }) => file)).toEqual([name])
      if (error === null) continue
      noticed += 1
      expect(error.message).toContain(name.endsWith('manifest') ? name : name.slice(folder.length + 1))
    }
    expect(noticed).toBeGreaterThan(250)
  })

  it('can be discarded: the next opening starts empty', async () => {
    const files = new CrashingFiles(whole)
    const engine = await openEngine({ ...options, files })
    await engine.discardDurableState()
    await engine.apply(batchOf(9, randomChanges(9, 5, 10)))
    await engine.close()
    const again = await openEngine({ ...options, files })
    expect(again.sequence).toBe(0)
    expect(again.search(testNamespace, { text: null, filter: null, sort: [], facets: [], offset: 0, limit: 1 }).total).toBe(0)
    await again.close()
  })

  it('is refused when a segment is missing', async () => {
    for (const name of whole.keys()) {
      if (name.endsWith('manifest')) continue
      const damaged = new Map(whole)
      damaged.delete(name)
      expect((await outcome(damaged))?.message).toContain(name)
    }
  })

  it('is refused when built with another schema or dimension', async () => {
    const files = new CrashingFiles(whole)
    await expect(openEngine({ ...options, files, schema: 'other' })).rejects.toThrow(/«test»/)
    await expect(openEngine({ ...options, files, dimension: 8 })).rejects.toThrow(/16 dimensions/)
  })
})
