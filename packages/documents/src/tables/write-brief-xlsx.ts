import { formatDate } from '@basejuris/domain'
import type { EntryPassage, RulingEntry, WriteDocument } from '../document.ts'
import { decisionCell, noteLine, warningsOf } from '../ruling-lines.ts'
import { writeSheets } from './write-xlsx.ts'

interface BriefRow {
  readonly entry: RulingEntry
  /** Null for a ruling of which nothing was saved. */
  readonly passage: EntryPassage | null
  readonly number: number
}

interface BriefColumn {
  readonly name: string
  /** Width in characters. */
  readonly width: number
  readonly value: (row: BriefRow) => string | number | Date
}

const columns: readonly BriefColumn[] = [
  { name: 'N°', width: 6, value: ({ number }) => number },
  { name: 'Carátula', width: 36, value: ({ entry }) => entry.citable.caption },
  { name: 'Tribunal', width: 28, value: ({ entry }) => entry.citable.court },
  { name: 'Rol', width: 18, value: ({ entry }) => entry.citable.docket ?? '' },
  { name: 'Fecha', width: 12, value: ({ entry: { citable } }) => (citable.decidedOn === null ? '' : new Date(citable.decidedOn)) },
  { name: 'Resultado', width: 16, value: ({ entry }) => entry.outcome },
  { name: 'Decisión', width: 50, value: ({ entry }) => decisionCell(entry) },
  { name: 'Lugar', width: 14, value: ({ passage }) => passage?.place ?? '' },
  { name: 'Pasaje', width: 90, value: ({ passage }) => (passage === null || passage.text === '' ? '' : `«${passage.text}»`) },
  { name: 'Etiquetas del pasaje', width: 24, value: ({ passage }) => passage?.saved?.tags.join('; ') ?? '' },
  { name: 'Notas del pasaje', width: 50, value: ({ passage }) => passage?.saved?.notes.map(noteLine).join('\n') ?? '' },
  { name: 'Etiquetas', width: 24, value: ({ entry }) => entry.tags.join('; ') },
  { name: 'Notas', width: 50, value: ({ entry }) => entry.notes.map(noteLine).join('\n') },
  { name: 'Cita', width: 60, value: ({ entry }) => entry.citation },
  { name: 'Enlace', width: 44, value: ({ entry, passage }) => passage?.saved?.url ?? entry.url },
  {
    name: 'Avisos',
    width: 44,
    value: ({ entry, passage }) => [...warningsOf(entry), passage?.saved?.warning ?? ''].filter(Boolean).join(' '),
  },
]

/** A «minuta» as a table: a row for each passage, and one for each ruling without any. */
export const writeBriefXlsx: WriteDocument = async function* (head, entries, total) {
  const rows: BriefRow[] = []
  let done = 0
  for await (const entry of entries) {
    done += 1
    const passages = entry.passages.length === 0 ? [null] : entry.passages
    rows.push(...passages.map((passage) => ({ entry, passage, number: done })))
    yield { stage: 'set', done, total }
  }
  const about = { ...head, facts: [{ name: 'Fecha', value: formatDate(head.consultedOn) }, ...head.facts] }
  yield await writeSheets({ name: 'Minuta', columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) }, about)
}
