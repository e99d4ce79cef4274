import type { SearchIndex } from '../ports/index.ts'

export interface OpenedIndex {
  readonly index: SearchIndex
  /** Leaves the present index as a crash would, without flushing, and opens what it had made durable. */
  reopen(): Promise<SearchIndex>
  dispose(): Promise<void>
}

/** Opens an empty index with vectors of `suiteDimension`. */
export type PortsFactory = () => Promise<OpenedIndex>
