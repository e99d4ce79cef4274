import type { ExportContent, ExportFormat, exportEndpoint, FolderOrder, InputOf } from '@basejuris/contract'

export type ExportBody = NonNullable<InputOf<typeof exportEndpoint, 'body'>>
export type ExportOrigin = ExportBody['origen']

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
  readonly saved: SavedChoice
}

/** What a file of saved rulings takes of what people wrote and marked. */
export interface SavedChoice {
  readonly notes: boolean
  readonly passages: boolean
  /** `propio`: the order of `ids`. Null before one was chosen. */
  readonly order: FolderOrder | 'propio' | null
  readonly ids: readonly string[]
  /** The case, above a brief. */
  readonly about: string
}

export const wholeFolder: SavedChoice = { notes: true, passages: true, order: null, ids: [], about: '' }

/** The order of a folder's rulings where none was chosen: a brief follows the passages. */
export function standardOrder(isBrief: boolean): FolderOrder {
  return isBrief ? 'pasajes' : 'guardado'
}

/** The body of the request for a file. */
export function exportBody({ origin }: Pick<ExportSubject, 'origin'>, { format, content, withOthers, saved }: ExportChoice): ExportBody {
  const file = { formato: format, contenido: content }
  if (origin.tipo === 'busqueda') return { ...file, origen: { ...origin, ademas: withOthers } }
  if (origin.tipo === 'lista') return { ...file, origen: origin, notas: saved.notes }
  if (origin.tipo === 'sentencia' || origin.tipo === 'contraste' || origin.tipo === 'linea') return { ...file, origen: origin }
  const order = saved.order === 'propio' ? { sentencias: [...saved.ids] } : { orden: saved.order ?? standardOrder(content === 'minuta') }
  return { ...file, origen: { ...origin, ...order }, notas: saved.notes, pasajes: saved.passages, asunto: saved.about }
}
