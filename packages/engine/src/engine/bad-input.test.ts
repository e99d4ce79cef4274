import { threadId } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import type { EngineDocument } from '../model/document.ts'
import type { TextQuery } from '../model/text-query.ts'
import { FolderInUse, FolderReadOnly, processStartTime } from '../store/folder-lock.ts'
import { batchOf, randomChanges, testNamespace } from '../testing/arbitraries.ts'
import { CrashingFiles } from '../testing/crashing-files.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { testDimension } from '../testing/random-documents.ts'
import { type Engine, type EngineOptions, openEngine } from './engine.ts'

const parameters = { k1: 1.4, b: {}, defaultB: 0.75 }
const open = (more: Partial<EngineOptions> = {}): Promise<Engine> =>
  openEngine({ folder: null, dimension: testDimension, schema: 'test', namespaces: { [testNamespace]: parameters }, ...more })

const asking = { filter: null, sort: 'relevance', facets: [], offset: 0, limit: 10 } as const
const texto = { texto: 1 }
const document = (id: string, terms: readonly string[]): EngineDocument => ({
  id,
  group: id,
  fields: { texto: { terms, positions: terms.map((_, i) => i) } },
  facets: {},
  sortKeys: {},
  vector: null,
})
const upsert = (sequence: number, ...documents: EngineDocument[]) =>
  batchOf(
    sequence,
    documents.map((each) => ({ kind: 'upsert', namespace: testNamespace, document: each })),
  )

describe('an empty index and empty requests', () => {
  it('finds nothing', async () => {
    const engine = await open()
    const queries: (TextQuery | null)[] = [
      null,
      { kind: 'prefix', prefix: '', fields: texto },
      { kind: 'and', clauses: [] },
      { kind: 'or', clauses: [] },
    ]
    for (const text of queries)
      expect(engine.search(testNamespace, { ...asking, text, facets: [{ name: 'x', limit: 3 }] })).toEqual({
        hits: [],
        total: 0,
        secondary: 0,
        facets: { x: [] },
        groups: null,
      })
    expect(engine.nearest(testNamespace, { near: new Float32Array(testDimension).fill(1), filter: null, limit: 5 })).toEqual([])
    await engine.optimize()
    await engine.close()
  })

  it('refuses invalid queries and unknown namespaces', async () => {
    const engine = await open()
    const bad: TextQuery[] = [
      { kind: 'term', term: 'x', fields: { texto: 0 } },
      { kind: 'boost', clause: { kind: 'term', term: 'x', fields: texto }, factor: -1 },
      { kind: 'phrase', terms: ['x', 'y'], positions: [1, 0], slop: 0, fields: texto },
    ]
    for (const text of bad) expect(() => engine.search(testNamespace, { ...asking, text })).toThrow(RangeError)
    expect(() => engine.search('otro', { ...asking, text: null })).toThrow(/no namespace/)
    await expect(engine.apply(batchOf(0, []))).rejects.toThrow(/sequence/)
  })
})

