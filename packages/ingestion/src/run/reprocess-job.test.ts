import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countOutdatedVersions,
  createJobs,
  findIngestRun,
  getRuling,
  getRulingVersion,
  type Jobs,
  listDocIds,
  listRulingVersions,
  putRulings,
  removeRulings,
} from '@basejuris/database'
import { openEngineIndex, type SearchIndex } from '@basejuris/search'
import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DecryptionFailed } from '../raw-store/encrypted-record.ts'
import { openRawStore, type RawStore } from '../raw-store/raw-store.ts'
import { buildInProcess } from '../replication/build-documents.ts'
import { encoder } from '../replication/crash-child.fixture.ts'
import { followIndex } from '../replication/follow-index.ts'
import { UnknownSource } from '../sources/index.ts'
import { type PreparedRecord, prepareRecord, type RecordTask } from '../workers/prepare-record.ts'
import { type RemaskTask, remaskSections } from '../workers/remask-sections.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { ingest } from './ingest.ts'
import { reprocessJob, reprocessQueue, requestReprocess } from './reprocess-job.ts'

const parsers = vi.hoisted(() => ({ version: 1 }))
vi.mock('../record/documents-version.ts', () => ({
  get documentsVersion() {
    return parsers.version
  },
}))

/** Parsers of the current version. From the second version on they drop what older ones read as text. */
const pool: WorkerPool = {
  threads: 1,
  closed: () => false,
  close: async () => undefined,
  run: async <Result>(name: string, task: unknown) => {
    if (name === 'remaskSections') return (await remaskSections(task as RemaskTask)) as Result
    const { raw, ...rest } = task as RecordTask
    const read = Buffer.from(raw)
      .toString()
      .replace(parsers.version === 1 ? /^$/u : /Folio \d+\. /u, '')
    const prepared = await prepareRecord({ ...rest, raw: Buffer.from(read) })
    const { provenance } = (await prepareRecord({ ...rest, raw })) as PreparedRecord & { kind: 'ruling' }
    return { ...prepared, provenance } as Result
  },
}

const count = 45

const timeout = { timeout: 120_000 }

