import { formatDate } from '@basejuris/domain'
import { stringify } from 'csv-stringify/sync'
import type { WriteDocument } from '../document.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'
import { requestColumn, tableColumns } from './table-columns.ts'

const columns = [...tableColumns, requestColumn]
const byteOrderMark = '\ufeff'

const textOf = (cell: string | number | Date): string | number =>
  cell instanceof Date ? formatDate(cell.toISOString().slice(0, 10)) : typeof cell === 'number' ? cell : spreadsheetCell(cell)

/** Semicolons and a byte order mark let a Spanish spreadsheet open it in columns with accents. Lines end as RFC 4180 says. */
const row = (cells: readonly (string | number | Date)[]): Uint8Array =>
  Buffer.from(
    stringify([cells.map(textOf)], {
      delimiter: ';',
      record_delimiter: 'windows',
      quoted_string: true,
    }),
  )

export const writeCsv: WriteDocument = async function* (head, entries, total) {
  yield Buffer.from(byteOrderMark)
  yield row(columns.map(({ name }) => name))
  let number = 0
  for await (const entry of entries) {
    number += 1
    yield row(columns.map(({ value }) => value(entry, { head, number })))
    yield { stage: 'set', done: number, total }
  }
}