describe('large requests and documents', () => {
  it('answers one-letter prefixes and queries of a thousand terms', async () => {
    const engine = await open()
    const exhaustive = new ExhaustiveIndex(parameters)
    const words = Array.from({ length: 1000 }, (_, i) => `p${i}`)
    const batch = upsert(
      1,
      ...Array.from({ length: 300 }, (_, i) =>
        document(
          `d${i}`,
          words.filter((_, w) => (w * 7 + i) % 31 < 2),
        ),
      ),
    )
    exhaustive.apply(batch)
    await engine.apply(batch)
    expectSameAnswers(engine, exhaustive, { text: { kind: 'prefix', prefix: 'p', fields: texto }, filter: null }, 10)
    const clauses = words.map((term) => ({ kind: 'term' as const, term, fields: texto }))
    expectSameAnswers(engine, exhaustive, { text: { kind: 'or', clauses }, filter: null }, 10)
    expectSameAnswers(engine, exhaustive, { text: { kind: 'or', clauses, atLeast: 60 }, filter: null }, 10)
  })

  it('indexes a document of ten million terms in bounded memory while serving searches', async () => {
    const engine = await open()
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 1)
    const terms = Array.from({ length: 10_000_000 }, (_, i) => `t${(i * 7919) % 5003}`)
    const before = process.memoryUsage().rss
    const since = performance.now()
    const largest = document('largo', terms)
    await engine.apply(upsert(1, largest, document('corto', ['t1', 't2'])))
    clearInterval(counting)
    const [segment] = engine.stats().segments
    const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)
    const grown = megabytes(process.memoryUsage().rss - before)
    console.log(
      `10,000,000 terms: ${Math.round(performance.now() - since)} ms, ${grown} MiB more, segment of ${megabytes(segment?.bytes ?? 0)} MiB`,
    )
    expect(turns).toBeGreaterThan(10)
    expect(grown).toBeLessThan(2_000)
    const phrase: TextQuery = { kind: 'phrase', terms: terms.slice(1000, 1004), slop: 0, fields: texto }
    expect(engine.search(testNamespace, { ...asking, text: phrase }).hits.map(({ id }) => id)).toEqual(['largo'])
    await engine.close()
  }, 300_000)

  it('accepts terms, values and ids of any length', async () => {
    const engine = await open({ folder: '/long', files: new CrashingFiles() })
    const long = 'ñ'.repeat(300_000)
    const wide = {
      ...document(`id-${long}`, [long, 'x']),
      facets: { corte: Array.from({ length: 3_000 }, (_, i) => `${i}${long.slice(0, 50)}`) },
    }
    await engine.apply(upsert(1, wide, document('b', [`${long}o`])))
    await engine.flush()
    for (const text of [
      { kind: 'term' as const, term: long, fields: texto },
      { kind: 'prefix' as const, prefix: long.slice(1), fields: texto },
    ])
      expect(engine.search(testNamespace, { ...asking, text }).hits.map(({ id }) => id)).toContain(wide.id)
    const filter = { kind: 'in' as const, field: 'corte', values: [`2999${long.slice(0, 50)}`] }
    expect(engine.search(testNamespace, { ...asking, text: null, filter }).total).toBe(1)
    await engine.close()
  })

  it('refuses NaN and infinity in vectors, sort keys and positions', async () => {
    const engine = await open()
    const vector = new Float32Array(testDimension).fill(1)
    const bad: [EngineDocument, RegExp][] = [
      [{ ...document('a', ['x']), vector: vector.map((value, i) => (i === 3 ? Number.NaN : value)) }, /not finite/],
      [{ ...document('a', ['x']), vector: vector.map(() => Number.POSITIVE_INFINITY) }, /not finite/],
      [{ ...document('a', ['x']), vector: new Float32Array(testDimension + 1) }, /dimensions/],
      [{ ...document('a', ['x']), sortKeys: { fecha: Number.NaN } }, /not finite/],
      [{ ...document('a', []), fields: { texto: { terms: ['x', 'y'], positions: [1, Number.NaN] } } }, /positions/],
      [{ ...document('a', []), fields: { texto: { terms: ['x', 'y'], positions: [1, 0] } } }, /positions/],
    ]
    for (const [wrong, message] of bad) await expect(engine.apply(upsert(1, document('b', ['y']), wrong))).rejects.toThrow(message)
    expect(engine.sequence).toBe(0)
    expect(engine.search(testNamespace, { ...asking, text: null }).total).toBe(0)
    await engine.apply(upsert(1, { ...document('a', ['x']), vector }))
    const near = vector.map(() => Number.NaN)
    expect(engine.nearest(testNamespace, { near, filter: null, limit: 5 })).toEqual([])
    expect(engine.nearest(testNamespace, { near: new Float32Array(testDimension), filter: null, limit: 5 })).toEqual([])
  })

  it('reads an unpaired surrogate as the replacement character, in documents and queries', async () => {
    const engine = await open()
    await engine.apply(upsert(1, document('a', ['x\ud800', 'y'])))
    const found = engine.search(testNamespace, { ...asking, text: { kind: 'term', term: 'x\ud800', fields: texto } })
    expect(found.total).toBe(1)
    await expect(engine.apply(upsert(2, document('a\udc00', ['x'])))).rejects.toThrow(/well-formed/)
  })

  it('refuses a sort key of two types and changes nothing', async () => {
    const engine = await open()
    await engine.apply(upsert(1, { ...document('a', ['x']), sortKeys: { fecha: 1 } }))
    await expect(engine.apply(upsert(2, { ...document('b', ['x']), sortKeys: { fecha: 'ayer' } }))).rejects.toThrow(/sort key fecha/)
    expect(engine.search(testNamespace, { ...asking, text: null }).total).toBe(1)
  })
})

