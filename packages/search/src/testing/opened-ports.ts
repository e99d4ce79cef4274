import type { SearchIndex } from '../ports/index.ts'

export interface OpenedIndex {
  readonly index: SearchIndex
  /** A batch survives a crash once it is applied, before any flush. */
  readonly isDurableOnceApplied?: boolean
  /** Leaves the present index as a crash would, without flushing, and opens what it had made durable. */
  reopen(): Promise<SearchIndex>
  dispose(): Promise<void>
}

export interface SuiteOptions {
  /** Share of the random cases to try, for an engine that takes long to open. */
  readonly share?: number
}

/** Opens an empty index with vectors of `suiteDimension`. */
export type PortsFactory = () => Promise<OpenedIndex>
