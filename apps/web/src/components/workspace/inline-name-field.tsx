'use client'
import { type KeyboardEvent, useRef } from 'react'

interface InlineNameFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly maxLength: number
  /** Called with the trimmed text, when it changed. */
  readonly onSave: (value: string) => void
  readonly onClose: () => void
}

/** Edits a name in place. Enter or blur saves it; Escape does not. */
export function InlineNameField({ label, value, placeholder, maxLength, onSave, onClose }: InlineNameFieldProps) {
  const done = useRef(false)
  const finish = (written: string | null) => {
    if (done.current) return
    done.current = true
    if (written !== null && written.trim() !== value) onSave(written.trim())
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      finish(null)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    finish(event.currentTarget.value)
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person just asked to write here
      autoFocus
      defaultValue={value}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="h-8 w-full min-w-0 rounded-sm bg-sheet px-2 text-[1rem] text-ink shadow-[inset_0_0_0_1px_var(--focus)] outline-none md:text-15"
    />
  )
}
