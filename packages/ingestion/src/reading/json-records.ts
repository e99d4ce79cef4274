import type { RecordProblemCode } from '../record/record-problem.ts'
import type { ResumePoint, SourceFile, SourceRecord } from '../record/source.ts'
import { JsonRecordSplitter, type JsonSlice } from './json-record-splitter.ts'
import { readFileBytes, readingProblem } from './read-file-bytes.ts'

export const maxRecordBytes = 64 * 1024 * 1024

export interface JsonRecordsOptions {
  readonly file: SourceFile
  readonly from: ResumePoint | null
  readonly arrayKeys: readonly string[] | 'root'
  readonly hints: Readonly<Record<string, string>>
  readonly signal: AbortSignal | undefined
}

const flawCodes: Readonly<Record<NonNullable<JsonSlice['flaw']>, RecordProblemCode>> = {
  truncated: 'json_truncated',
  too_large: 'record_too_large',
}

/** The records of a JSON file, one in memory at a time. Damage is yielded as a record with a problem; reading continues where it can. */
export async function* jsonRecords({ file, from, arrayKeys, hints, signal }: JsonRecordsOptions): AsyncGenerator<SourceRecord> {
  const resume = from === null ? {} : { resumeAt: from.nextOffset }
  const splitter = new JsonRecordSplitter({ arrayKeys, maxRecordBytes, ...resume })
  let index = from === null ? 0 : from.index + 1
  let end = from?.nextOffset ?? 0
  const place = (offset: number, nextOffset: number) => {
    end = nextOffset
    return { file: file.relativePath, index: index++, offset, nextOffset }
  }
  const toRecord = ({ offset, nextOffset, bytes, flaw }: JsonSlice): SourceRecord => ({
    position: place(offset, nextOffset),
    raw: bytes,
    hints,
    ...(flaw === null ? {} : { problem: flawCodes[flaw] }),
  })
  const damage = (problem: RecordProblemCode): SourceRecord => ({ position: place(end, end), raw: new Uint8Array(0), hints, problem })
  try {
    for await (const chunk of readFileBytes(file.path, from?.nextOffset ?? 0, signal)) yield* splitter.push(chunk).map(toRecord)
  } catch (error) {
    signal?.throwIfAborted()
    yield damage(readingProblem(error))
    return
  }
  yield* splitter.end().map(toRecord)
  if (index === 0) yield damage('no_records')
}
