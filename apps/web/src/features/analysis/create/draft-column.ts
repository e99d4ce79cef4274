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

const suggestedTitle = (pregunta: string): string => suggestedColumns.find((column) => column.pregunta === pregunta.trim())?.titulo ?? ''

/** Asks something else. The type and the title follow the question, unless the person chose another type or wrote a title. */
export function withQuestion(column: DraftColumn, pregunta: string): DraftColumn {
  const followsType = column.tipo === typeOfQuestion(column.pregunta)
  const followsTitle = column.titulo === suggestedTitle(column.pregunta)
  return {
    ...column,
    pregunta,
    ...(followsType ? { tipo: typeOfQuestion(pregunta) } : {}),
    ...(followsTitle ? { titulo: suggestedTitle(pregunta) } : {}),
  }
}

/** A column of outcomes does not read its question: whether it asks for something else. */
export function ignoresQuestion({ tipo, pregunta }: Pick<DraftColumn, 'tipo' | 'pregunta'>): boolean {
  return tipo === 'resultado' && pregunta.trim() !== '' && typeOfQuestion(pregunta) !== 'resultado'
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
