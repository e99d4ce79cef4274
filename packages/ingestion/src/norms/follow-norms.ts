import { type Database, getLastNormSequence, listNormChangesAfter } from '@basejuris/database'
import { chileanDate } from '@basejuris/domain'
import type { IndexChange, IndexDocument, IndexedNorm, IndexWriter } from '@basejuris/search'
import { IndexAheadOfDatabase } from '../replication/follow-index.ts'
import { readCatalogueNorm, readIndexedNorm } from './read-indexed-norm.ts'

/** Makes the documents of a norm; null for one that is too much for its thread. */
export type BuildNorm = (norm: IndexedNorm) => Promise<readonly IndexDocument[] | null>

export interface FollowNormsOptions {
  readonly database: Database
  readonly writer: IndexWriter
  readonly build: BuildNorm
  /** Every idNorma of the catalogue, always in the same order. */
  readonly catalogue: readonly number[]
  readonly now?: () => Date
  readonly signal?: AbortSignal
  /** Receives each norm that cannot be read or built. It is left out of the index. */
  readonly onLeftOut?: (idNorma: number) => void
}

/**
 * Changes of the database begin above this sequence of the index. Below it, the sequence counts the norms of the catalogue that were
 * indexed.
 */
const catalogueSpan = 1_000_000

/** The sequence up to which an index of this database may stand. */
export async function lastNormIndexSequence(database: Database): Promise<number> {
  return catalogueSpan + (await getLastNormSequence(database))
}

const catalogueBatch = 200
const changesAtOnce = 8

/**
 * Brings an index to the state of the catalogue and then of the imported norms. Replays what came after the index's sequence. May be
 * repeated and interrupted. Flushes nothing. Answers how many norms were applied. @throws {IndexAheadOfDatabase}
 */
export async function followNorms(options: FollowNormsOptions): Promise<number> {
  const { database, writer, catalogue, signal, now = () => new Date() } = options
  let sequence = await writer.appliedSequence()
  const last = await lastNormIndexSequence(database)
  if (sequence > last) throw new IndexAheadOfDatabase(sequence, last)
  let applied = 0
  while (sequence < catalogue.length) {
    signal?.throwIfAborted()
    const ids = catalogue.slice(sequence, sequence + catalogueBatch)
    sequence += ids.length
    await writer.apply({ sequence, changes: await changesOf(options, ids, async (id) => readCatalogueNorm(id)) })
    applied += ids.length
  }
  while (true) {
    signal?.throwIfAborted()
    const changes = await listNormChangesAfter(database, Math.max(0, sequence - catalogueSpan), changesAtOnce)
    const newest = changes.at(-1)
    if (newest === undefined) return applied
    const ids = changes.map(({ idNorma }) => idNorma)
    const today = chileanDate(now())
    const batch = await changesOf(options, ids, (id) => readIndexedNorm(database, id, today))
    sequence = catalogueSpan + newest.sequence
    await writer.apply({ sequence, changes: batch })
    applied += ids.length
  }
}

/** A norm that is neither imported nor in the catalogue leaves the index. */
async function changesOf(
  { build, onLeftOut = () => undefined }: FollowNormsOptions,
  ids: readonly number[],
  read: (idNorma: number) => Promise<IndexedNorm | null>,
): Promise<IndexChange[]> {
  const built = await Promise.all(
    ids.map(async (idNorma) => {
      const norm = await read(idNorma)
      const documents = norm === null ? [] : await build(norm)
      if (documents === null) onLeftOut(idNorma)
      return documents ?? []
    }),
  )
  return ids.flatMap((idNorma, at): IndexChange[] => [
    { kind: 'removeGroup', namespace: 'norms', group: String(idNorma) },
    ...(built[at] ?? []).map((document): IndexChange => ({ kind: 'upsert', namespace: 'norms', document })),
  ])
}
