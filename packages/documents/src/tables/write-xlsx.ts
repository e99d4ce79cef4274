import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { DocumentHead, RulingEntry, WriteDocument } from '../document.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'
import { tableColumns } from './table-columns.ts'

const headerStyle = { fontWeight: 'bold', backgroundColor: '#1a365d', textColor: '#ffffff', alignVertical: 'center', height: 22 } as const

const rowOf = (entry: RulingEntry, head: DocumentHead, number: number): Row =>
  tableColumns.map(({ value }) => {
    const cell = value(entry, { head, number })
    if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top' }
    return cell instanceof Date
      ? { value: cell, type: Date, format: 'dd-mm-yyyy', align: 'left', alignVertical: 'top' }
      : { value: spreadsheetCell(cell), type: String, alignVertical: 'top', wrap: true }
  })

function aboutSheet(head: DocumentHead): Row[] {
  const text = (value: string) => ({ value: spreadsheetCell(value), type: String, wrap: true, alignVertical: 'top' }) as const
  return [
    [{ value: spreadsheetCell(head.title), type: String, fontWeight: 'bold', fontSize: 14 }, null],
    ...head.facts.map(({ name, value }): Row => [{ ...text(name), fontWeight: 'bold' }, text(value)]),
    ...head.notices.map((notice): Row => [{ ...text('Aviso'), fontWeight: 'bold' }, text(notice)]),
    ...head.notes.map((note): Row => [{ ...text(`Nota (${note.source})`), fontWeight: 'bold' }, text(note.text)]),
  ]
}

/** Two sheets: the rulings, and the request with its date. */
export const writeXlsx: WriteDocument = async function* (head, entries, total) {
  const rows: Row[] = [tableColumns.map(({ name }) => ({ value: name, type: String, ...headerStyle }))]
  for await (const entry of entries) {
    rows.push(rowOf(entry, head, rows.length))
    yield { stage: 'set', done: rows.length - 1, total }
  }
  yield await writeXlsxFile([
    {
      sheet: 'Sentencias',
      data: rows,
      columns: tableColumns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
    { sheet: 'Consulta', data: aboutSheet(head), columns: [{ width: 24 }, { width: 100 }] },
  ]).toBuffer()
}