describeEachDatabase('reprocess', (open) => {
  let dataDir = ''
  let rawStore: RawStore
  let jobs: Jobs
  let index: SearchIndex
  beforeEach(async () => {
    parsers.version = 1
    dataDir = await mkdtemp(join(tmpdir(), 'reprocess-'))
    rawStore = await openRawStore({ database: open().db, dataDir, key: Buffer.alloc(32, 1) })
    jobs = await createJobs(open(), { queues: [reprocessQueue], onError: () => undefined })
    index = await openEngineIndex({ folder: null, dimension: encoder.dimension, schema: 'reprocess' })
    const lines = Array.from({ length: count }, (_, n) =>
      JSON.stringify({
        id: `${n}`,
        coleccion: 'laboral',
        rol: `O-${n + 1}-2021`,
        fecha: '2021-09-14',
        texto: `Vistos:\nPRIMERO: Que el asunto inventado ${n} se refiere a un despido.\nFolio ${n}. SEGUNDO: Que se acoge por injustificado.`,
      }),
    )
    await writeFile(join(dataDir, 'a.jsonl'), `${lines.join('\n')}\n`)
    await ingest({ source: 'auto', path: join(dataDir, 'a.jsonl'), ...environment() })
    await follow()
  }, 60_000)
  afterEach(async () => {
    await jobs.stop({ timeoutMs: 1000 })
    await index.writer.close()
    await rm(dataDir, { recursive: true })
  })

  const environment = () => ({ database: open().db, dataDir, pool, rawStore })
  const follow = () => followIndex({ database: open().db, writer: index.writer, build: buildInProcess(encoder) })
  const found = async () => {
    const query = { text: null, filter: null, sort: 'relevance', facets: [], offset: 0, limit: 100 } as const
    return (await index.lexical.search('rulings', query)).hits.length
  }
  const request = (sourceId: string | null = null) => requestReprocess(sourceId, { database: open().db, rawStore, jobs })
  const anchorsOf = async (docId: string, version: number) =>
    (await getRulingVersion(open().db, docId, version)).ruling.sections.map(({ anchor }) => anchor)

  it('gives new texts, keeps old anchors in their version, and never leaves the search empty', timeout, async () => {
    const [docId = ''] = await listDocIds(open().db, { limit: 1 })
    const before = await getRuling(open().db, docId)
    parsers.version = 2
    expect(await countOutdatedVersions(open().db, 2)).toBe(count)
    const seen: number[] = []
    const { runId, total } = await request()
    expect(total).toBe(count)
    const looks: Promise<void>[] = []
    const look = async () => {
      seen.push(await found())
      await follow()
      seen.push(await found())
    }
    const onProgress = () => void looks.push(look())
    await reprocessJob({ ...environment(), onProgress })({ runId, sourceId: null, last: count }, { signal: new AbortController().signal })
    await Promise.all(looks)
    await follow()
    expect(await found()).toBe(count)
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.every((hits) => hits === count)).toBe(true)
    const after = await getRuling(open().db, docId)
    expect(JSON.stringify(before)).toContain('Folio')
    expect(JSON.stringify(after)).not.toContain('Folio')
    expect(
      (await listRulingVersions(open().db, docId)).map(({ version, shown, status, documentsVersion }) => [
        version,
        shown,
        status,
        documentsVersion,
      ]),
    ).toEqual([
      [2, true, null, 2],
      [1, false, null, 1],
    ])
    expect(await anchorsOf(docId, 1)).toEqual(before.sections.map(({ anchor }) => anchor))
    expect((await getRulingVersion(open().db, docId, 1)).ruling).toEqual(before)
    expect(await anchorsOf(docId, 2)).toEqual(expect.arrayContaining(['c1', 'c2']))
    expect(await countOutdatedVersions(open().db, 2)).toBe(0)
    expect(await findIngestRun(open().db, runId)).toMatchObject({
      state: 'completed',
      source: 'reprocess',
      counts: { read: count, updated: count },
    })
  })

  it('leaves the ruling of a damaged raw record as it is, counts it, and goes on', timeout, async () => {
    parsers.version = 2
    const { runId } = await request()
    const read: RawStore['read'] = async (row) => {
      if (row.id === 1) throw new DecryptionFailed()
      return rawStore.read(row)
    }
    const job = reprocessJob({ ...environment(), rawStore: { ...rawStore, read } })
    await job({ runId, sourceId: null, last: count }, { signal: new AbortController().signal })
    expect(await findIngestRun(open().db, runId)).toMatchObject({
      state: 'completed',
      counts: { read: count, updated: count - 1, rejected: 1 },
    })
    expect(await countOutdatedVersions(open().db, 2)).toBe(1)
  })

  it('continues after the last stored batch when it was stopped', timeout, async () => {
    parsers.version = 2
    const { runId } = await request()
    const stop = new AbortController()
    const environmentThatStops = { ...environment(), onProgress: () => stop.abort(new Error('detenida')) }
    const payload = { runId, sourceId: null, last: count }
    await expect(reprocessJob(environmentThatStops)(payload, { signal: stop.signal })).rejects.toThrow('detenida')
    const left = await countOutdatedVersions(open().db, 2)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(count)
    expect(await request()).toMatchObject({ runId, resumed: true })
    await reprocessJob(environment())(payload, { signal: new AbortController().signal })
    expect(await countOutdatedVersions(open().db, 2)).toBe(0)
    expect(await findIngestRun(open().db, runId)).toMatchObject({ state: 'completed', counts: { read: count, updated: count } })
  })

  it('brings back nothing that is removed while it runs', timeout, async () => {
    const docIds = await listDocIds(open().db, { limit: count })
    parsers.version = 2
    const { runId } = await request()
    let removing: Promise<unknown> | undefined
    const onProgress = () => {
      removing ??= removeRulings(open().db, docIds)
    }
    await reprocessJob({ ...environment(), onProgress })({ runId, sourceId: null, last: count }, { signal: new AbortController().signal })
    await removing
    expect(await listDocIds(open().db, { limit: count })).toEqual([])
    await rawStore.eraseGarbage()
    expect((await open().execute('select 1 from raw_records')).rows).toEqual([])
  })

  it('changes nothing when the parsers are the same, and leaves what has no raw record', timeout, async () => {
    const alone = buildRuling()
    await putRulings(open().db, [alone])
    const { runId } = await request('generic-jsonl')
    await reprocessJob(environment())({ runId, sourceId: 'generic-jsonl', last: count }, { signal: new AbortController().signal })
    expect(await findIngestRun(open().db, runId)).toMatchObject({ counts: { read: count, unchanged: count } })
    expect(await countOutdatedVersions(open().db, 1)).toBe(1)
    expect(await getRuling(open().db, alone.docId)).toEqual(alone)
    await expect(request('inventada')).rejects.toThrow(UnknownSource)
  })

  it('masks earlier versions again, so that a fixed leak remains nowhere', timeout, async () => {
    const [docId = ''] = await listDocIds(open().db, { limit: 1 })
    await open().execute(
      `update ruling_texts set sections = replace(sections::text, 'se refiere', 'de 12.345.678-5 se refiere')::jsonb where doc_id = $1`,
      [docId],
    )
    parsers.version = 2
    const { runId } = await request()
    await reprocessJob(environment())({ runId, sourceId: null, last: count }, { signal: new AbortController().signal })
    const earlier = JSON.stringify((await getRulingVersion(open().db, docId, 1)).ruling)
    expect(earlier).toContain('de [RUT] se refiere')
    expect(earlier).not.toContain('12.345.678')
  })
})
