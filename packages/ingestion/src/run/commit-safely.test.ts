import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findIngestRun, listDocIds, type OpenDatabase, startIngestRun } from '@basejuris/database'
import { buildRuling, openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openQuarantine, readQuarantine } from '../raw-store/quarantine.ts'
import type { BatchItem, RunContext } from './batch.ts'
import { commitSafely } from './commit-safely.ts'
import { emptyTally } from './run-counts.ts'

const runId = '00000000-0000-4000-8000-000000000001'
const now = () => new Date('2026-11-20T12:00:00Z')

describe('commitSafely', () => {
  let database: OpenDatabase
  let dataDir = ''
  let store: RunContext
  beforeAll(async () => {
    database = await openTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'commit-'))
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    await truncateAll(database)
    await startIngestRun(database.db, { id: runId, source: 'auto', path: '/x', fingerprint: 'f', now: now() })
    store = {
      database: database.db,
      runId,
      quarantine: await openQuarantine(dataDir, runId, 0),
      rawStore: null,
      decrypt: (_place, text) => text,
      reprocessingPool: null,
      now,
    }
  })

  const put = (n: number, changes: Parameters<typeof buildRuling>[0] = {}): BatchItem => ({
    kind: 'put',
    n,
    remarks: [],
    ruling: buildRuling({ docId: `d${n}`, idSentence: `${n}`, ...changes }),
    position: { file: 'a.json', index: n - 1, offset: 0, nextOffset: n },
    provenance: {
      rawHash: `${n}`,
      fetchedAt: null,
      status: null,
      reserved: false,
      masking: { kinds: [], scope: null, people: [], places: [] },
    },
    raw: { sourceId: 'jsonl', raw: new Uint8Array(0), hints: {} },
  })

  it('stores a batch with its place and counts', async () => {
    const tally = await commitSafely(store, [put(1), put(2)], emptyTally())
    expect(tally.total).toMatchObject({ read: 2, inserted: 2 })
    expect(await findIngestRun(database.db, runId)).toMatchObject({
      checkpoint: { place: { file: 'a.json', index: 1, nextOffset: 2 }, tally },
      counts: { read: 2 },
    })
  })

  it('puts the one record the database refuses in quarantine and stores the others', async () => {
    const tally = await commitSafely(store, [put(1), put(2, { caption: 'nulo \u0000 dentro' }), put(3)], emptyTally())
    expect(tally.total).toMatchObject({ read: 3, inserted: 2, rejected: 1 })
    expect(await listDocIds(database.db, { limit: 9 })).toEqual(['d1', 'd3'])
    const entries = await Array.fromAsync(readQuarantine(store.quarantine.path))
    expect(entries).toMatchObject([{ n: 2, codigo: 'processing_failed', idSentence: '2' }])
  })

  it('does not blame records for a database that fails', async () => {
    await database.execute(`delete from ingest_runs`)
    await expect(commitSafely(store, [put(1), put(2)], emptyTally())).rejects.toThrow('No running ingestion')
    expect(await listDocIds(database.db, { limit: 9 })).toEqual([])
    expect(await Array.fromAsync(readQuarantine(store.quarantine.path))).toEqual([])
  })
})
