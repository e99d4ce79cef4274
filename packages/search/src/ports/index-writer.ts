import type { IndexBatch } from './index-document.ts'

/** The only writer of an index. The database is the truth: on opening, the owner reads `appliedSequence` and replays what came after it. */
export interface IndexWriter {
  /**
   * Makes a batch visible, all or nothing, when the promise resolves. A sequence at or below the applied one is skipped, so replaying is
   * harmless. An invalid batch (vector of another dimension, falling positions) rejects and changes nothing.
   */
  apply(batch: IndexBatch): Promise<void>
  /** Sequence of the last visible batch, 0 when there is none. After a crash: that of the last `flush`, or a later one that was applied. */
  appliedSequence(): Promise<number>
  /** The highest sequence that any part of the index has. Absent where an index has no parts. */
  furthestSequence?(): Promise<number>
  /** Everything applied so far survives a crash once the promise resolves. */
  flush(): Promise<void>
  /** Flushes and releases the files. Every later call rejects. */
  close(): Promise<void>
}
