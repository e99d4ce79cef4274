'use client'
import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'

const never = () => () => {}

interface SubmitButtonProps {
  readonly sending: boolean
  readonly children: string
  /** Label while the form is being sent. */
  readonly busy: string
  readonly className?: string
}

/** Disabled until hydration: a form sent before would put the password in the URL. */
export function SubmitButton({ sending, children, busy, className = 'h-11 w-full text-15' }: SubmitButtonProps) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Button
      variant="primary"
      type="submit"
      size="lg"
      disabled={!ready}
      aria-disabled={sending}
      className={`disabled:opacity-100 ${className}`}
    >
      {sending ? busy : children}
    </Button>
  )
}
