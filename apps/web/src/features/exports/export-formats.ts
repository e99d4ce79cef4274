import type { ExportFormat } from '@basejuris/contract'

interface FormatWords {
  readonly format: ExportFormat
  readonly label: string
  readonly use: string
  /** True when the format can hold whole rulings. */
  readonly text: boolean
}

export const formatOptions: readonly FormatWords[] = [
  { format: 'docx', label: 'Word', use: 'para un escrito', text: true },
  { format: 'pdf', label: 'PDF', use: 'para leer e imprimir', text: true },
  { format: 'xlsx', label: 'Excel', use: 'una fila por sentencia', text: false },
  { format: 'csv', label: 'CSV', use: 'para otros programas', text: false },
  { format: 'ris', label: 'RIS', use: 'Zotero, EndNote', text: false },
  { format: 'bibtex', label: 'BibTeX', use: 'LaTeX', text: false },
]

/** Copy of the contract's `maxExportedRulings`, so that zod does not load with the page. A test compares them. */
export const maxExported = { datos: 500, texto: 50 } as const
