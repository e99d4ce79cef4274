import type { ParsedRecord } from './parsed-record.ts'
import type { RecordProblemCode } from './record-problem.ts'

/**
 * Position of a record: enough to name it to an operator and to resume after it. `offset` and `nextOffset` count bytes of the
 * decompressed file.
 */
export interface RecordPosition {
  /** Path relative to the ingested folder, or the file's name when one file was given. */
  readonly file: string
  /** Ordinal in the file, from 0. */
  readonly index: number
  readonly offset: number
  readonly nextOffset: number
}

/**
 * One unparsed record. `problem` is set when the bytes are damaged (truncated, too long); `raw` is then empty. `hints` hold what only
 * the surrounding file knows (section of an envelope, folder name): small strings, never content of a ruling.
 */
export interface SourceRecord {
  readonly position: RecordPosition
  readonly raw: Uint8Array
  readonly hints: Readonly<Record<string, string>>
  readonly problem?: RecordProblemCode
}

/** What a worker receives of a record. */
export type RawRecord = Pick<SourceRecord, 'raw' | 'hints'>

export interface SourceFile {
  readonly path: string
  readonly relativePath: string
  /** Size on disk in bytes. */
  readonly bytes: number
  /** Time of the last change, in milliseconds since 1970. */
  readonly modifiedMs: number
}

/** Continue after the `index`-th record, whose end is at byte `nextOffset`. */
export interface ResumePoint {
  readonly index: number
  readonly nextOffset: number
}

/**
 * A kind of source file. A new one is a file in `sources/` with its test, and a line in `sources/index.ts`. `detect` answers 0 (unknown)
 * to 1 (certain) from the path and the first 64 KiB, decompressed. `records` reads with bounded memory, in a stable order. It yields
 * damaged bytes as records with a problem and does not throw. `parse` is pure and runs in a worker thread. It throws `RecordProblem` for
 * an invalid record. Its result is not masked and must not leave the worker.
 */
export interface Source {
  readonly id: string
  /** Shown to the operator, in Spanish. */
  readonly name: string
  readonly detect: (path: string, head: string) => number
  readonly records: (file: SourceFile, from: ResumePoint | null, signal?: AbortSignal) => AsyncIterable<SourceRecord>
  /**
   * Runs in the worker before `parse` when the bytes are a container that opens asynchronously (PDF, DOCX), and answers a readable
   * record. Throws `RecordProblem` when the container cannot be opened.
   */
  readonly extract?: (record: RawRecord) => Promise<RawRecord>
  readonly parse: (record: RawRecord) => ParsedRecord
}
