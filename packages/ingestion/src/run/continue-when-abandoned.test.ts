import { finishIngestRun, IngestRunTaken, saveIngestCheckpoint, startIngestRun } from '@basejuris/database'
import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { continueWhenAbandoned } from './continue-when-abandoned.ts'

const runId = '11111111-1111-4111-8111-111111111111'
const now = new Date('2026-03-02T12:00:00Z')
const limits = { abandonedMs: 60, lookMs: 5 }

describeEachDatabase('a run that another process took', (open) => {
  const start = () => startIngestRun(open().db, { id: runId, source: 'a', path: 'b', fingerprint: 'c', now })
  const taken = (runs: number[]) => async () => {
    runs.push(runs.length)
    if (runs.length === 1) throw new IngestRunTaken('taken')
    return 'continued'
  }
  const signal = new AbortController().signal

  it('is left to it while it stores batches, and ends with it', async () => {
    const { counts } = await start()
    const runs: number[] = []
    const waiting = continueWhenAbandoned({ database: open().db, runId, signal, limits }, taken(runs))
    for (let read = 0; read < 5; read++) {
      await new Promise((resolve) => setTimeout(resolve, 30))
      await saveIngestCheckpoint(open().db, runId, { after: read, checkpoint: {}, counts: { ...counts, read: read + 1 }, now })
    }
    await finishIngestRun(open().db, runId, { state: 'completed', now })
    expect([await waiting, runs]).toEqual([null, [0]])
  })

  it('is continued once it stores nothing any more', async () => {
    await start()
    expect(await continueWhenAbandoned({ database: open().db, runId, signal, limits }, taken([]))).toBe('continued')
  })
})
