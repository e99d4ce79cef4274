import {
  type Database,
  getLastNormSequence,
  getTraceProgress,
  listChangesAfter,
  listContentHashes,
  listNormChangesAfter,
  listTraceStates,
  type ReadTexts,
  type RulingChange,
  saveTraceStep,
  type TraceProgress,
  type TraceStep,
} from '@basejuris/database'
import { restates } from '@basejuris/legal-text'
import { type OwnTexts, traceReader } from '../citations/read-texts.ts'
import { type RelationReader, readInProcess } from '../relations/relation-reader.ts'

export interface TextsFollowed {
  /** Rulings that were read by this call. */
  readonly read: number
  readonly sequence: number
  /** No change of a ruling or a norm was left to follow. */
  readonly done: boolean
}

/** A step costs about 20 ms beside what each ruling costs, and blocks other statements while it stores. */
const defaultBatchSize = 50
/** After more changes of norms every quotation is traced again. */
const maxNamedNorms = 500
const noTexts: OwnTexts = { prints: [], paragraphs: [], undecided: [], considerandos: [], quotations: [] }

/**
 * Reads the rulings of the next changes and stores what tracing needs of them, in one transaction. Quotations wait to be traced, also those of
 * other rulings that the changes concern, and those of norms that changed. A newer reader begins again with the first change. A killed call
 * leaves nothing half done; two processes may call it at once.
 */
export async function followTexts(
  database: Database,
  batchSize = defaultBatchSize,
  reader: RelationReader = readInProcess(database),
): Promise<TextsFollowed> {
  const from = await getTraceProgress(database)
  const isCurrent = from.reader === traceReader
  const changes = await listChangesAfter(database, isCurrent ? from.sequence : 0, batchSize)
  const norms = await changedNorms(database, from)
  const sequence = changes.at(-1)?.sequence ?? (isCurrent ? from.sequence : 0)
  if (changes.length === 0 && isCurrent && norms.sequence === from.normSequence) return { read: 0, sequence, done: true }
  const changed = await readChanged(database, changes, reader)
  const to = { sequence, normSequence: norms.sequence, reader: traceReader }
  const isSaved = await saveTraceStep(database, { from, to, ...changed, norms: norms.ids })
  return {
    read: isSaved ? changed.put.length : 0,
    sequence: isSaved ? sequence : from.sequence,
    done: isSaved && changes.length < batchSize,
  }
}

/** Removed rulings have lost their rows already. One whose content was read by this reader is passed over. */
async function readChanged(
  database: Database,
  changes: readonly RulingChange[],
  reader: RelationReader,
): Promise<Pick<TraceStep, 'put' | 'changed'>> {
  const docIds = changes.map(({ docId }) => docId)
  const hashes = await listContentHashes(database, docIds)
  const states = await listTraceStates(database, docIds)
  const changed = docIds.filter((docId) => {
    const state = states.get(docId)
    return state?.reader !== traceReader || state.contentHash !== hashes.get(docId)
  })
  const read = await reader.read(
    new Map(
      changed.flatMap((docId): [string, string][] => {
        const hash = hashes.get(docId)
        return hash === undefined ? [] : [[docId, hash]]
      }),
    ),
  )
  const put = [...read].map(
    ([docId, relations]): ReadTexts => ({ docId, contentHash: hashes.get(docId) ?? '', ...(relations?.texts ?? noTexts) }),
  )
  return { put, changed }
}

/** Norms whose text changed since, with those that they restate: their citations name the restated law. */
async function changedNorms(
  database: Database,
  { normSequence }: TraceProgress,
): Promise<{ readonly sequence: number; readonly ids: TraceStep['norms'] }> {
  const changes = await listNormChangesAfter(database, normSequence, maxNamedNorms + 1)
  if (changes.length > maxNamedNorms) return { sequence: await getLastNormSequence(database), ids: 'all' }
  const ids = changes.flatMap(({ idNorma }) => [idNorma, ...restates(idNorma)])
  return { sequence: changes.at(-1)?.sequence ?? normSequence, ids: [...new Set(ids)] }
}
