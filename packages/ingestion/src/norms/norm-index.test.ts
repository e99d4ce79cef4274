import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLastNormSequence, type NormToStore, type OpenDatabase, putNorms } from '@basejuris/database'
import { analyze } from '@basejuris/legal-text'
import { createHashingEncoder, type Encoder, embeddedEngine, openEngineIndex, toNormDocuments } from '@basejuris/search'
import { buildNorm, openTestDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IndexAheadOfDatabase } from '../replication/follow-index.ts'
import { openWorkerPool, type WorkerPool } from '../workers/worker-pool.ts'
import { followNorms } from './follow-norms.ts'
import { createNormIndex, type NormIndex } from './norm-index.ts'

const encoder = createHashingEncoder()
const normOf = (idNorma: number, text: string, inForceFrom = '2020-01-01'): NormToStore =>
  buildNorm(idNorma, { '1': text }, { inForceFrom })
const [first, second] = [99_000_001, 99_000_002]

let database: OpenDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

describe('following the norms', () => {
  const openMemory = () => openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
  const follow = (writer: Awaited<ReturnType<typeof openMemory>>['writer'], more: object = {}) =>
    followNorms({ database: database.db, writer, build: (norm) => toNormDocuments(norm, encoder), catalogue: [207436, 61438], ...more })
  const count = async ({ lexical }: Awaited<ReturnType<typeof openMemory>>, word: string) => {
    const text = { kind: 'term', term: analyze(word)[0]?.token ?? '', fields: { text: 1, title: 1, name: 1 } } as const
    return (await lexical.search('norms', { text, filter: null, sort: [], facets: [], offset: 0, limit: 10 })).hits.map(({ id }) => id)
  }

  it('indexes the catalogue once, then what is imported, and repeats nothing', async () => {
    const index = await openMemory()
    expect(await follow(index.writer)).toBe(2)
    expect(await follow(index.writer)).toBe(0)
    await putNorms(database.db, [normOf(first, 'Los canelos alumbran.'), normOf(207436, 'Las lengas alumbran.')])
    expect(await follow(index.writer)).toBe(2)
    expect(await count(index, 'lengas')).toEqual(['207436#000000'])
    expect(await follow(index.writer)).toBe(0)
  })

  it('replaces the articles of a changed norm', async () => {
    const index = await openMemory()
    await putNorms(database.db, [normOf(first, 'Los canelos alumbran.')])
    await follow(index.writer)
    await putNorms(database.db, [normOf(first, 'Los mañíos alumbran.', '2021-01-01')])
    await follow(index.writer)
    expect([await count(index, 'canelos'), await count(index, 'mañíos')]).toEqual([[], [`${first}#000000`]])
  })

  it('goes on where it was interrupted, in the catalogue and among the changes', async () => {
    const index = await openMemory()
    await putNorms(database.db, [normOf(first, 'Los canelos alumbran.'), normOf(second, 'Las lengas alumbran.')])
    const stopping = new AbortController()
    const { writer } = index
    const interrupted = {
      ...writer,
      apply: async (batch: Parameters<typeof writer.apply>[0]) => writer.apply(batch).then(() => stopping.abort()),
    }
    await expect(follow(interrupted, { signal: stopping.signal })).rejects.toThrow()
    expect(await writer.appliedSequence()).toBe(2)
    expect(await follow(writer)).toBe(2)
    expect(await count(index, 'lengas')).toEqual([`${second}#000000`])
  })

  it('leaves out a norm that cannot be built, and says which', async () => {
    const index = await openMemory()
    await putNorms(database.db, [normOf(first, 'Los canelos alumbran.')])
    const leftOut: number[] = []
    await follow(index.writer, { catalogue: [], build: async () => null, onLeftOut: (idNorma: number) => leftOut.push(idNorma) })
    expect([leftOut, await count(index, 'canelos')]).toEqual([[first], []])
  })

  it('refuses an index that is ahead of its database', async () => {
    const index = await openMemory()
    await index.writer.apply({ sequence: 1_000_000 + (await getLastNormSequence(database.db)) + 1, changes: [] })
    await expect(follow(index.writer)).rejects.toThrow(IndexAheadOfDatabase)
  })
})

describe('the index of norms in its folder', () => {
  let pool: WorkerPool
  let folder: string
  const opened: NormIndex[] = []
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const open = (by: Encoder = encoder): NormIndex => {
    const index = createNormIndex({
      engine: embeddedEngine(folder),
      database: database.db,
      pool,
      encoder: by,
      log,
      pollMs: 20,
      catalogue: [207436, 61438],
    })
    opened.push(index)
    return index
  }
  beforeAll(() => {
    pool = openWorkerPool({ threads: 1 })
  })
  afterAll(() => pool.close())
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'norm-index-')), 'index')
  })
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close()
    await rm(join(folder, '..'), { recursive: true, force: true })
  })
  const find = async (index: NormIndex, text: string) =>
    (await index.search.find({ text, offset: 0, limit: 5 })).hits.map(({ idNorma }) => idNorma)

  it('is rebuilt from catalogue and database, verified, and found again by the next start', async () => {
    await putNorms(database.db, [normOf(first, 'Los canelos alumbran la caleta.')])
    const index = open()
    expect(await index.rebuild({})).toBe(3)
    expect(await find(index, 'canelos caleta')).toEqual([first])
    expect((await find(index, 'ley 19.496'))[0]).toBe(61438)
    expect((await index.verify({})).problems).toEqual([])
    await index.close()
    expect(await find(open(), 'canelos caleta')).toEqual([first])
  }, 60_000)

  it('follows by itself what is imported', async () => {
    const index = open()
    index.follow()
    await expect.poll(() => find(index, 'ley 19.496'), { timeout: 30_000 }).toEqual([61438])
    await putNorms(database.db, [normOf(second, 'Las lengas alumbran el cerro.')])
    await expect.poll(() => find(index, 'lengas cerro'), { timeout: 30_000 }).toEqual([second])
  }, 60_000)
})
