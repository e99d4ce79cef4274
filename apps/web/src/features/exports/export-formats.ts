import type { ExportFormat } from '@basejuris/contract'

interface FormatWords {
  readonly format: ExportFormat
  readonly label: string
  readonly use: string
  /** True when the format can hold whole rulings. */
  readonly text: boolean
  /** True when it can hold a brief of a folder. */
  readonly brief: boolean
  /** True when it can hold a table of contrary rulings. */
  readonly contrast: boolean
}

export const formatOptions: readonly FormatWords[] = [
  { format: 'docx', label: 'Word', use: 'para un escrito', text: true, brief: true, contrast: true },
  { format: 'pdf', label: 'PDF', use: 'para leer e imprimir', text: true, brief: false, contrast: true },
  { format: 'xlsx', label: 'Excel', use: 'una fila por sentencia', text: false, brief: true, contrast: true },
  { format: 'csv', label: 'CSV', use: 'para otros programas', text: false, brief: false, contrast: false },
  { format: 'ris', label: 'RIS', use: 'Zotero, EndNote', text: false, brief: false, contrast: false },
  { format: 'bibtex', label: 'BibTeX', use: 'LaTeX', text: false, brief: false, contrast: false },
]

/** Copy of the contract's `maxExportedRulings`, so that zod does not load with the page. A test compares them. */
export const maxExported = { datos: 500, texto: 50, minuta: 500 } as const