describe('an index larger than its memory', () => {
  it('gives the same answers with a cache of a fiftieth of its size', async () => {
    const files = new CrashingFiles()
    const exhaustive = new ExhaustiveIndex(parameters)
    const cacheBytes = 16_384
    const engine = await open({ folder: '/small', files, cacheBytes, memoryBytes: 100_000 })
    for (let sequence = 1; sequence <= 8; sequence++) {
      const batch = batchOf(
        sequence,
        randomChanges(sequence, 1_500, 6_000).filter(({ kind }) => kind === 'upsert'),
      )
      exhaustive.apply(batch)
      await engine.apply(batch)
    }
    await engine.flush()
    const { segments } = engine.stats()
    expect(segments.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(50 * cacheBytes)
    const queries: TextQuery[] = [
      { kind: 'prefix', prefix: '', fields: { texto: 1, titulo: 2 } },
      { kind: 'phrase', terms: ['ley', 'juez'], slop: 1, fields: texto },
      { kind: 'or', clauses: ['pago', 'daño', 'recurso'].map((term) => ({ kind: 'term', term, fields: texto })) },
    ]
    for (const text of queries) expectSameAnswers(engine, exhaustive, { text, filter: null }, 50)
    expect(engine.stats().cacheBytes).toBeLessThan(10 * cacheBytes)
    await engine.close()
  }, 120_000)
})

describe('a large batch', () => {
  it('goes to a file at once, and to memory when the disk is full', async () => {
    const files = new CrashingFiles()
    const problems: unknown[] = []
    const engine = await open({ folder: '/large', files, memoryBytes: 200_000, onProblem: (error) => problems.push(error) })
    const additions = (sequence: number, size: number) =>
      batchOf(
        sequence,
        randomChanges(sequence, size, 9_000).filter(({ kind }) => kind === 'upsert'),
      )
    const large = () => engine.stats().segments.filter(({ documents }) => documents > 500)
    const inFiles = () => large().filter(({ inFile }) => inFile)
    await engine.apply(additions(1, 50))
    expect(large()).toEqual([])
    await engine.apply(additions(2, 1_500))
    expect([large().length, inFiles().length]).toEqual([1, 1])
    files.room = 0
    await engine.apply(additions(3, 1_500))
    expect([large().length, inFiles().length]).toEqual([2, 1])
    expect(String(problems[0])).toContain('no space')
    files.room = Number.POSITIVE_INFINITY
    await engine.close()
    const again = await open({ folder: '/large', files })
    expect(again.sequence).toBe(3)
    await again.close()
  })
})

describe('a disk that fails', () => {
  const folder = '/index'
  const question = { text: { kind: 'term' as const, term: 'juez', fields: { texto: 1, titulo: 1 } }, filter: null }

  it('loses nothing when it is full during a commit, and commits once there is space', async () => {
    const files = new CrashingFiles()
    const exhaustive = new ExhaustiveIndex(parameters)
    const engine = await open({ folder, files })
    for (const room of [0, 100, 3_000, 20_000, 40_000]) {
      const batch = batchOf(exhaustive.sequence + 1, randomChanges(room, 80, 200))
      files.room = room
      await engine.apply(batch)
      exhaustive.apply(batch)
      await engine.flush().catch((error: unknown) => expect(String(error)).toContain('no space'))
      expectSameAnswers(engine, exhaustive, question, 1000)
    }
    files.room = Number.POSITIVE_INFINITY
    await engine.close()
    const again = await open({ folder, files })
    expect(again.sequence).toBe(exhaustive.sequence)
    expectSameAnswers(again, exhaustive, question, 1000)
    await again.close()
  })

  it('continues and reports when it is full during a merge', async () => {
    const files = new CrashingFiles()
    const exhaustive = new ExhaustiveIndex(parameters)
    const problems: unknown[] = []
    const engine = await open({ folder, files, memoryBytes: 1, onProblem: (error) => problems.push(error) })
    for (let sequence = 1; sequence <= 24; sequence++) {
      const batch = batchOf(sequence, randomChanges(sequence, 20, 200))
      files.room = 2_000
      await engine.apply(batch)
      exhaustive.apply(batch)
    }
    await engine.settled()
    expect(problems.length).toBeGreaterThan(0)
    expectSameAnswers(engine, exhaustive, question, 1000)
    files.room = Number.POSITIVE_INFINITY
    await engine.optimize()
    await engine.close()
    const again = await open({ folder, files })
    expectSameAnswers(again, exhaustive, question, 1000)
    await again.close()
  })

  it('cannot be opened on a read-only disk, and opens once it is writable', async () => {
    const files = new CrashingFiles()
    const engine = await open({ folder, files })
    await engine.apply(batchOf(1, randomChanges(1, 20, 200)))
    await engine.close()
    files.readOnly = true
    await expect(open({ folder, files })).rejects.toThrow(FolderReadOnly)
    files.readOnly = false
    const again = await open({ folder, files })
    expect(again.sequence).toBe(1)
    await again.close()
  })
})

describe('two writers', () => {
  it('are never allowed in one folder', async () => {
    const files = new CrashingFiles()
    const first = await open({ folder: '/one', files })
    await expect(open({ folder: '/one', files })).rejects.toThrow(FolderInUse)
    await first.close()
    const second = await open({ folder: '/one', files })
    await second.close()
  })

  it('from another process or thread are distinguished from one that ended', async () => {
    const lock = (pid: number): string => `${pid} ${processStartTime(pid)}`
    const alive = new CrashingFiles(new Map([['/two/lock', Buffer.from(lock(process.ppid))]]))
    await expect(open({ folder: '/two', files: alive })).rejects.toThrow(FolderInUse)
    const thread = new CrashingFiles(new Map([['/two/lock', Buffer.from(`${lock(process.pid)} ${threadId + 1}.`)]]))
    await expect(open({ folder: '/two', files: thread })).rejects.toThrow(FolderInUse)
    for (const ended of [
      '999999999 5',
      `${process.ppid} 5`,
      `${lock(process.pid)} ${threadId}.`,
      `${lock(process.pid)} ${threadId + 1}`,
      'x',
    ]) {
      const files = new CrashingFiles(new Map([['/two/lock', Buffer.from(ended)]]))
      await (await open({ folder: '/two', files })).close()
    }
  })
})

it('does not read the clock: a jump back changes nothing', async () => {
  const files = new CrashingFiles()
  const engine = await open({ folder: '/clock', files })
  await engine.apply(upsert(1, document('a', ['x'])))
  await engine.flush()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  await engine.apply(upsert(2, document('b', ['x'])))
  await engine.close()
  const again = await open({ folder: '/clock', files })
  vi.useRealTimers()
  expect(again.search(testNamespace, { ...asking, text: null }).hits.map(({ id }) => id)).toEqual(['a', 'b'])
  await again.close()
})
