import { createHash } from 'node:crypto'
import type { CollectionId, Ruling } from '@basejuris/domain'
import { docIdOf } from '../doc-id.ts'
import { checkIdentity, normalise, sentenceIdPattern } from '../normalise.ts'
import { RecordProblem, type RecordProblemCode } from '../source.ts'
import { getSource } from '../sources/index.ts'

/** What a worker is given. */
export interface RecordTask {
  readonly sourceId: string
  readonly raw: Uint8Array
  readonly hints: Readonly<Record<string, string>>
  /** Calendar date in Chile. */
  readonly today: string
}

/** What a worker gives back: masked, or nothing of the record but its id and the reason. */
export type PreparedRecord =
  | {
      readonly kind: 'ruling'
      readonly ruling: Ruling
      readonly revision: number | null
      /** Tells two contents of one record apart. */
      readonly digest: string
      readonly characters: number
      readonly remarks: readonly RecordProblemCode[]
    }
  | { readonly kind: 'removal'; readonly docId: string; readonly idSentence: string; readonly collection: CollectionId }
  | {
      readonly kind: 'rejected'
      readonly code: RecordProblemCode
      readonly idSentence: string | null
      readonly collection: CollectionId | null
      readonly details: readonly string[]
    }

export const rejected = (code: RecordProblemCode, idSentence: string | null = null, details: readonly string[] = []): PreparedRecord => ({
  kind: 'rejected',
  code,
  idSentence,
  collection: null,
  details,
})

/** From bytes to a masked ruling. Never throws, and an unforeseen error gives its code alone, because its message may quote the record. */
export const prepareRecord = async ({ sourceId, raw, hints, today }: RecordTask): Promise<PreparedRecord> => {
  let collection: CollectionId | null = null
  try {
    const source = getSource(sourceId)
    const parsed = source.parse(source.extract === undefined ? { raw, hints } : await source.extract({ raw, hints }))
    collection = parsed.collection
    checkIdentity(parsed)
    if (parsed.kind === 'removal') return { kind: 'removal', docId: docIdOf(parsed), idSentence: parsed.idSentence, collection }
    const { ruling, remarks } = normalise(parsed, today)
    const content = JSON.stringify(ruling)
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 16)
    return { kind: 'ruling', ruling, revision: parsed.revision, digest, characters: content.length, remarks }
  } catch (error) {
    const problem = error instanceof RecordProblem ? error : new RecordProblem('processing_failed')
    return { ...rejected(problem.code, safeId(problem.idSentence), problem.details), collection } as PreparedRecord
  }
}

/** An id is a fact and may be written down; what does not look like one may be anything. */
const safeId = (id: string | null): string | null => (id !== null && sentenceIdPattern.test(id) ? id : null)
