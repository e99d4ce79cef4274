import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openTestDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { openRawStore } from '../raw-store/raw-store.ts'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { ingest } from './ingest.ts'

const megabyte = 1024 * 1024
const records = 5000
/** Bytes of a field that no source reads, as some exports carry scanned copies. */
const carried = 215_000

function* lines(): Generator<string> {
  const copy = Buffer.from(Array.from({ length: carried }, (_, n) => 65 + ((n * n + n) % 26))).toString('latin1')
  for (let n = 0; n < records; n += 1) {
    const texto = `Vistos: la demanda inventada ${n}.\nPRIMERO: Que el asunto ${n} consta en la foja ${n * 7}.\nSe resuelve: que se acoge la demanda.`
    yield `${JSON.stringify({ id: `${n}`, coleccion: 'civil', rol: `C-${n + 1}-2021`, fecha: '2021-03-03', texto, copia: copy })}\n`
  }
}

// Writes and reads a gigabyte, which takes minutes.
it('streams a JSON Lines file of 1 GB in bounded memory', { timeout: 1_800_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'large-'))
  const database = await openTestDatabase()
  const pool = openWorkerPool({ threads: 1 })
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  try {
    const path = join(folder, 'a.jsonl')
    await pipeline(Readable.from(lines()), createWriteStream(path))
    const { size } = await stat(path)
    expect(size).toBeGreaterThan(1024 * megabyte)
    const rawStore = await openRawStore({ database: database.db, dataDir: folder, key: Buffer.alloc(32, 7) })
    const before = process.memoryUsage.rss()
    peak = before
    const summary = await ingest({ source: 'auto', path, database: database.db, dataDir: folder, pool, rawStore })
    console.log({
      megabytes: Math.round(size / megabyte),
      seconds: Math.round(summary.ms / 1000),
      recordsPerSecond: summary.perSecond,
      megabytesPerSecond: Math.round((size / megabyte / summary.ms) * 1000),
      rssBefore: Math.round(before / megabyte),
      rssPeak: Math.round(peak / megabyte),
    })
    expect(summary).toMatchObject({ read: records, inserted: records })
    expect(peak - before).toBeLessThan(700 * megabyte)
  } finally {
    clearInterval(sampling)
    await pool.close()
    await database.close()
    await rm(folder, { recursive: true })
  }
})
