import { createHash } from 'node:crypto'
import { contentHash, type MaskingReport } from '@basejuris/database'
import type { CollectionId, Ruling, VersionStatus } from '@basejuris/domain'
import { type WrittenRelations, writtenRelations } from '../citations/read-relations.ts'
import { maskingReport } from '../normalise/masking-report.ts'
import { checkIdentity, normalise, sentenceIdPattern } from '../normalise/normalise.ts'
import { docIdOf } from '../record/doc-id.ts'
import { RecordProblem, type RecordProblemCode } from '../record/record-problem.ts'
import { getSource } from '../sources/index.ts'

/** Input of a worker. */
export interface RecordTask {
  readonly sourceId: string
  readonly raw: Uint8Array
  readonly hints: Readonly<Record<string, string>>
  /** Calendar date in Chile. */
  readonly today: string
  /** Reads the relations of the ruling too, while what was read of its text is at hand. */
  readonly withRelations?: boolean
}

/** Where a ruling comes from, and what was masked in it. */
export interface Provenance {
  /** SHA-256 of the raw bytes in base64url. */
  readonly rawHash: string
  /** When the record was read at its origin, ISO 8601; null when the source does not say. */
  readonly fetchedAt: string | null
  readonly status: VersionStatus | null
  /** The source calls it reserved or anonymised. */
  readonly reserved: boolean
  readonly masking: MaskingReport
}

/** Output of a worker: masked, or nothing of the record but its id and the problem. */
export type PreparedRecord =
  | {
      readonly kind: 'ruling'
      readonly ruling: Ruling
      readonly revision: number | null
      /** As of the database; another one where the ruling is masked further, or stored as a version of another. */
      readonly contentHash: string
      readonly characters: number
      readonly remarks: readonly RecordProblemCode[]
      readonly provenance: Provenance
      /** Null where they were not asked for, or could not be read. */
      readonly relations: WrittenRelations | null
    }
  | { readonly kind: 'removal'; readonly docId: string; readonly idSentence: string; readonly collection: CollectionId }
  | {
      readonly kind: 'rejected'
      readonly code: RecordProblemCode
      readonly idSentence: string | null
      readonly collection: CollectionId | null
      readonly details: readonly string[]
    }

export function rejected(code: RecordProblemCode, idSentence: string | null = null, details: readonly string[] = []): PreparedRecord {
  return {
    kind: 'rejected',
    code,
    idSentence,
    collection: null,
    details,
  }
}

/** Turns bytes into a masked ruling. Never throws. An unforeseen error gives its code alone, because its message may quote the record. */
export async function prepareRecord({ sourceId, raw, hints, today, withRelations = false }: RecordTask): Promise<PreparedRecord> {
  let collection: CollectionId | null = null
  try {
    const source = getSource(sourceId)
    const parsed = source.parse(source.extract === undefined ? { raw, hints } : await source.extract({ raw, hints }))
    collection = parsed.collection
    checkIdentity(parsed)
    if (parsed.kind === 'removal') return { kind: 'removal', docId: docIdOf(parsed), idSentence: parsed.idSentence, collection }
    const { ruling, remarks, names, read } = normalise(parsed, today)
    return {
      kind: 'ruling',
      ruling,
      revision: parsed.revision,
      characters: read.whole.length,
      remarks,
      contentHash: contentHash(ruling),
      provenance: {
        rawHash: sha256(raw),
        fetchedAt: instantOf(parsed.fetchedAt ?? null),
        status: parsed.status ?? null,
        reserved: parsed.reserved,
        masking: maskingReport(ruling, names),
      },
      relations: withRelations ? await writtenRelations(ruling, read).catch(() => null) : null,
    }
  } catch (error) {
    const problem = error instanceof RecordProblem ? error : new RecordProblem('processing_failed')
    return { ...rejected(problem.code, safeId(problem.idSentence), problem.details), collection } as PreparedRecord
  }
}

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url')

const instantOf = (written: string | null): string | null => {
  const ms = written === null ? Number.NaN : Date.parse(written)
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}

/** An id may be written to files and logs; anything that does not look like one may not. */
const safeId = (id: string | null): string | null => (id !== null && sentenceIdPattern.test(id) ? id : null)
