'use client'
import { maxColumnTitle } from '@basejuris/domain/limits'
import { useState } from 'react'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { type ColumnInput, columnInput, type DraftColumn } from '../create/draft-column.ts'
import { QuestionFields } from '../create/question-fields.tsx'

interface AddQuestionDialogProps {
  readonly number: number
  /** Throws what went wrong. */
  readonly onAdd: (column: ColumnInput) => Promise<void>
  readonly onClosed: () => void
}

/** A question that is added to an analysis: only its cells are computed. */
export function AddQuestionDialog({ number, onAdd, onClosed }: AddQuestionDialogProps) {
  const [column, setColumn] = useState<DraftColumn>({ key: 'nueva', titulo: '', tipo: 'si_no', pregunta: '', opciones: '' })
  return (
    <FormDialog
      title="Agregar pregunta"
      action="Agregar"
      ready={column.pregunta.trim() !== ''}
      missing="Escriba la pregunta."
      onSend={() => onAdd(columnInput(column, maxColumnTitle))}
      onClosed={onClosed}
    >
      <QuestionFields column={column} number={number} onChange={setColumn} />
      <p className="text-13 text-ink-2">Solo se calcula esta pregunta: las demás respuestas quedan como están.</p>
    </FormDialog>
  )
}
