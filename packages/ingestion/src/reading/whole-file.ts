import type { RecordProblemCode } from '../record/record-problem.ts'
import type { ResumePoint, SourceFile, SourceRecord } from '../record/source.ts'
import { joinBytes } from './join-bytes.ts'
import { maxRecordBytes } from './json-records.ts'
import { readFileBytes, readingProblem } from './read-file-bytes.ts'

/** Reads a file that is one record (a PDF or a page). One above 64 MiB is rejected without being held in memory. */
export async function* wholeFile(
  file: SourceFile,
  from: ResumePoint | null,
  hints: SourceRecord['hints'],
  signal?: AbortSignal,
): AsyncGenerator<SourceRecord> {
  if (from !== null) return
  const parts: Uint8Array[] = []
  let size = 0
  let problem: RecordProblemCode | null = null
  try {
    for await (const chunk of readFileBytes(file.path, 0, signal)) {
      size += chunk.length
      if (size > maxRecordBytes) {
        problem = 'record_too_large'
        break
      }
      parts.push(chunk)
    }
  } catch (error) {
    signal?.throwIfAborted()
    problem = readingProblem(error)
  }
  if (problem === null && size === 0) problem = 'no_records'
  const position = { file: file.relativePath, index: 0, offset: 0, nextOffset: size }
  yield { position, raw: problem === null ? joinBytes(parts) : new Uint8Array(0), hints, ...(problem === null ? {} : { problem }) }
}
