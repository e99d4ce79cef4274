import { type RefObject, useRef, useState } from 'react'

interface RequiredText<T extends HTMLElement> {
  readonly field: RefObject<T | null>
  /** True after an empty text was sent, until something is written. */
  readonly isMissing: boolean
  /** Whether there is a text to send. Moves the focus to the field where there is none. */
  readonly check: () => boolean
}

/** Of a form with one text: its button stays open and says what is missing instead of doing nothing. */
export function useRequiredText<T extends HTMLElement>(text: string): RequiredText<T> {
  const field = useRef<T>(null)
  const [wasEmpty, setWasEmpty] = useState(false)
  const isEmpty = text.trim() === ''
  const check = () => {
    setWasEmpty(isEmpty)
    if (isEmpty) field.current?.focus()
    return !isEmpty
  }
  return { field, isMissing: wasEmpty && isEmpty, check }
}
