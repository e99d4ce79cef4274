import { join } from 'node:path'
import { openDatabase } from '@basejuris/database'
import { demoFingerprint, generateDemoRulings } from '@basejuris/demo'
import { buildInWorkers, followIndex, ingestRecords, openWorkerPool } from '@basejuris/ingestion'
import { createHashingEncoder, createRulingSearch, openEngineIndex, type RulingSearch, type SearchIndex } from '@basejuris/search'

export interface Demonstration {
  readonly db: Awaited<ReturnType<typeof openDatabase>>['db']
  readonly index: SearchIndex
  readonly search: RulingSearch
  readonly ingestMs: number
  readonly indexMs: number
  readonly close: () => Promise<void>
}

/** The demonstration corpus in a database in memory and an index on disk, as the product builds it. */
export async function openDemonstration(rulings: number, dataDir: string): Promise<Demonstration> {
  const database = await openDatabase({ memory: true })
  const encoder = createHashingEncoder()
  const index = await openEngineIndex({ folder: join(dataDir, 'index'), dimension: encoder.dimension, schema: 'bench' })
  const startedMs = performance.now()
  const set = {
    name: 'demo',
    fingerprint: `${demoFingerprint}/${rulings}`,
    total: rulings,
    records: () => generateDemoRulings({ rulings }),
  }
  await ingestRecords({ set, database: database.db, dataDir })
  const ingestedMs = performance.now()
  const pool = openWorkerPool()
  await followIndex({ database: database.db, writer: index.writer, build: buildInWorkers(pool, encoder.name) })
  await pool.close()
  await index.engine.optimize()
  await index.writer.flush()
  return {
    db: database.db,
    index,
    search: createRulingSearch({ lexical: index.lexical, vectors: index.vectors, encoder }),
    ingestMs: ingestedMs - startedMs,
    indexMs: performance.now() - ingestedMs,
    close: async () => {
      await index.writer.close()
      await database.close()
    },
  }
}
