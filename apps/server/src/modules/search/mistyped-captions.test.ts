import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRulingCache, listDocIds, listFacts, type OpenDatabase } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import type { RulingFacts } from '@basejuris/domain'
import { buildInProcess, followIndex, ingestRecords } from '@basejuris/ingestion'
import { createHashingEncoder, openEngineIndex, type RulingSearch, searchInProcess } from '@basejuris/search'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSearch } from '../../testing/plain-search.ts'

const rulings = 150

/** Misspells the longest word: a letter lost, doubled, transposed or replaced. */
const mistype = (caption: string, kind: number): string => {
  const word = [...(caption.match(/\p{L}{5,}/gu) ?? [])].sort((a, b) => b.length - a.length)[0] ?? ''
  const at = 2 + (kind % (word.length - 3))
  const [here = '', next = ''] = word.slice(at, at + 2)
  const instead = [next, here + here + next, next + here, (here.toLowerCase() === 'x' ? 'k' : 'x') + next][kind % 4] ?? ''
  return caption.replace(word, word.slice(0, at) + instead + word.slice(at + 2))
}

describe('captions of the demonstration corpus', () => {
  let database: OpenDatabase
  let search: RulingSearch
  let close: () => Promise<void>
  let unique: RulingFacts[] = []
  const first = async (query: string) => search.search(plainSearch(query, { size: 1 }))
  beforeAll(async () => {
    database = await openTestDatabase()
    const { db } = database
    const dataDir = await mkdtemp(join(tmpdir(), 'captions-'))
    const fingerprint = `${demoFingerprint}/captions`
    await ingestRecords({
      set: { name: 'demo', fingerprint, total: rulings, records: () => generateDemoRulings({ rulings }) },
      database: db,
      dataDir,
    })
    const encoder = createHashingEncoder()
    const index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'test' })
    await followIndex({ database: db, writer: index.writer, build: buildInProcess(encoder) })
    const { list: readRulings } = createRulingCache(database, 1_000_000)
    search = searchInProcess(index).searchWith({ encoder, readRulings })
    const facts = await listFacts(db, await listDocIds(db, { limit: 1000 }))
    const captions = Map.groupBy(facts, ({ caption }) => caption)
    unique = facts.filter(
      ({ caption }) =>
        captions.get(caption)?.length === 1 && /\p{L}{5,}.*\p{L}{5,}/u.test(caption) && !/\p{Lu}\.\s?\p{Lu}\./u.test(caption),
    )
    close = async () => {
      await index.writer.close()
      await database.close()
      await rm(dataDir, { recursive: true })
    }
  }, 180_000)
  afterAll(() => close())

  it('are found first with one typing error, at least 95 of 100', async () => {
    let right = 0
    for (const [kind, { docId, caption }] of unique.entries())
      if ((await first(mistype(caption, kind))).hits[0]?.docId === docId) right += 1
    expect(unique.length).toBeGreaterThanOrEqual(30)
    expect(right / unique.length).toBeGreaterThanOrEqual(0.95)
  }, 120_000)

  it('are never put right as they stand', async () => {
    for (const { caption } of unique) expect((await first(caption)).correction).toBeNull()
  }, 120_000)
})
