import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import type { RecordProblemCode } from '../record/record-problem.ts'
import { maxRecordBytes } from './json-records.ts'
import { readFileBytes, readHead, readingProblem } from './read-file-bytes.ts'

export interface CsvFormat {
  readonly delimiter: ',' | ';' | '\t' | '|'
  readonly encoding: 'utf8' | 'latin1'
}

const delimiters = [',', ';', '\t', '|'] as const

/** Delimiter of the header line and encoding of the first 64 KiB. Spanish spreadsheets write «;» and windows-1252. */
export function csvFormat(head: string): CsvFormat {
  const line = head.replace(/^\uFEFF/u, '').split(/\r?\n/u, 1)[0] ?? ''
  const bare = line.replace(/"[^"]*"/gu, '')
  const delimiter = delimiters.reduce((best, sign) => (bare.split(sign).length > bare.split(best).length ? sign : best))
  return { delimiter, encoding: head.includes('\uFFFD') ? 'latin1' : 'utf8' }
}

export interface CsvRow {
  readonly cells: readonly string[]
  readonly offset: number
  readonly nextOffset: number
  /** Set on the last row when the rest of the file is unreadable; that row has no cells. */
  readonly problem: RecordProblemCode | null
}

const problemOf = (error: unknown): RecordProblemCode => {
  const code = error instanceof Error && 'code' in error ? String((error as CsvError).code) : ''
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'csv_truncated'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'record_too_large'
  return code.startsWith('CSV_') ? 'csv_invalid' : readingProblem(error)
}

/**
 * Rows of a CSV file from byte `from` on, one in memory at a time; blank lines are skipped. Damage ends the file with a row that has a
 * problem.
 */
export async function* csvRows(
  path: string,
  from: number,
  { delimiter, encoding }: CsvFormat,
  signal?: AbortSignal,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    encoding,
    bom: from === 0,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
  })
  const input = Readable.from(readFileBytes(path, from, signal))
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let offset = from
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { bytes: number } }>) {
      const nextOffset = from + info.bytes
      yield { cells: record, offset, nextOffset, problem: null }
      offset = nextOffset
    }
  } catch (error) {
    signal?.throwIfAborted()
    yield { cells: [], offset, nextOffset: offset, problem: problemOf(error) }
  } finally {
    input.destroy()
  }
}

/** Format and header of a CSV file; no header when the file is empty or damaged. */
export async function readCsvHeader(
  path: string,
): Promise<{ readonly format: CsvFormat; readonly header: readonly string[]; readonly end: number }> {
  const format = csvFormat(await readHead(path))
  for await (const { cells, nextOffset, problem } of csvRows(path, 0, format)) {
    return problem === null ? { format, header: cells.map((cell) => cell.trim()), end: nextOffset } : { format, header: [], end: 0 }
  }
  return { format, header: [], end: 0 }
}
