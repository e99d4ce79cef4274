'use client'
import { maxChatMessage } from '@basejuris/domain/limits'
import { Pencil } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'

interface TurnViewProps {
  readonly question: string
  /** Asks it anew in other words; null where it cannot be. */
  readonly onEdit: ((question: string) => void) | null
  /** Whether other questions follow, which a new wording erases. */
  readonly hasLater: boolean
  readonly children: ReactNode
}

/** A question and what became of it. */
export function TurnView({ question, onEdit, hasLater, children }: TurnViewProps) {
  const id = useId()
  const [isEditing, setIsEditing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = String(new FormData(event.currentTarget).get('pregunta') ?? '').trim()
    if (written === '') return
    setIsEditing(false)
    onEdit?.(written)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      // It ends the change of the question, not what the question stands in.
      event.preventDefault()
      event.stopPropagation()
      setIsEditing(false)
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <article aria-labelledby={id} data-turn className="grid grid-cols-[minmax(0,1fr)] gap-4 py-7">
      {isEditing ? (
        <form onSubmit={submit} className="grid gap-2">
          <label htmlFor={`${id}-edit`} className="font-[540]">
            <span id={id} className="sr-only">
              {question}
            </span>
            Cambiar la pregunta
          </label>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
            autoFocus
            id={`${id}-edit`}
            name="pregunta"
            defaultValue={question}
            maxLength={maxChatMessage}
            onKeyDown={onKeyDown}
            className={fieldClass('block field-sizing-content max-h-60 min-h-11 resize-y py-2.5 text-[1rem] leading-normal')}
          />
          <p className="text-13 text-ink-2">
            {hasLater ? 'Reemplaza esta pregunta, su respuesta y las que siguen.' : 'Reemplaza esta pregunta y su respuesta.'}
          </p>
          <div className="flex gap-2">
            <Button variant="primary" type="submit" className="max-md:h-11">
              Preguntar de nuevo
            </Button>
            <Button variant="line" className="max-md:h-11" onClick={() => setIsEditing(false)}>
              Cancelar
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex items-start gap-2">
          <h2
            id={id}
            className="min-w-0 grow font-serif text-21 leading-[1.28] font-[500] tracking-[-0.012em] text-pretty break-words whitespace-pre-line text-brand md:text-26 [[data-assistant]_&]:text-20"
          >
            {question}
          </h2>
          {onEdit !== null && (
            <IconButton
              icon={Pencil}
              label="Cambiar la pregunta"
              tip="Cambiar la pregunta"
              className="text-ink-2"
              onClick={() => setIsEditing(true)}
            />
          )}
        </div>
      )}
      {children}
    </article>
  )
}
