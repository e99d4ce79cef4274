import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { countRulings } from '../rulings/rulings.ts'
import {
  findCompletedRun,
  findIngestRun,
  finishIngestRun,
  IngestRunNotFound,
  IngestRunTaken,
  listIngestRuns,
  saveIngestCheckpoint,
  startIngestRun,
} from './ingest-runs.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const counts = { read: 10, inserted: 7, updated: 1, unchanged: 1, rejected: 1, removed: 0 }

describeEachDatabase('ingest runs', (open) => {
  const db = () => open().db
  const start = (n: number, fingerprint = 'a') =>
    startIngestRun(db(), { id: id(n), source: 'pjud', path: '/files', fingerprint, now: at(n) })

  it('starts empty', async () => {
    expect(await start(1)).toEqual({
      id: id(1),
      source: 'pjud',
      path: '/files',
      fingerprint: 'a',
      state: 'running',
      checkpoint: {},
      counts: { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0, removed: 0 },
      error: null,
      startedAt: at(1),
      updatedAt: at(1),
      finishedAt: null,
    })
    expect(await findIngestRun(db(), id(2))).toBeNull()
  })

  it('continues from the checkpoint of the unfinished run of the same content', async () => {
    await start(1)
    await saveIngestCheckpoint(db(), id(1), { after: 0, checkpoint: { file: 3, line: 40 }, counts, now: at(2) })
    expect(await start(5)).toMatchObject({ id: id(1), checkpoint: { file: 3, line: 40 }, counts, startedAt: at(1), updatedAt: at(2) })
    expect(await start(6, 'other content')).toMatchObject({ id: id(6), checkpoint: {} })
  })

  it('starts a new run after the end, and lists the newest first', async () => {
    await start(1)
    await finishIngestRun(db(), id(1), { state: 'failed', error: 'disk full', now: at(3) })
    expect(await findIngestRun(db(), id(1))).toMatchObject({ state: 'failed', error: 'disk full', finishedAt: at(3) })
    expect(await start(4)).toMatchObject({ id: id(4), state: 'running' })
    expect((await listIngestRuns(db(), { limit: 9 })).map((run) => run.id)).toEqual([id(4), id(1)])
    expect(await listIngestRuns(db(), { limit: 1 })).toHaveLength(1)
  })

  it('finds the newest completed run of exactly this content', async () => {
    const find = (fingerprint: string) => findCompletedRun(db(), { source: 'pjud', fingerprint })
    await start(1)
    expect(await find('a')).toBeNull()
    await finishIngestRun(db(), id(1), { state: 'failed', now: at(2) })
    expect(await find('a')).toBeNull()
    for (const n of [3, 5]) {
      await start(n)
      await finishIngestRun(db(), id(n), { state: 'completed', now: at(n + 1) })
    }
    expect(await find('a')).toMatchObject({ id: id(5), state: 'completed' })
    expect(await find('b')).toBeNull()
  })

  it('saves a checkpoint only together with its batch', async () => {
    await start(1)
    const cut = db().transaction(async (tx) => {
      await putRulings(tx, [buildRuling()])
      await saveIngestCheckpoint(tx, id(1), { after: 0, checkpoint: { line: 1 }, counts, now: at(2) })
      throw new Error('cut')
    })
    await expect(cut).rejects.toThrow('cut')
    expect(await findIngestRun(db(), id(1))).toMatchObject({ checkpoint: {}, counts: { read: 0 } })
    expect(await countRulings(db())).toBe(0)
  })

  it('refuses a batch after which another process has stored more', async () => {
    await start(1)
    const batch = { after: 0, checkpoint: { line: 9 }, counts, now: at(2) }
    await saveIngestCheckpoint(db(), id(1), batch)
    await expect(saveIngestCheckpoint(db(), id(1), batch)).rejects.toThrow(IngestRunTaken)
    await saveIngestCheckpoint(db(), id(1), { ...batch, after: counts.read })
  })

  it('refuses to continue a run that ended or never existed', async () => {
    await start(1)
    await finishIngestRun(db(), id(1), { state: 'completed', now: at(2) })
    const progress = { after: 0, checkpoint: {}, counts, now: at(3) }
    await expect(saveIngestCheckpoint(db(), id(1), progress)).rejects.toThrow(IngestRunNotFound)
    await expect(finishIngestRun(db(), id(1), { state: 'cancelled', now: at(3) })).rejects.toThrow(IngestRunNotFound)
    await expect(saveIngestCheckpoint(db(), id(9), progress)).rejects.toThrow(IngestRunNotFound)
  })

  it('refuses a checkpoint that it could not read back', async () => {
    await start(1)
    const wrong = { ...counts, read: 1.5 }
    await expect(saveIngestCheckpoint(db(), id(1), { after: 0, checkpoint: {}, counts: wrong, now: at(2) })).rejects.toThrow()
    await open().execute(`update ingest_runs set counts = '{}'`)
    await expect(findIngestRun(db(), id(1))).rejects.toThrow()
  })
})
