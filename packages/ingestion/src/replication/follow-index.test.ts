import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getLastSequence, listDocIds, type OpenDatabase, putRulings, removeRulings } from '@basejuris/database'
import { outcomes } from '@basejuris/domain'
import { type IndexWriter, openEngineIndex, type SearchIndex } from '@basejuris/search'
import { buildRuling, openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { buildInProcess, buildInWorkers } from './build-documents.ts'
import { encoder } from './crash-child.fixture.ts'
import { followIndex, IndexAheadOfDatabase } from './follow-index.ts'
import { startIndexFollower } from './index-follower.ts'
import { openFollowingIndex } from './open-index.ts'

const build = buildInProcess(encoder)
const schema = 'follow-test'
const openIndex = (folder: string | null = null) => openEngineIndex({ folder, dimension: encoder.dimension, schema })
const idsIn = async ({ lexical }: SearchIndex, namespace: 'rulings' | 'passages' = 'rulings') =>
  (await lexical.search(namespace, { text: null, filter: null, sort: 'relevance', facets: [], offset: 0, limit: 1000 })).hits.map(
    ({ id }) => id,
  )

describe('followIndex', () => {
  let database: OpenDatabase
  let index: SearchIndex
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await truncateAll(database)
    index = await openIndex()
  })
  afterEach(() => index.writer.close())

  /** With different outcomes, so that none is near-identical to another. */
  const put = (count: number) =>
    putRulings(
      database.db,
      Array.from({ length: count }, (_, at) => buildRuling({ outcome: outcomes[at % outcomes.length] ?? 'otro' })),
    )
  const stored = () => listDocIds(database.db, { limit: 1000 })
  const follow = (rest: { batchSize?: number; signal?: AbortSignal } = {}) =>
    followIndex({ database: database.db, writer: index.writer, build, ...rest })

  it('brings an empty index to the state of the database in batches, and repeats nothing', async () => {
    await put(7)
    expect(await follow({ batchSize: 3 })).toEqual({ applied: 7, sequence: 7 })
    expect(await idsIn(index)).toEqual(await stored())
    expect((await idsIn(index, 'passages')).length).toBeGreaterThanOrEqual(7)
    expect(await follow()).toEqual({ applied: 0, sequence: 7 })
  })

  it('builds the next documents while it applies the previous ones', async () => {
    await put(4)
    const started = Promise.withResolvers<void>()
    let built = 0
    const writer: IndexWriter = {
      ...index.writer,
      // Waits until the second batch has begun: without overlap this would wait for ever.
      apply: (batch) => started.promise.then(() => index.writer.apply(batch)),
    }
    const counting: typeof build = (rulings) => {
      built += 1
      if (built === 2) started.resolve()
      return build(rulings)
    }
    expect(await followIndex({ database: database.db, writer, build: counting, batchSize: 2 })).toEqual({ applied: 4, sequence: 4 })
    expect(await idsIn(index)).toEqual(await stored())
  })

  it('drops a removed ruling with its passages, and one that was removed before it was read', async () => {
    const { docIds } = await put(3)
    await follow()
    await removeRulings(database.db, docIds.slice(0, 1))
    const opened = docIds.slice(1)
    expect(await follow()).toMatchObject({ applied: 1 })
    expect((await idsIn(index)).sort()).toEqual([...opened].sort())
    expect((await idsIn(index, 'passages')).some((id) => id.startsWith(docIds[0] ?? ''))).toBe(false)
  })

  it('leaves out a ruling that cannot be read or built, names it, and takes the others', async () => {
    const { docIds } = await put(4)
    const [unreadable = '', unbuildable = '', ...fine] = docIds
    await database.execute(`update rulings set facts = '{"judges":5}' where doc_id = $1`, [unreadable])
    const leftOut: string[] = []
    await followIndex({
      database: database.db,
      writer: index.writer,
      onLeftOut: (docId: string) => leftOut.push(docId),
      build: async (rulings) => (await build(rulings)).map((built, at) => (rulings[at]?.docId === unbuildable ? null : built)),
    })
    expect(leftOut.sort()).toEqual([unreadable, unbuildable].sort())
    expect((await idsIn(index)).sort()).toEqual([...fine].sort())
  })

  it('does not advance when the builder itself fails', async () => {
    await put(2)
    const failing = followIndex({ database: database.db, writer: index.writer, build: () => Promise.reject(new Error('sin codificador')) })
    await expect(failing).rejects.toThrow('sin codificador')
    expect(await index.writer.appliedSequence()).toBe(0)
    expect(await follow()).toMatchObject({ applied: 2 })
  })

  it('stops between batches', async () => {
    await put(9)
    const stop = new AbortController()
    const stopping: IndexWriter = {
      ...index.writer,
      apply: async (batch) => {
        await index.writer.apply(batch)
        stop.abort(new Error('basta'))
      },
    }
    await expect(followIndex({ database: database.db, writer: stopping, build, batchSize: 2, signal: stop.signal })).rejects.toThrow(
      'basta',
    )
    expect(await index.writer.appliedSequence()).toBe(2)
  })

  it('builds the same in worker threads', async () => {
    const pool = openWorkerPool({ threads: 1 })
    const rulings = [buildRuling(), buildRuling()]
    try {
      expect(await buildInWorkers(pool, encoder.name)(rulings)).toEqual(await build(rulings))
    } finally {
      await pool.close()
    }
  })

  it('refuses an index ahead of the database, and rebuilds it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ahead-'))
    await put(6)
    const ahead = await openIndex(folder)
    await followIndex({ database: database.db, writer: ahead.writer, build })
    await ahead.writer.close()
    await truncateAll(database)
    const { docIds } = await put(2)
    const reopened = await openIndex(folder)
    await expect(followIndex({ database: database.db, writer: reopened.writer, build })).rejects.toThrow(IndexAheadOfDatabase)
    await reopened.writer.close()
    const open = () => openIndex(folder)
    const options = { database: database.db, open, discard: () => rm(folder, { recursive: true }) }
    const renewed = await openFollowingIndex(options)
    await followIndex({ database: database.db, writer: renewed.writer, build })
    expect((await idsIn(renewed)).sort()).toEqual([...docIds].sort())
    await renewed.writer.close()
    const opened = await openFollowingIndex({ ...options, onRebuild: () => expect.unreachable('it follows already') })
    expect(await opened.writer.appliedSequence()).toBe(await getLastSequence(database.db))
    await opened.writer.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('rebuilds an index of which a part alone is ahead of the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ahead-'))
    await put(2)
    const last = await getLastSequence(database.db)
    let opened = 0
    const open = async () => {
      opened += 1
      const { writer } = await openIndex(folder)
      return { writer: opened > 1 ? writer : { ...writer, furthestSequence: async () => last + 1 } }
    }
    const renewed = await openFollowingIndex({ database: database.db, open, discard: () => rm(folder, { recursive: true }) })
    expect([opened, await renewed.writer.appliedSequence()]).toEqual([2, 0])
    await renewed.writer.close()
    await rm(folder, { recursive: true, force: true })
  })

  describe('startIndexFollower', () => {
    it('follows at the start, on `nudge`, and to the last change on `catchUp`', async () => {
      await put(2)
      const follower = startIndexFollower({ database: database.db, writer: index.writer, build, pollMs: null })
      await follower.catchUp()
      expect(await idsIn(index)).toEqual(await stored())
      await put(3)
      follower.nudge()
      follower.nudge()
      await follower.catchUp()
      expect(await idsIn(index)).toEqual(await stored())
      await follower.stop()
    })

    it('notices the changes of other processes by itself', async () => {
      const seen = Promise.withResolvers<number>()
      const onFollowed = ({ sequence }: { sequence: number }) => seen.resolve(sequence)
      const follower = startIndexFollower({ database: database.db, writer: index.writer, build, pollMs: 5, onFollowed })
      await put(1)
      expect(await seen.promise).toBe(1)
      await follower.stop()
    })

    it('flushes while there is more to follow, so that a crash does not lose all of it', async () => {
      await put(7)
      const steps: string[] = []
      const writer: IndexWriter = {
        ...index.writer,
        apply: async (batch) => {
          await index.writer.apply(batch)
          steps.push(`to ${batch.sequence}`)
        },
        flush: async () => void steps.push('flush'),
      }
      const follower = startIndexFollower({ database: database.db, writer, build, pollMs: null, flushEveryMs: 0, batchSize: 3 })
      await follower.catchUp()
      await follower.stop()
      expect(steps).toEqual(['to 3', 'flush', 'to 6', 'flush', 'to 7', 'flush'])
    })

    it('reports an error and continues at the next nudge', async () => {
      await put(1)
      let failures = 1
      const failed = Promise.withResolvers<string>()
      const follower = startIndexFollower({
        database: database.db,
        writer: index.writer,
        pollMs: null,
        onError: failed.resolve,
        build: (rulings) => (failures-- > 0 ? Promise.reject(new Error('una vez')) : build(rulings)),
      })
      expect(await failed.promise).toBe('una vez')
      await follower.catchUp()
      expect(await idsIn(index)).toEqual(await stored())
      await follower.stop()
    })

    it('flushes when it stops, so that nothing is replayed, and does nothing afterwards', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'follower-'))
      const { writer } = await openIndex(folder)
      await put(2)
      const follower = startIndexFollower({ database: database.db, writer, build, pollMs: null })
      await follower.catchUp()
      await follower.stop()
      await put(1)
      follower.nudge()
      await follower.catchUp()
      expect(await writer.appliedSequence()).toBe(2)
      const copy = `${folder}-copy`
      await cp(folder, copy, { recursive: true, filter: (path) => !path.endsWith('lock') })
      const reopened = await openIndex(copy)
      expect(await reopened.writer.appliedSequence()).toBe(2)
      await Promise.all([writer.close(), reopened.writer.close()])
      for (const each of [folder, copy]) await rm(each, { recursive: true })
    })
  })
})
