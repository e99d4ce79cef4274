import {
  type CitationStep,
  type Database,
  getCitationProgress,
  listChangesAfter,
  listCitationStates,
  listContentHashes,
  type ReadCitations,
  type RulingChange,
  saveCitationStep,
} from '@basejuris/database'
import { citationReader } from '../citations/extract-citations.ts'
import { type RelationReader, readInProcess } from '../relations/relation-reader.ts'

export interface CitationsFollowed {
  /** Rulings whose citations were read by this call. */
  readonly read: number
  /** Sequence of the change that citations now stand at. */
  readonly sequence: number
  /** No change was left to follow. */
  readonly done: boolean
}

/** A step costs about 20 ms beside what each ruling costs, and blocks other statements while it stores. */
const defaultBatchSize = 50

/**
 * Reads the citations of the rulings of the next changes and stores them in one transaction. A newer reader begins again with the first
 * change. A killed call leaves nothing half done; two processes may call it at once.
 */
export async function followCitations(
  database: Database,
  batchSize = defaultBatchSize,
  reader: RelationReader = readInProcess(database),
): Promise<CitationsFollowed> {
  const stored = await getCitationProgress(database)
  const isCurrent = stored.reader === citationReader
  const changes = await listChangesAfter(database, isCurrent ? stored.sequence : 0, batchSize)
  const sequence = changes.at(-1)?.sequence ?? (isCurrent ? stored.sequence : 0)
  if (changes.length === 0 && isCurrent) return { read: 0, sequence, done: true }
  const put = await readChanged(database, changes, reader)
  const step: CitationStep = { from: stored, to: { sequence, reader: citationReader }, put }
  const isSaved = await saveCitationStep(database, step)
  return { read: isSaved ? put.length : 0, sequence: isSaved ? sequence : stored.sequence, done: isSaved && changes.length < batchSize }
}

/** Removed rulings have lost their rows already. One whose content was read by this reader is passed over. */
async function readChanged(database: Database, changes: readonly RulingChange[], reader: RelationReader): Promise<ReadCitations[]> {
  const docIds = changes.flatMap(({ docId, kind }) => (kind === 'upsert' ? [docId] : []))
  const hashes = await listContentHashes(database, docIds)
  const states = await listCitationStates(database, docIds)
  const changed = docIds.filter((docId) => {
    const state = states.get(docId)
    return hashes.has(docId) && (state?.reader !== citationReader || state.contentHash !== hashes.get(docId))
  })
  const read = await reader.read(new Map(changed.map((docId) => [docId, hashes.get(docId) ?? ''])))
  return [...read].map(([docId, relations]) => ({
    docId,
    contentHash: hashes.get(docId) ?? '',
    citations: relations?.citations.citations ?? [],
    norms: relations?.citations.norms ?? [],
  }))
}
