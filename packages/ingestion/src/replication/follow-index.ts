import { setImmediate } from 'node:timers/promises'
import { type Database, getLastSequence, listChangesAfter, listClusterPositions, type RulingChange } from '@basejuris/database'
import { type IndexBatch, type IndexWriter, type RulingDocuments, withCluster } from '@basejuris/search'
import { type ComputeProfiles, computeProfilesInProcess } from '../clusters/compute-profiles.ts'
import { followClusters } from '../clusters/follow-clusters.ts'
import { readRulings } from '../record/read-rulings.ts'
import type { BuildDocuments } from './build-documents.ts'
import { indexBatch } from './index-changes.ts'

export interface FollowIndexOptions {
  readonly database: Database
  readonly writer: IndexWriter
  readonly build: BuildDocuments
  /** Computes the profiles by which rulings are compared; default: on this thread. */
  readonly computeProfiles?: ComputeProfiles
  /** Changes per batch. */
  readonly batchSize?: number
  readonly signal?: AbortSignal
  /** Receives each ruling that cannot be read or built. It is left out of the index. */
  readonly onLeftOut?: (docId: string) => void
}

export interface FollowResult {
  /** Changes applied by this call. */
  readonly applied: number
  /** Sequence of the index afterwards. */
  readonly sequence: number
}

const defaultBatchSize = 20

/**
 * The index has changes that this database lacks, because an older copy of the database was restored. The index must be rebuilt:
 * following would leave rulings in it that the database does not have.
 */
export class IndexAheadOfDatabase extends Error {
  constructor(index: number, database: number) {
    super(`The index stands at change ${index}, the database at ${database}: build the index anew`)
    this.name = 'IndexAheadOfDatabase'
  }
}

/**
 * Brings clusters and index to the state of the database. Replays every change after the index's sequence, in order and in small
 * batches; the index never passes the clusters. May be repeated and interrupted. Flushes nothing. @throws {IndexAheadOfDatabase}
 */
export async function followIndex(options: FollowIndexOptions): Promise<FollowResult> {
  const { database, writer, signal } = options
  let sequence = await writer.appliedSequence()
  const last = await getLastSequence(database)
  if (sequence > last) throw new IndexAheadOfDatabase(sequence, last)
  let applied = 0
  let next = nextStep(options, sequence)
  try {
    while (true) {
      const batch = await next
      signal?.throwIfAborted()
      if (batch === null) return { applied, sequence }
      // Other threads build the next batch while this one is applied.
      next = nextStep(options, batch.sequence)
      next.catch(() => undefined)
      await writer.apply(batch)
      sequence = batch.sequence
      applied += batch.rulings
      // Lets waiting searches run between batches.
      await setImmediate()
    }
  } finally {
    await next.catch(() => undefined)
  }
}

/** null: the index is up to date. */
type Step = (IndexBatch & { readonly rulings: number }) | null

/** The next changes, with the clusters of their rulings, as a batch. */
async function nextStep(options: FollowIndexOptions, after: number): Promise<Step> {
  const {
    database,
    build,
    signal,
    computeProfiles = computeProfilesInProcess,
    batchSize = defaultBatchSize,
    onLeftOut = () => undefined,
  } = options
  while (true) {
    signal?.throwIfAborted()
    const clustered = await followClusters(database, batchSize, computeProfiles)
    const changes = (await listChangesAfter(database, after, batchSize)).filter((change) => change.sequence <= clustered)
    if (changes.length > 0) {
      const documents = await buildChanged({ database, build, changes, onLeftOut })
      return { ...indexBatch(changes, documents), rulings: changes.length }
    }
    if (clustered >= (await getLastSequence(database))) return null
  }
}

interface Building {
  readonly database: Database
  readonly build: BuildDocuments
  readonly changes: readonly RulingChange[]
  readonly onLeftOut: (docId: string) => void
}

async function buildChanged({ database, build, changes, onLeftOut }: Building): Promise<Map<string, RulingDocuments>> {
  const docIds = changes.flatMap(({ docId, kind }) => (kind === 'upsert' ? [docId] : []))
  const rulings = await readRulings(database, docIds, onLeftOut)
  const built = rulings.length === 0 ? [] : await build(rulings)
  const clusterOf = new Map((await listClusterPositions(database, docIds)).map((place) => [place.docId, place]))
  const documents = new Map<string, RulingDocuments>()
  rulings.forEach(({ docId }, at) => {
    const one = built[at] ?? null
    if (one === null) onLeftOut(docId)
    else documents.set(docId, withCluster(one, clusterOf.get(docId) ?? null))
  })
  return documents
}
