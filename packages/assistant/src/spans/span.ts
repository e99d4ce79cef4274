import type { Voice } from '@basejuris/legal-text'

/** Where words stand in a ruling: half-open range of UTF-16 offsets in one paragraph. */
export interface Place {
  /** Of the section: `c10`, `resolutiva`. */
  readonly section: string
  /** Of the paragraph: `p12`. */
  readonly anchor: string
  readonly from: number
  readonly to: number
}

/** Verbatim words of one paragraph of a ruling. `n` is its number within one answer, from 1, and never changes. */
export interface Span extends Place {
  readonly n: number
  readonly docId: string
  /** Hash of the text in which the range lies: another text needs another search for the words. */
  readonly textHash: string
  readonly text: string
  /** Whose words they are. */
  readonly voice: Voice
}
