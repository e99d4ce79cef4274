import type { changeAnalysisEndpoint, InputOf } from '@basejuris/contract'
import type { ColumnType } from '@basejuris/domain'
import { typeOfQuestion } from '@basejuris/domain/question-table'

export type ColumnInput = NonNullable<NonNullable<InputOf<typeof changeAnalysisEndpoint, 'body'>>['columnas']>[number]

/** A column as it is written in a form. */
export interface DraftColumn {
  readonly key: string
  readonly titulo: string
  readonly tipo: ColumnType
  readonly pregunta: string
  /** One a line. */
  readonly opciones: string
}

export const suggestedColumns: readonly Omit<DraftColumn, 'key'>[] = [
  { titulo: 'Resultado', tipo: 'resultado', pregunta: '¿Qué se resolvió?', opciones: '' },
  { titulo: 'Costas', tipo: 'si_no', pregunta: '¿Se condenó en costas?', opciones: '' },
  { titulo: 'Monto ordenado', tipo: 'monto', pregunta: '¿Cuánto se ordenó pagar?', opciones: '' },
]

/** The suggested question whose title a column still has, where it asks something else. */
export function titleOfAnother({ titulo, pregunta }: Pick<DraftColumn, 'titulo' | 'pregunta'>): string | null {
  const suggested = suggestedColumns.find((column) => column.titulo === titulo.trim())
  return suggested === undefined || suggested.pregunta === pregunta.trim() || pregunta.trim() === '' ? null : suggested.pregunta
}

/** Asks something else. The type follows the question, unless another one was chosen. */
export function withQuestion(column: DraftColumn, pregunta: string): DraftColumn {
  const follows = column.tipo === typeOfQuestion(column.pregunta)
  return { ...column, pregunta, ...(follows ? { tipo: typeOfQuestion(pregunta) } : {}) }
}

/** A title is the question where none was written. */
export function columnInput({ titulo, tipo, pregunta, opciones }: DraftColumn, maxTitle: number): ColumnInput {
  const question = pregunta.trim()
  const title = titulo.trim() === '' ? question.slice(0, maxTitle) : titulo.trim()
  const options = opciones
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { titulo: title, tipo, pregunta: question, ...(tipo === 'opcion' ? { opciones: options } : {}) }
}
