'use client'
import type { ColumnType } from '@basejuris/domain'
import { maxColumnQuestion, maxColumnTitle } from '@basejuris/domain/limits'
import { columnTypeNames, columnTypes } from '@basejuris/domain/question-table'
import { X } from 'lucide-react'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { type DraftColumn, ignoresQuestion, withQuestion } from './draft-column.ts'

interface QuestionFieldsProps {
  readonly column: DraftColumn
  /** From 1. */
  readonly number: number
  readonly onChange: (column: DraftColumn) => void
  /** Absent where it is the only one. */
  readonly onRemove?: (() => void) | undefined
}

/** The question of a column: what is asked, of which type, and under which title. */
export function QuestionFields({ column, number, onChange, onRemove }: QuestionFieldsProps) {
  const prefix = `pregunta-${number}`
  return (
    <fieldset className="grid gap-3 border-l-2 border-edge pl-4">
      <legend className="sr-only">Pregunta {number}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-1.5">
        <FormField name={prefix} label={`Pregunta ${number}`}>
          {(attributes) => (
            <input
              {...attributes}
              required
              maxLength={maxColumnQuestion}
              value={column.pregunta}
              placeholder="¿Se acreditó el daño moral?"
              onChange={(event) => onChange(withQuestion(column, event.currentTarget.value))}
              className={fieldClass('h-11')}
            />
          )}
        </FormField>
        {onRemove !== undefined && (
          <IconButton icon={X} label={`Quitar la pregunta ${number}`} tip="Quitar" className="md:mb-1.5" onClick={onRemove} />
        )}
      </div>
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 md:grid-cols-[11rem_minmax(0,1fr)]">
        <FormField name={`${prefix}-tipo`} label="Respuesta">
          {(attributes) => (
            <select
              {...attributes}
              value={column.tipo}
              onChange={(event) => onChange({ ...column, tipo: event.currentTarget.value as ColumnType })}
              className={fieldClass('h-11 pr-9')}
            >
              {columnTypes.map((type) => (
                <option key={type} value={type}>
                  {columnTypeNames[type]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField name={`${prefix}-titulo`} label="Título de la columna">
          {(attributes) => (
            <input
              {...attributes}
              maxLength={maxColumnTitle}
              value={column.titulo}
              placeholder="El de la pregunta"
              onChange={(event) => onChange({ ...column, titulo: event.currentTarget.value })}
              className={fieldClass('h-11')}
            />
          )}
        </FormField>
      </div>
      {ignoresQuestion(column) && (
        <p role="status" className="text-13 text-pretty text-part">
          «Resultado» muestra lo que decide la parte resolutiva, cualquiera sea la pregunta. Para contestar la suya, elija otra respuesta.
        </p>
      )}
      {column.tipo === 'opcion' && (
        <FormField name={`${prefix}-opciones`} label="Opciones, una por línea">
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              value={column.opciones}
              onChange={(event) => onChange({ ...column, opciones: event.currentTarget.value })}
              className={fieldClass('py-2')}
            />
          )}
        </FormField>
      )}
    </fieldset>
  )
}
