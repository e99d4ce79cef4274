import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getLastSequence } from '@basejuris/database'
import { collectionIds } from '@basejuris/domain'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { fictionalRecord } from '../testing/fictional-record.ts'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { plainSearch } from '../testing/plain-search.ts'
import { openRelay, type Relay } from '../testing/relay.ts'
import { normEngine, searchEngine } from './open-search.ts'

const limitMs = 240_000
const storeUrl = inject('qdrantUrl') ?? ''
const withBoth = it.skipIf(storeUrl === '')
let words: Relay
let meaning: Relay
let test: TestPlatform

const relayTo = ({ hostname, port }: URL): Promise<Relay> => openRelay({ host: hostname, port: Number(port) })

beforeAll(async () => {
  if (storeUrl === '') return
  words = await relayTo(new URL(inject('searchUrl') ?? ''))
  meaning = await relayTo(new URL(storeUrl))
  test = await openTestPlatform(undefined, {
    SEARCH_URL: `opensearch://127.0.0.1:${words.port}/both${process.pid}?shards=2&replicas=0`,
    VECTOR_URL: `qdrant://127.0.0.1:${meaning.port}/both${process.pid}`,
  })
}, limitMs)
afterAll(async () => {
  if (storeUrl === '') return
  await test.close()
  await searchEngine(test.config).discard()
  await normEngine(test.config).discard()
  for (const relay of [words, meaning]) await relay.stop()
}, limitMs)

const fictional = (n: number) => fictionalRecord(`b-${n}`, n)

let stored = 0
/** Stores so many more rulings. The index follows behind. */
const ingest = async (count: number): Promise<void> => {
  const path = join(dirname(test.platform.dataDir), `fallos-${stored}.jsonl`)
  const lines = Array.from({ length: count }, (_, n) => JSON.stringify(fictional(stored + n)))
  await writeFile(path, lines.join('\n'))
  stored += count
  await test.perform('ingest', { source: 'auto', path })
}

const search = () => test.platform.services.search
const byWords = async (query: string): Promise<number> => (await search().search(plainSearch(query))).total
const byMeaning = async (): Promise<number> =>
  (
    await search().semantic({
      message: 'panadera de este caso inventado',
      collections: collectionIds,
      fictional: 'incluir',
      filters: {},
      topK: 200,
    })
  ).length
/** Both engines hold every ruling at the last change of the database. */
const expectWhole = async (): Promise<void> => {
  await vi.waitFor(() => test.platform.catchUpIndex(), { timeout: 60_000, interval: 500 })
  expect(await test.platform.appliedSequence()).toBe(await getLastSequence(test.platform.services.db))
  await vi.waitFor(async () => expect([await byWords('panadera'), await byMeaning()]).toEqual([stored, stored]), {
    timeout: 20_000,
    interval: 500,
  })
  for (const n of [0, stored - 1]) expect(await byWords(`palabra${n}unica`)).toBe(1)
}

withBoth(
  'words of the cluster and vectors of the store find every ruling, also after a restart and a rebuild',
  async () => {
    await ingest(12)
    await expectWhole()
    test = await test.reopen()
    await expectWhole()
    expect(await test.platform.index.rebuild({})).toBe(stored)
    await expectWhole()
  },
  limitMs,
)

withBoth.each(['cluster', 'store'] as const)(
  'the %s is lost while rulings are written, and back later: none is missing in either engine',
  async (name) => {
    const relay = name === 'cluster' ? words : meaning
    const before = await test.platform.appliedSequence()
    // The command waits for the index at its end, and fails without it. The rulings are stored all the same.
    const ended = ingest(80).then(
      () => 'index whole',
      () => 'index behind',
    )
    await vi.waitFor(async () => expect(await test.platform.appliedSequence()).toBeGreaterThan(before), { timeout: 60_000, interval: 5 })
    await relay.stop()
    expect(await ended).toBe('index behind')
    await relay.start()
    await expectWhole()
  },
  limitMs,
)
