import type { CollectionId, Judge, Outcome, VersionStatus } from '@basejuris/domain'
import type { RecordProblemCode } from './record-problem.ts'

/** A norm as a source names it: by its wording or by our canonical key, and its BCN LeyChile idNorma where known. */
export type SourceNorm =
  | { readonly text: string; readonly idNorma: number | null }
  | { readonly key: string; readonly idNorma: number | null }

/**
 * What a source says of a ruling, in the source's own wording: null-like values already turned into null, nothing masked, nothing normalised.
 * It lives in the worker only; `normalise` turns it into a `Ruling`.
 */
export interface ParsedRuling {
  readonly kind: 'ruling'
  /** Identity prefix of the ruling: the source's id, or the name an operator gave to a set of generic records. */
  readonly source: string
  readonly idSentence: string
  readonly collection: CollectionId
  /** Grows with every state of the same record at the source; null when the source has no such thing. */
  readonly revision: number | null
  readonly court: string | null
  readonly chamber: string | null
  readonly docketNumber: string | null
  readonly book: string | null
  readonly rit: string | null
  readonly ruc: string | null
  readonly caption: string | null
  /** As written; only its first ten characters count when it starts as `yyyy-mm-dd`. */
  readonly decidedOn: string | null
  readonly documentKind: string | null
  readonly appealType: string | null
  /** Already one of ours, when the source speaks our vocabulary. */
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
  /** The source calls the record reserved or anonymised: its caption is reduced to initials whatever the matter. */
  readonly reserved: boolean
  readonly text: string
  /** The caption is a title or a subject, not parties: shown as written. */
  readonly titled?: boolean
  /** Instant at which whoever collected the record read it at its origin, ISO 8601. */
  readonly fetchedAt?: string | null
  /** Whether the ruling is final, under appeal or replaced, where the source says so. */
  readonly status?: VersionStatus | null
  /** What is wrong with the record though it can be taken. */
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
