import type { ExportContent, ExportFormat, exportEndpoint, InputOf } from '@basejuris/contract'

export type ExportOrigin = NonNullable<InputOf<typeof exportEndpoint, 'body'>>['origen']

/** What there is to be exported. */
export interface ExportSubject {
  readonly origin: ExportOrigin
  /** How many rulings it has; at least so many where it is not known exactly. */
  readonly total: number
  /** Near-identical rulings that are left out beside one that is in. */
  readonly grouped?: number
  readonly title: string
}

export interface ExportChoice {
  readonly format: ExportFormat
  readonly content: ExportContent
}
