import { type Database, listVectors } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type Encoder, passageTexts, type RulingDocuments, toIndexDocuments } from '@basejuris/search'
import { hashTexts, unpackVectors } from '../encoding/packed-vectors.ts'
import { runOrNull, type WorkerPool } from '../workers/worker-pool.ts'

/**
 * Turns rulings into index documents, in order; null for a ruling that fails. Rejects only when the builder itself fails, so that a
 * failing encoder never empties the index.
 */
export type BuildDocuments = (rulings: readonly Ruling[]) => Promise<readonly (RulingDocuments | null)[]>

/** Builds documents on the calling thread: for encoders that cannot run in a worker, and for tests. */
export function buildInProcess(encoder: Encoder): BuildDocuments {
  return (rulings) => Promise.all(rulings.map((ruling) => toIndexDocuments(ruling, encoder)))
}

/** Builds documents in worker threads with the built-in encoder of this name, so that searches are answered meanwhile. */
export function buildInWorkers(pool: WorkerPool, encoder: string): BuildDocuments {
  return (rulings) => buildEach(pool, rulings, 'buildDocuments', (ruling) => ({ ruling, encoder }))
}

/** Builds documents in worker threads with stored vectors of the same texts. Rulings without vectors are found by their words alone. */
export function buildWithStored(pool: WorkerPool, database: Database, encoder: string): BuildDocuments {
  return async (rulings) => {
    const texts = new Map(rulings.map((ruling) => [ruling.docId, hashTexts(passageTexts(ruling))]))
    const stored = await listVectors(database, encoder, [...texts.keys()])
    return buildEach(pool, rulings, 'buildWithVectors', (ruling) => {
      const known = stored.get(ruling.docId)
      return { ruling, vectors: known?.textHash === texts.get(ruling.docId) ? unpackVectors(known?.vectors ?? new Uint8Array()) : [] }
    })
  }
}

const buildEach = (
  pool: WorkerPool,
  rulings: readonly Ruling[],
  task: 'buildDocuments' | 'buildWithVectors',
  taskOf: (ruling: Ruling) => unknown,
): Promise<readonly (RulingDocuments | null)[]> =>
  Promise.all(rulings.map((ruling) => runOrNull<RulingDocuments | null>(pool, task, taskOf(ruling))))
