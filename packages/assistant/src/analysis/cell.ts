import type { Place } from '../spans/span.ts'

/** A value in one form: `si` or `no`, a decimal number, a date `yyyy-mm-dd`, an option, an outcome; empty for text. */
export interface CellValue {
  readonly value: string
  /** Of money, its `MoneyUnit`; of a number, its noun as written; else null. */
  readonly unit: string | null
}

/** Words of the ruling on which a cell rests. */
export interface CellQuotation {
  readonly place: Place
  readonly text: string
}

/** What a ruling answers to a column. A doubtful cell has the likeliest value. One that was not computed is no cell. */
export type Cell =
  | { readonly state: 'vacia' }
  | { readonly state: 'respondida' | 'dudosa'; readonly value: CellValue; readonly quotation: CellQuotation }

export const emptyCell: Cell = { state: 'vacia' }
