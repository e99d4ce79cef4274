import type { DocumentLink, DocumentPart } from '../document.ts'

/** A value as it is shown, a day (`yyyy-mm-dd`), or a sum in CLP. */
export type TableValue = string | { readonly date: string } | { readonly amount: number; readonly shown: string }

/** What a ruling answers to a column. */
export interface TableAnswer {
  readonly value: TableValue
  /** «Dudosa», «Sin dato»; empty where it is answered. */
  readonly state: string
  /** Words of the ruling. `voice` says whose they are where they are not the court's. */
  readonly quotation: { readonly text: string; readonly place: DocumentLink; readonly voice: string | null } | null
}

export interface TableRuling {
  readonly number: number
  /** «CS, rol N° 1-2020, 03-05-2021». */
  readonly ruling: DocumentLink
  readonly caption: string
  readonly court: string
  /** `yyyy-mm-dd`. */
  readonly decidedOn: string | null
  readonly outcome: string
  /** That it was withdrawn, changed or cannot be read; else empty. */
  readonly warning: string
  /** In the order of the columns. */
  readonly answers: readonly TableAnswer[]
}

/** A cell of a table of figures: words, or a number or a share of one, which have their own type in a spreadsheet. */
export type FigureValue = string | { readonly number: number; readonly shown: string } | { readonly share: number; readonly shown: string }

/** A table of figures. */
export interface DocumentFigure {
  readonly title: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly FigureValue[])[]
}

/** A set of rulings with what they answer. */
export interface AnalysisDocument {
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly notices: readonly string[]
  /** Stands on every page. */
  readonly footer: string
  /** Day of the request in Chile, `yyyy-mm-dd`. */
  readonly consultedOn: string
  readonly columns: readonly { readonly title: string; readonly question: string; readonly counts: string }[]
  readonly rulings: readonly TableRuling[]
  readonly figures: readonly DocumentFigure[]
  /** Reasons that several rulings give. */
  readonly passages: readonly { readonly text: string; readonly place: DocumentLink; readonly note: string }[]
}

/** An analysis, typeset by the document worker. */
export interface AnalysisTask {
  readonly kind: 'analysis'
  readonly format: 'xlsx' | 'docx'
  readonly analysis: AnalysisDocument
}

export type WriteAnalysis = (analysis: AnalysisDocument) => AsyncIterable<DocumentPart>

/** A value in words. */
export function valueWords(value: TableValue): string {
  if (typeof value === 'string') return value
  return 'shown' in value ? value.shown : value.date.split('-').reverse().join('-')
}
