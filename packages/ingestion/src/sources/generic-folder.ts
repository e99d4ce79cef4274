import { createHash } from 'node:crypto'
import { basename, extname, relative } from 'node:path'
import { decodeText } from '../reading/decode-json.ts'
import { docxText } from '../reading/documents/docx-text.ts'
import { pdfPages } from '../reading/documents/pdf-pages.ts'
import { headLines } from '../reading/head-lines.ts'
import { htmlToText } from '../reading/html-text.ts'
import { findMapping, mappingName } from '../reading/mapping-file.ts'
import { signedDate } from '../reading/signed-date.ts'
import { wholeFile } from '../reading/whole-file.ts'
import { RecordProblem } from '../record/record-problem.ts'
import type { RawRecord, Source } from '../record/source.ts'
import { describeMapping, loadMapping, mappedFields } from './folder-mapping.ts'
import { parseGenericRecord } from './generic-parse.ts'

const formats: Readonly<Record<string, string>> = { '.pdf': 'pdf', '.docx': 'docx', '.html': 'html', '.htm': 'html', '.txt': 'txt' }
const formatOf = (path: string): string | null => formats[extname(path.replace(/\.gz$/iu, '')).toLowerCase()] ?? null
const isMapping = (path: string): boolean => basename(path) === mappingName
const defaultName = 'carpeta'

/** Id of a document without one: its path, with a hash of it where characters had to be replaced. */
const idOfPath = (path: string): string => {
  const local = path.replace(/\.gz$/iu, '').replace(/\.[^./]+$/u, '')
  const safe = local.replace(/[^\p{L}\d._/-]+/gu, '-').replace(/^[^\p{L}\d]+/u, '')
  if (safe === local && safe.length <= 180) return safe
  return `${safe.slice(0, 160)}-${createHash('sha256').update(local).digest('hex').slice(0, 10)}`
}

const readers: Readonly<Record<string, (raw: Uint8Array) => string | Promise<string>>> = {
  pdf: async (raw) => (await pdfPages(raw)).join('\n'),
  docx: docxText,
  html: (raw) => htmlToText(decodeText(raw)),
  txt: decodeText,
}

const extract = async ({ raw, hints }: RawRecord): Promise<RawRecord> => {
  const read = readers[hints['format'] ?? '']
  return read === undefined ? { raw, hints } : { raw: new TextEncoder().encode(await read(raw)), hints }
}

/** A folder of documents with a mapping file. Dates that the mapping lacks are read from the text. */
export const genericFolder: Source = {
  id: 'generic-folder',
  name: 'Carpeta de documentos (PDF, DOCX, HTML, TXT) con archivo de datos',
  detect: (path) => {
    if (isMapping(path)) return 0.99
    return formatOf(path) !== null && findMapping(path) !== null ? 0.9 : 0
  },
  records: async function* (file, from, signal) {
    if (isMapping(file.path)) {
      for await (const record of wholeFile(file, from, { format: 'mapping' }, signal)) {
        if (record.problem !== undefined || describeMapping(decodeText(record.raw)).length > 0) yield record
      }
      return
    }
    const loaded = loadMapping(file.path)
    const fields = loaded === null ? {} : mappedFields(loaded, file.path)
    const id = idOfPath(loaded === null ? file.relativePath : relative(loaded.folder, file.path).replaceAll('\\', '/'))
    const hints = {
      format: formatOf(file.path) ?? 'unknown',
      fields: JSON.stringify({ id, ...fields }),
      mapped: loaded === null ? '' : 'yes',
    }
    yield* wholeFile(file, from, hints, signal)
  },
  extract,
  parse: ({ raw, hints }) => {
    const text = decodeText(raw)
    if (hints['format'] === 'mapping') throw new RecordProblem('invalid_mapping', null, describeMapping(text))
    if (hints['format'] === 'unknown') throw new RecordProblem('unknown_format')
    if (hints['mapped'] !== 'yes') throw new RecordProblem('missing_mapping')
    const fields = JSON.parse(hints['fields'] ?? '{}') as Record<string, unknown>
    const fecha = fields['fecha'] ?? signedDate(headLines(text).join('\n'))
    return parseGenericRecord({ ...fields, fecha, texto: text }, defaultName)
  },
}
