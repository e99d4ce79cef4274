import type { DocumentHead, RulingEntry } from '../document.ts'
import { decisionCell, noteLine, passageLines, requestLines, warningsOf } from '../ruling-lines.ts'

export interface TableColumn {
  readonly name: string
  /** Width in characters. */
  readonly width: number
  /** A date is midnight UTC of its day. */
  readonly value: (entry: RulingEntry, place: { readonly head: DocumentHead; readonly number: number }) => string | number | Date
}

/** Columns of a table of rulings. Each row has the day of consultation and its warnings, because rows are used apart. */
export const tableColumns: readonly TableColumn[] = [
  { name: 'N°', width: 6, value: (_entry, { number }) => number },
  { name: 'Carátula', width: 44, value: ({ citable }) => citable.caption },
  { name: 'Tribunal', width: 30, value: ({ court }) => court },
  { name: 'Sala', width: 16, value: ({ chamber }) => chamber ?? '' },
  { name: 'Rol', width: 18, value: ({ citable }) => citable.docket ?? '' },
  { name: 'Fecha', width: 12, value: ({ citable }) => (citable.decidedOn === null ? '' : new Date(citable.decidedOn)) },
  { name: 'Resultado', width: 16, value: ({ outcome }) => outcome },
  { name: 'Recurso', width: 24, value: ({ appealType }) => appealType ?? '' },
  { name: 'Base', width: 22, value: ({ base }) => base },
  { name: 'Materias', width: 32, value: ({ citable }) => citable.subjects.join('; ') },
  { name: 'Normas', width: 36, value: ({ norms }) => norms.join('; ') },
  { name: 'Integrantes', width: 36, value: ({ judges }) => judges.join('; ') },
  { name: 'Redacción', width: 24, value: ({ drafter }) => drafter ?? '' },
  { name: 'Decisión', width: 50, value: decisionCell },
  { name: 'Pasajes', width: 70, value: ({ passages }) => passages.flatMap(passageLines).join('\n') },
  { name: 'Etiquetas', width: 28, value: ({ tags }) => tags.join('; ') },
  { name: 'Notas', width: 60, value: ({ notes }) => notes.map(({ source, text }) => `${source}: ${text}`).join('\n') },
  { name: 'Cita', width: 60, value: ({ citation }) => citation },
  { name: 'Enlace', width: 44, value: ({ url }) => url },
  { name: 'Enlace oficial', width: 30, value: ({ officialUrl }) => officialUrl ?? '' },
  { name: 'Consultada el', width: 14, value: (_entry, { head }) => new Date(head.consultedOn) },
  {
    name: 'Avisos',
    width: 44,
    value: (entry) => warningsOf(entry).join(' '),
  },
]

/** The request on the first row, for tables that have no other place for it. */
export const requestColumn: TableColumn = {
  name: 'Exportación',
  width: 60,
  value: (_entry, { head, number }) => (number === 1 ? [requestLines(head).join(' · '), ...head.notes.map(noteLine)].join('\n') : ''),
}
