import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countRulings, type Database, lockDataFolder, openDatabase } from '@basejuris/database'
import {
  buildInWorkers,
  computeProfilesInWorkers,
  followCitations,
  followIndex,
  followTexts,
  QuotationTracer,
  type RelationReader,
  readInWorkers,
  type WorkerPool,
} from '@basejuris/ingestion'
import { createBuiltInEncoder, openEngineIndex } from '@basejuris/search'
import type { Corpus } from './corpora.ts'
import { cpuSeconds } from './read-alone.ts'

/** Processor seconds of all threads, by what they were spent on. */
export interface IngestionCost {
  /** Reading, cleaning, masking and storing, with the recognition of norms. Where relations are followed, they are read there too. */
  readonly stored: number
  /** Clusters, documents, vectors and the index. */
  readonly indexed: number
  /** Rulings cited with their treatments, and places of norms: stored. */
  readonly citations: number
  /** Prints, considerandos and quotations: stored. */
  readonly texts: number
  /** Quotations looked for in norms and rulings, with their sources stored. */
  readonly traced: number
}

export interface IngestedCorpus {
  readonly cost: IngestionCost
  /** Rows of the database afterwards. */
  readonly rows: { readonly rulings: number; readonly citations: number; readonly considerandos: number; readonly quotations: number }
}

export interface IngestOptions {
  readonly relations: boolean
  /** One whose relations were never followed reads none. */
  readonly pool: WorkerPool
  /** Reads the database once everything is stored. */
  readonly after?: (db: Database) => Promise<void>
}

/**
 * Ingests and indexes a corpus as the product does, one step after another. Relations are left out by not following them: nothing
 * else changes then.
 */
export async function ingestOnce(corpus: Corpus, { relations, pool, after }: IngestOptions): Promise<IngestedCorpus> {
  const folder = await mkdtemp(join(tmpdir(), 'basejuris-relations-'))
  const dataDir = join(folder, 'data')
  await cp(join(corpus.template, 'database'), join(dataDir, 'database'), { recursive: true })
  const lock = lockDataFolder(dataDir)
  try {
    const { db, execute, close } = await openDatabase({ folder: join(dataDir, 'database'), lock })
    const reader = relations ? readInWorkers(db, pool) : null
    const stored = await cpuSeconds(() => corpus.ingest({ database: db, dataDir, pool }))
    const indexed = await indexAll(db, dataDir, pool)
    const cost = { stored, indexed, ...(reader === null ? { citations: 0, texts: 0, traced: 0 } : await followRelations(db, reader)) }
    const counted = await execute(
      `select (select count(*)::int from ruling_citations) as citations, (select count(*)::int from ruling_considerandos) as considerandos,
        (select count(*)::int from ruling_quotations where state is not null) as quotations`,
    )
    const rows = { rulings: await countRulings(db), ...(counted.rows[0] as Omit<IngestedCorpus['rows'], 'rulings'>) }
    await after?.(db)
    await close()
    return { cost, rows }
  } finally {
    lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}

async function indexAll(database: Database, dataDir: string, pool: WorkerPool): Promise<number> {
  const encoder = createBuiltInEncoder('learnt')
  const index = await openEngineIndex({ folder: join(dataDir, 'index'), dimension: encoder.dimension, schema: 'bench' })
  try {
    return await cpuSeconds(async () => {
      await followIndex({
        database,
        writer: index.writer,
        build: buildInWorkers(pool, encoder.name),
        computeProfiles: computeProfilesInWorkers(pool),
      })
      await index.writer.flush()
    })
  } finally {
    await index.writer.close()
  }
}

/** What `startCitationFollower` does, in its order. */
async function followRelations(database: Database, reader: RelationReader): Promise<Pick<IngestionCost, 'citations' | 'texts' | 'traced'>> {
  const tracer = new QuotationTracer(database, reader)
  const cost = { citations: 0, texts: 0, traced: 0 }
  const step = async (part: keyof typeof cost, follow: () => Promise<{ readonly done: boolean }>): Promise<boolean> => {
    let done = false
    cost[part] += await cpuSeconds(async () => {
      ;({ done } = await follow())
    })
    return done
  }
  while (true) {
    const haveCitations = await step('citations', () => followCitations(database, undefined, reader))
    if ((await step('texts', () => followTexts(database, undefined, reader))) && haveCitations) break
  }
  while (!(await step('traced', () => tracer.trace())));
  return cost
}
