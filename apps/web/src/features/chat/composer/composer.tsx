'use client'
import { maxChatMessage } from '@basejuris/domain/limits'
import { formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../../../components/ui/button.tsx'

interface ComposerProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSend: (message: string) => void
  /** Stops the answer that is being written; null while none is. */
  readonly onStop: (() => void) | null
  readonly disabled?: boolean
  readonly placeholder: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** What the message is limited to. */
  readonly scope?: ReactNode
  /** What it takes to send, below. */
  readonly note?: ReactNode
}

/** Share of the limit from which the count is shown. */
const countShownFrom = 0.9

/** The next question. Enter sends it, and Shift with Enter breaks the line. */
export function Composer({ text, onChange, onSend, onStop, disabled = false, placeholder, field, scope, note }: ComposerProps) {
  const id = useId()
  const { length } = text.trim()
  const isOver = length > maxChatMessage
  const isReady = length > 0 && !isOver && !disabled && onStop === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    onSend(text.trim())
    // The button that was pressed is disabled meanwhile.
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    submit(event)
  }
  return (
    <form
      onSubmit={submit}
      className="rounded-md bg-sheet px-4 pt-3 pb-2.5 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)]"
    >
      <label htmlFor={id} className="sr-only">
        Su pregunta
      </label>
      <textarea
        ref={field}
        id={id}
        value={text}
        rows={1}
        placeholder={placeholder}
        aria-describedby={`${id}-count`}
        aria-invalid={isOver}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-[min(14rem,40dvh)] min-h-7 w-full resize-none bg-transparent text-[1rem] leading-normal outline-none"
      />
      <p id={`${id}-count`} aria-live="polite" className={clsx('figures text-13 empty:hidden', isOver ? 'text-no' : 'text-ink-2')}>
        {isOver
          ? `Son ${formatCount(length)} caracteres: quite ${formatCount(length - maxChatMessage)}.`
          : length > maxChatMessage * countShownFrom
            ? `${formatCount(length)} de ${formatCount(maxChatMessage)} caracteres`
            : ''}
      </p>
      <div className="mt-1.5 flex items-end gap-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-1.5">{scope}</div>
        {onStop === null ? (
          <Button variant="primary" type="submit" className="h-9 max-md:h-11" disabled={!isReady}>
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
            Preguntar
          </Button>
        ) : (
          <Button variant="line" className="h-9 max-md:h-11" onClick={onStop}>
            <Square size={13} strokeWidth={2} aria-hidden className="fill-current" />
            Detener
          </Button>
        )}
      </div>
      {note}
    </form>
  )
}
