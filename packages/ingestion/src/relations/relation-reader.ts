import type { Database } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type ExtractedCitations, extractCitations } from '../citations/extract-citations.ts'
import type { ReadRelations, RelationsTask } from '../citations/read-relations.ts'
import { type OwnTexts, readTexts } from '../citations/read-texts.ts'
import { hashOfText } from '../citations/text-reading.ts'
import { readRulings } from '../record/read-rulings.ts'
import { textReadingsOf } from '../workers/text-readings.ts'
import { runOrNull, type WorkerPool } from '../workers/worker-pool.ts'

/** Reads rulings for the steps that store what they cite, and what they are traced by. */
export interface RelationReader {
  /** Stored rulings in the order of their content hashes. One that cannot be read is left out. */
  readonly stored: (hashes: ReadonlyMap<string, string>) => Promise<readonly Ruling[]>
  /** In the order of the rulings; null for one that takes too long. */
  readonly citations: (rulings: readonly Ruling[]) => Promise<readonly (ExtractedCitations | null)[]>
  readonly texts: (rulings: readonly Ruling[]) => Promise<readonly (OwnTexts | null)[]>
}

/** In this thread: for tests and small sets. */
export function readInProcess(database: Database): RelationReader {
  return {
    stored: (hashes) => readRulings(database, [...hashes.keys()], () => undefined),
    citations: (rulings) => Promise.all(rulings.map((ruling) => extractCitations(ruling))),
    texts: async (rulings) => rulings.map((ruling) => readTexts(ruling)),
  }
}

/** Rulings held until the second step has read them: two batches. */
const maxHeld = 100

/**
 * In worker threads, so that searches are answered meanwhile. Each ruling is read once for both steps where one follows the other.
 * Reading it from the database and handing it to a thread costs about as much as one of them.
 */
export function readInWorkers(database: Database, pool: WorkerPool): RelationReader {
  const held = new Map<string, Ruling>()
  const relations = new WeakMap<Ruling, Promise<ReadRelations | null>>()
  const relationsOf = (ruling: Ruling): Promise<ReadRelations | null> => {
    const known = relations.get(ruling)
    if (known !== undefined) return known
    const read = readInWorker(pool, ruling)
    relations.set(ruling, read)
    read.catch(() => relations.delete(ruling))
    return read
  }
  return {
    stored: async (hashes) => {
      const keyOf = (docId: string): string => `${docId} ${hashes.get(docId)}`
      const missing = [...hashes.keys()].filter((docId) => !held.has(keyOf(docId)))
      for (const ruling of await readRulings(database, missing, () => undefined)) held.set(keyOf(ruling.docId), ruling)
      const rulings = [...hashes.keys()].flatMap((docId) => held.get(keyOf(docId)) ?? [])
      for (const oldest of held.keys()) if (held.size > maxHeld) held.delete(oldest)
      return rulings
    },
    citations: async (rulings) => (await Promise.all(rulings.map(relationsOf))).map((read) => read?.citations ?? null),
    texts: async (rulings) => (await Promise.all(rulings.map(relationsOf))).map((read) => read?.texts ?? null),
  }
}

/** Norms that the preparation of the ruling recognised are not sent to the thread and back. */
async function readInWorker(pool: WorkerPool, ruling: Ruling): Promise<ReadRelations | null> {
  const prepared = textReadingsOf(pool).take(hashOfText(ruling.sections))
  const task: RelationsTask = { ruling, reading: prepared && { ...prepared, norms: [] } }
  const read = await runOrNull<ReadRelations>(pool, 'readRelations', task)
  return read === null || prepared === null ? read : { ...read, citations: { ...read.citations, norms: prepared.norms } }
}
