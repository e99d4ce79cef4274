import type { EntryPassage, RulingEntry, WriteDocument } from '../document.ts'
import { warningsOf } from '../ruling-lines.ts'
import { writeSheets } from './write-xlsx.ts'

interface ContrastColumn {
  readonly name: string
  /** Width in characters. */
  readonly width: number
  readonly value: (entry: RulingEntry, number: number) => string | number | Date
}

const quoted = (passage: EntryPassage | null | undefined): string => (passage == null ? '' : `«${passage.text}»`)

const columns: readonly ContrastColumn[] = [
  { name: 'N°', width: 6, value: (_entry, number) => number },
  { name: 'Artículo', width: 30, value: ({ opposition }) => opposition?.article ?? '' },
  { name: 'Sentencia contraria', width: 36, value: ({ citable }) => citable.caption },
  { name: 'Tribunal', width: 28, value: ({ court }) => court },
  { name: 'Sala', width: 16, value: ({ chamber }) => chamber ?? '' },
  { name: 'Rol', width: 18, value: ({ citable }) => citable.docket ?? '' },
  { name: 'Fecha', width: 12, value: ({ citable }) => (citable.decidedOn === null ? '' : new Date(citable.decidedOn)) },
  { name: 'Qué resolvió', width: 36, value: ({ opposition }) => opposition?.detail ?? '' },
  { name: 'Lugar', width: 12, value: ({ opposition }) => opposition?.passage?.place ?? '' },
  { name: 'Pasaje', width: 80, value: ({ opposition }) => quoted(opposition?.passage) },
  { name: 'Se opone a', width: 50, value: ({ opposition }) => opposition?.against.citation ?? '' },
  { name: 'Qué resolvió esta', width: 36, value: ({ opposition }) => opposition?.against.detail ?? '' },
  { name: 'Lugar en esta', width: 12, value: ({ opposition }) => opposition?.against.passage?.place ?? '' },
  { name: 'Pasaje de esta', width: 80, value: ({ opposition }) => quoted(opposition?.against.passage) },
  { name: 'Firmeza', width: 40, value: ({ opposition }) => opposition?.finality ?? '' },
  { name: 'Cita', width: 60, value: ({ citation }) => citation },
  { name: 'Enlace', width: 44, value: ({ url }) => url },
  { name: 'Enlace de esta', width: 44, value: ({ opposition }) => opposition?.against.url ?? '' },
  { name: 'Avisos', width: 44, value: (entry) => warningsOf(entry).join(' ') },
]

/** Contrary rulings as a table: a row each, with its passage and the one that it opposes. */
export const writeContrastXlsx: WriteDocument = async function* (head, entries, total) {
  const rows: (string | number | Date)[][] = []
  for await (const entry of entries) {
    rows.push(columns.map(({ value }) => value(entry, rows.length + 1)))
    yield { stage: 'set', done: rows.length, total }
  }
  yield await writeSheets({ name: 'Contradicciones', columns, rows }, head)
}
