import { csvFormat, csvRows, readCsvHeader } from '../reading/csv-rows.ts'
import { decodeJsonObject } from '../reading/decode-json.ts'
import type { Source } from '../record/source.ts'
import { loadMapping } from './folder-mapping.ts'
import { parseGenericRecord } from './generic-parse.ts'
import { genericFields } from './generic-record.ts'

const defaultName = 'csv'
const isCsv = (path: string): boolean => /\.(?:csv|tsv)(?:\.gz)?$/iu.test(path)
const lists = new Set(['ministros', 'materias', 'normas'])
const flags = new Set(['reservada', 'ficticia', 'eliminar'])

const headerOf = (head: string): string[] => {
  const { delimiter } = csvFormat(head)
  const line = head.replace(/^\uFEFF/u, '').split(/\r?\n/u, 1)[0] ?? ''
  return line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/gu, ''))
}

const fieldOf = (column: string, columns: Readonly<Record<string, string>> | undefined): string | null => {
  const mapped = columns?.[column]
  if (mapped !== undefined) return mapped
  const own = column.trim().toLowerCase()
  return [...genericFields].find((field) => field.toLowerCase() === own) ?? null
}

const cellValue = (field: string, cell: string): unknown => {
  if (flags.has(field)) return /^(?:s[ií]|true|1|x)$/iu.test(cell.trim())
  if (!lists.has(field)) return cell
  return cell.split(/\s*[;|]\s*/u).filter((part) => part !== '')
}

/**
 * Tables with one ruling per row. Columns have the names of the documented fields, or those of the mapping file. Comma, semicolon, tab
 * or bar; UTF-8 or windows-1252; `;` or `|` separates several values in a cell.
 */
export const genericCsv: Source = {
  id: 'generic-csv',
  name: 'CSV con campos documentados',
  detect: (path, head) => {
    if (!isCsv(path)) return 0
    const header = headerOf(head)
    const columns = loadMapping(path)?.mapping.columnas
    const fields = new Set(header.map((column) => fieldOf(column, columns)))
    return fields.has('id') && fields.has('texto') ? 0.9 : 0
  },
  records: async function* (file, from, signal) {
    const { format, header, end } = await readCsvHeader(file.path)
    const loaded = loadMapping(file.path)
    const { fuente, comunes, columnas } = loaded?.mapping ?? {}
    const fields = header.map((column) => fieldOf(column, columnas))
    const common = { ...(fuente === undefined ? {} : { fuente }), ...comunes }
    let index = from === null ? 0 : from.index + 1
    for await (const { cells, offset, nextOffset, problem } of csvRows(file.path, from?.nextOffset ?? end, format, signal)) {
      const position = { file: file.relativePath, index: index++, offset, nextOffset }
      const pairs = cells.flatMap((cell, at) => {
        const field = fields[at] ?? null
        return field === null || cell.trim() === '' ? [] : [[field, cellValue(field, cell)] as const]
      })
      const raw =
        problem === null ? new TextEncoder().encode(JSON.stringify({ ...common, ...Object.fromEntries(pairs) })) : new Uint8Array(0)
      yield { position, raw, hints: {}, ...(problem === null ? {} : { problem }) }
    }
    if (index === 0)
      yield {
        position: { file: file.relativePath, index, offset: 0, nextOffset: 0 },
        raw: new Uint8Array(0),
        hints: {},
        problem: 'no_records',
      }
  },
  parse: ({ raw, hints }) => parseGenericRecord(decodeJsonObject(raw), hints['set'] ?? defaultName),
}
