import type { ExportContent, ExportFormat, exportEndpoint, InputOf } from '@basejuris/contract'

export type ExportOrigin = NonNullable<InputOf<typeof exportEndpoint, 'body'>>['origen']

/** What can be exported: a ruling, a list or a search. */
export interface ExportSubject {
  readonly origin: ExportOrigin
  /** Number of rulings; a lower bound where the exact number is unknown. */
  readonly total: number
  /** Number of near-identical rulings left out. */
  readonly grouped?: number
  /** Results of a search that mention only a part of what was asked: included when chosen, or when there are no others. */
  readonly others?: { readonly total: number; readonly grouped: number }
  readonly title: string
}

export interface ExportChoice {
  readonly format: ExportFormat
  readonly content: ExportContent
  readonly withOthers: boolean
}
