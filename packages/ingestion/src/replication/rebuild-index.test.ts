import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, putRulings, removeRulings } from '@basejuris/database'
import { createHashingEncoder, type EngineIndex, openEngineIndex } from '@basejuris/search'
import { buildRuling, openTestDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuildDocuments, buildInProcess } from './build-documents.ts'
import { followIndex } from './follow-index.ts'
import { rebuildIndex } from './rebuild-index.ts'

const encoder = createHashingEncoder()
const build = buildInProcess(encoder)
const rulings = Array.from({ length: 45 }, (_, i) => buildRuling({ idSentence: `r${i}`, docketNumber: `${100 + i}-2024` }))

let folder: string
let database: OpenDatabase
let index: EngineIndex
const open = () => openEngineIndex({ folder, dimension: encoder.dimension, schema: 'rebuild' })
const found = async (): Promise<string[]> => {
  const asked = { text: null, filter: null, sort: [], facets: [], offset: 0, limit: 1000 }
  return (await index.lexical.search('rulings', asked)).hits.map(({ id }) => id)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebuild-'))
  database = await openTestDatabase()
  index = await open()
  await putRulings(database.db, rulings)
  await followIndex({ database: database.db, writer: index.writer, build })
}, 60_000)
afterEach(async () => {
  await index.engine.abandon()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

it('rebuilds the same index, reports progress, and includes changes made meanwhile', async () => {
  const gone = rulings[3]?.docId as string
  let changed = false
  const meanwhile: BuildDocuments = async (some) => {
    expect(await found()).toHaveLength(changed ? 45 : rulings.length)
    if (!changed) {
      changed = true
      await removeRulings(database.db, [gone])
      await putRulings(database.db, [buildRuling({ idSentence: 'nueva', docketNumber: '999-2024' })])
      await followIndex({ database: database.db, writer: index.writer, build })
    }
    return build(some)
  }
  const reported: number[] = []
  await rebuildIndex({
    database: database.db,
    build: meanwhile,
    replace: () => index.replace(),
    onProgress: (done, total) => reported.push(done / total),
  })
  const after = await found()
  expect(after).toHaveLength(45)
  expect(after).not.toContain(gone)
  expect(reported.at(-1)).toBe(1)
  await index.engine.abandon()
  index = await open()
  expect(await found()).toEqual(after)
  expect((await index.verify()).problems).toEqual([])
})

it('leaves the old index in place when it is interrupted or cannot be built', async () => {
  const stop = new AbortController()
  const interrupted: BuildDocuments = (some) => {
    stop.abort(new Error('interrupted'))
    return build(some)
  }
  const rebuild = (how: BuildDocuments) =>
    rebuildIndex({ database: database.db, build: how, replace: () => index.replace(), signal: stop.signal })
  await expect(rebuild(interrupted)).rejects.toThrow('interrupted')
  expect(await found()).toHaveLength(rulings.length)
  const failing: BuildDocuments = async () => {
    throw new Error('no encoder')
  }
  await expect(rebuildIndex({ database: database.db, build: failing, replace: () => index.replace() })).rejects.toThrow('no encoder')
  expect(await found()).toHaveLength(rulings.length)
})
