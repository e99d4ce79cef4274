import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { DocumentHead, WriteDocument } from '../document.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'
import { tableColumns } from './table-columns.ts'

const headerStyle = { fontWeight: 'bold', backgroundColor: '#1a365d', textColor: '#ffffff', alignVertical: 'center', height: 22 } as const

/** A share is written as a percentage. */
export type SheetCell = string | number | Date | { readonly share: number }

const cellOf = (cell: SheetCell): Row[number] => {
  if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top' }
  if (typeof cell === 'object' && 'share' in cell) return { value: cell.share, type: Number, format: '0 %', alignVertical: 'top' }
  return cell instanceof Date
    ? { value: cell, type: Date, format: 'dd-mm-yyyy', align: 'left', alignVertical: 'top' }
    : { value: spreadsheetCell(cell), type: String, alignVertical: 'top', wrap: true }
}

function aboutSheet(head: DocumentHead): Row[] {
  const text = (value: string) => ({ value: spreadsheetCell(value), type: String, wrap: true, alignVertical: 'top' }) as const
  return [
    [{ value: spreadsheetCell(head.title), type: String, fontWeight: 'bold', fontSize: 14 }, null],
    ...head.facts.map(({ name, value }): Row => [{ ...text(name), fontWeight: 'bold' }, text(value)]),
    ...head.notices.map((notice): Row => [{ ...text('Aviso'), fontWeight: 'bold' }, text(notice)]),
    ...head.notes.map((note): Row => [{ ...text(`Nota (${note.source})`), fontWeight: 'bold' }, text(note.text)]),
  ]
}

interface Sheet {
  readonly name: string
  /** `width` in characters. */
  readonly columns: readonly { readonly name: string; readonly width: number }[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** Two sheets: the table, and the request with its date. */
export function writeSheets(sheet: Sheet, head: DocumentHead): Promise<Buffer> {
  return writeWorkbook([sheet], head)
}

/** A sheet for each table, and one for the request with its date. */
export async function writeWorkbook(sheets: readonly Sheet[], head: DocumentHead): Promise<Buffer> {
  const tables = sheets.map(({ name, columns, rows }) => ({
    sheet: name,
    data: [columns.map((column) => ({ value: column.name, type: String, ...headerStyle })), ...rows.map((row) => row.map(cellOf))],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  }))
  return writeXlsxFile([...tables, { sheet: 'Consulta', data: aboutSheet(head), columns: [{ width: 24 }, { width: 100 }] }]).toBuffer()
}

/** A row for each ruling. */
export const writeXlsx: WriteDocument = async function* (head, entries, total) {
  const rows: (string | number | Date)[][] = []
  for await (const entry of entries) {
    rows.push(tableColumns.map(({ value }) => value(entry, { head, number: rows.length + 1 })))
    yield { stage: 'set', done: rows.length, total }
  }
  yield await writeSheets({ name: 'Sentencias', columns: tableColumns, rows }, head)
}
