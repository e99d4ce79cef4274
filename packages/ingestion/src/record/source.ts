import type { ParsedRecord } from './parsed-record.ts'
import type { RecordProblemCode } from './record-problem.ts'

/** Where a record lies: enough to name it to an operator and to go on after it. `offset` and `nextOffset` count bytes of the decompressed file. */
export interface RecordPosition {
  /** Path relative to the ingested folder, or the file's name when one file was given. */
  readonly file: string
  /** Ordinal in the file, from 0. */
  readonly index: number
  readonly offset: number
  readonly nextOffset: number
}

/**
 * One raw record, not yet understood. `problem` is set when the bytes themselves are damaged (cut short, too long); `raw` is then empty.
 * `hints` are what only the surrounding file knows (section of an envelope, folder name); small strings, never content of a ruling.
 */
export interface SourceRecord {
  readonly position: RecordPosition
  readonly raw: Uint8Array
  readonly hints: Readonly<Record<string, string>>
  readonly problem?: RecordProblemCode
}

/** What a worker is given of a record. */
export type RawRecord = Pick<SourceRecord, 'raw' | 'hints'>

export interface SourceFile {
  readonly path: string
  readonly relativePath: string
  /** Size on disk in bytes. */
  readonly bytes: number
  /** Time of the last change, in milliseconds since 1970. */
  readonly modifiedMs: number
}

/** Go on after the `index`-th record, whose end lies at byte `nextOffset`. */
export interface ResumePoint {
  readonly index: number
  readonly nextOffset: number
}

/**
 * A kind of source file. Adding one is a file in `sources/` with its test, registered in `sources/index.ts`.
 * `detect` gives 0 (not mine) to 1 (certain) from the path and the first 64 KiB, decompressed. `records` reads with bounded memory, in a
 * stable order, and yields damaged stretches as records with a problem instead of throwing. `parse` runs in a worker thread, is pure, and
 * throws `RecordProblem` for a record that cannot be taken; what it returns is not masked yet and must not leave the worker.
 */
export interface Source {
  readonly id: string
  /** Shown to the operator, in Spanish. */
  readonly name: string
  readonly detect: (path: string, head: string) => number
  readonly records: (file: SourceFile, from: ResumePoint | null, signal?: AbortSignal) => AsyncIterable<SourceRecord>
  /**
   * Runs in the worker before `parse` when the bytes are a container that only opens asynchronously (PDF, DOCX): gives the record its readable
   * form. Throws `RecordProblem` for a container that cannot be opened.
   */
  readonly extract?: (record: RawRecord) => Promise<RawRecord>
  readonly parse: (record: RawRecord) => ParsedRecord
}
