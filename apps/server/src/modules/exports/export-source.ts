import type { RulingEntry } from '@basejuris/documents'

/** What is to be exported, found and counted before any of it is read. */
export interface ExportSource {
  readonly title: string
  /** Words for the file's name. */
  readonly name: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** What the file contains, once it is known how many of `total` could be read; absent where it goes without saying. */
  readonly contains?: (given: number) => string
  readonly notices: readonly string[]
  /** How many entries come, but for what is removed meanwhile. */
  readonly total: number
  /** Read in batches as they are asked for. */
  readonly entries: AsyncIterable<RulingEntry>
}

/** How much of each ruling goes out. */
export interface ExportExtent {
  readonly withText: boolean
  /** Most rulings. */
  readonly limit: number
}
