import type { ExportOrigin } from '@basejuris/contract'
import type { EntryNote, RulingEntry } from '@basejuris/documents'

/** An origin of one kind. */
export type ExportOriginOf<Kind extends ExportOrigin['tipo']> = ExportOrigin & { readonly tipo: Kind }

/** Rulings to export, found and counted before any is read. */
export interface ExportSource {
  readonly title: string
  /** For the file name. */
  readonly name: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** Describes the content once the number of rulings read is known; absent where it is obvious. */
  readonly describeContents?: (included: number) => string
  readonly notices: readonly string[]
  /** Notes on the whole. */
  readonly notes: readonly EntryNote[]
  /** Number of entries, unless rulings are removed meanwhile. */
  readonly total: number
  /** Read in batches on demand. */
  readonly entries: AsyncIterable<RulingEntry>
}

/** How many rulings are exported, and how much of each. */
export interface ExportExtent {
  readonly withText: boolean
  /** Includes tags and notes. */
  readonly withNotes: boolean
  /** Includes passages saved in a folder. */
  readonly withPassages: boolean
  /** A brief: what each ruling decides, and rulings that were withdrawn in their place. */
  readonly asBrief: boolean
  /** Maximum number of rulings. */
  readonly limit: number
}
