import type { ResumePoint, SourceFile, SourceRecord } from '../record/source.ts'
import { maxRecordBytes } from './json-records.ts'
import { readFileBytes, readingProblem } from './read-file-bytes.ts'
import { splitLines } from './split-lines.ts'

/** The records of a JSON Lines file, one line in memory at a time. A damaged line is yielded as a record with a problem; the next ones are read. */
export async function* jsonLines(
  file: SourceFile,
  from: ResumePoint | null,
  hints: SourceRecord['hints'],
  signal?: AbortSignal,
): AsyncGenerator<SourceRecord> {
  let index = from === null ? 0 : from.index + 1
  let end = from?.nextOffset ?? 0
  try {
    const lines = splitLines(readFileBytes(file.path, end, signal), { startOffset: end, maxLineBytes: maxRecordBytes })
    for await (const { offset, nextOffset, bytes, tooLarge, terminated } of lines) {
      end = nextOffset
      if (!tooLarge && isBlank(bytes)) continue
      const problem = tooLarge ? 'record_too_large' : !terminated && !closesObject(bytes) ? 'json_truncated' : null
      const position = { file: file.relativePath, index: index++, offset, nextOffset }
      yield { position, raw: problem === null ? bytes : new Uint8Array(0), hints, ...(problem === null ? {} : { problem }) }
    }
  } catch (error) {
    signal?.throwIfAborted()
    const position = { file: file.relativePath, index, offset: end, nextOffset: end }
    yield { position, raw: new Uint8Array(0), hints, problem: readingProblem(error) }
  }
}

const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf)

const closesObject = (bytes: Uint8Array): boolean => bytes.findLast((byte) => byte > 0x20) === 0x7d
