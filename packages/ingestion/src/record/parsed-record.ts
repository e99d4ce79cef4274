import type { CollectionId, Judge, Outcome, VersionStatus } from '@basejuris/domain'
import type { RecordProblemCode } from './record-problem.ts'

/** A norm as a source names it: by its wording or by our canonical key, with its BCN LeyChile idNorma where known. */
export type SourceNorm =
  | { readonly text: string; readonly idNorma: number | null }
  | { readonly key: string; readonly idNorma: number | null }

/**
 * A ruling in the source's own wording: empty values are null, nothing is masked or normalised. It never leaves the worker; `normalise`
 * turns it into a `Ruling`.
 */
export interface ParsedRuling {
  readonly kind: 'ruling'
  /** First part of the ruling's identity: the source's id, or the name of a set of generic records. */
  readonly source: string
  readonly idSentence: string
  readonly collection: CollectionId
  /** Grows with every state of the same record at the source; null when the source has no revisions. */
  readonly revision: number | null
  readonly court: string | null
  readonly chamber: string | null
  readonly docketNumber: string | null
  readonly book: string | null
  readonly rit: string | null
  readonly ruc: string | null
  readonly caption: string | null
  /** As written. When it begins as `yyyy-mm-dd`, only its first ten characters count. */
  readonly decidedOn: string | null
  readonly documentKind: string | null
  readonly appealType: string | null
  /** Set when the source uses our outcomes. */
  readonly outcome: Outcome | null
  readonly outcomeText: string | null
  readonly judges: readonly Judge[]
  readonly drafter: string | null
  readonly norms: readonly SourceNorm[]
  readonly subjects: readonly string[]
  readonly originCourt: string | null
  readonly originDocketNumber: string | null
  readonly officialUrl: string | null
  readonly publicationStatus: string | null
  readonly fictional: boolean
  /** The source calls the record reserved or anonymised: its caption becomes initials in every case. */
  readonly reserved: boolean
  readonly text: string
  /** The caption is a title or a subject without parties: shown as written. */
  readonly titled?: boolean
  /** When the record was read at its origin, ISO 8601. */
  readonly fetchedAt?: string | null
  /** Whether the ruling is final, under appeal or replaced, where the source says so. */
  readonly status?: VersionStatus | null
  /** What the source says that a higher court did to the ruling («revocada por el tribunal de alzada»). */
  readonly undoneAs?: string | null
  /** Problems of a record that can be stored nevertheless. */
  readonly remarks?: readonly RecordProblemCode[]
}

/** The source withdraws a ruling. */
export interface ParsedRemoval {
  readonly kind: 'removal'
  readonly source: string
  readonly idSentence: string
  readonly collection: CollectionId
}

export type ParsedRecord = ParsedRuling | ParsedRemoval
