import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { countRulings, getLastSequence, listIngestRuns, listRawRecords, lockDataFolder, openDatabase } from '@basejuris/database'
import { copyPreparedDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawStoreFolder } from '../raw-store/check-store-owner.ts'
import { readQuarantine } from '../raw-store/quarantine.ts'
import { openRawStore } from '../raw-store/raw-store.ts'
import { pjudDocuments, pjudEnvelope } from '../sources/pjud-document.fixture.ts'
import { crashKey } from './crash-child.fixture.ts'

const script = join(import.meta.dirname, 'crash-child.fixture.ts')

describe('an ingestion killed again and again', { timeout: 240_000 }, () => {
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ingest-crash-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  /** Kills the child `delayMs` after it has stored `batches` batches; null lets it finish. Answers what it printed. */
  const runChild = async (batches: number | null, delayMs = 0): Promise<string[]> => {
    const child = spawn(process.execPath, [script, join(root, 'data'), join(root, 'in')], { stdio: ['ignore', 'pipe', 'inherit'] })
    const reported: string[] = []
    const exit = once(child, 'exit')
    for await (const said of createInterface({ input: child.stdout })) {
      reported.push(said)
      if (batches !== null && reported.length === batches) {
        await setTimeout(delayMs)
        child.kill('SIGKILL')
      }
    }
    const [code, signal] = await exit
    expect(batches === null ? code : signal).toBe(batches === null ? 0 : 'SIGKILL')
    return reported
  }

  it('takes every record once and lists every rejection once', async () => {
    await mkdir(join(root, 'in'))
    await copyPreparedDatabase(join(root, 'data/database'))
    const documents = Array.from({ length: 200 }, (_, n) => ({
      ...pjudDocuments.Laborales,
      id: n % 10 === 9 ? `mal ${n}` : `${n}`,
      rol_era_sup_s: `O-${n + 1}-2023`,
    }))
    await writeFile(join(root, 'in/a.json'), pjudEnvelope('Laborales', documents.slice(0, 90)))
    await writeFile(join(root, 'in/b.json'), pjudEnvelope('Laborales', documents.slice(90)))
    const first = [await runChild(1, 0), await runChild(2, 9)].map((reported) => Number(reported[0]))
    expect(first).toEqual([...first].sort((a, b) => a - b))
    expect(new Set(first).size).toBe(2)
    const reported = await runChild(null)
    const summary: unknown = JSON.parse((reported.at(-1) ?? '').slice('done '.length))
    expect(summary).toMatchObject({ read: 200, inserted: 180, updated: 0, unchanged: 0, rejected: 20, resumed: true })

    const lock = lockDataFolder(join(root, 'data'))
    const database = await openDatabase({ folder: join(root, 'data/database'), lock })
    expect(await countRulings(database.db)).toBe(180)
    expect(await getLastSequence(database.db)).toBeGreaterThanOrEqual(180)
    const runs = await listIngestRuns(database.db, { limit: 10 })
    expect(runs.map(({ state, counts }) => [state, counts.read])).toEqual([['completed', 200]])
    const rejections = await Array.fromAsync(readQuarantine((summary as { quarantine: string }).quarantine))
    expect(rejections.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, k) => k * 10 + 10))
    const rawStore = await openRawStore({ database: database.db, dataDir: join(root, 'data'), key: crashKey })
    const stored = await listRawRecords(database.db, { after: 0, limit: 1000 })
    const raws = await Promise.all(stored.map((row) => rawStore.read(row)))
    expect(new Set(stored.map(({ docId }) => docId)).size).toBe(180)
    expect(raws.filter((raw) => raw !== null && raw.raw.length > 0)).toHaveLength(180)
    const packs = (await readdir(rawStoreFolder(join(root, 'data')), { recursive: true })).filter((name) => name.endsWith('.pack'))
    expect(packs).toHaveLength(new Set(stored.map(({ pack }) => pack)).size)
    await database.close()
    lock.release()
  })
})
