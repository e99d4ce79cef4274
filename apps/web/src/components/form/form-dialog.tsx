'use client'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorNotice } from './error-notice.tsx'

interface FormDialogProps {
  readonly title: string
  /** Label of the button: a verb. */
  readonly action: string
  /** Label of the button that closes without doing it. */
  readonly dismissal?: string
  readonly ready?: boolean
  /** What to do before the action works, said when its button is pressed too early. */
  readonly missing?: string
  /** The action cannot be undone. */
  readonly destructive?: boolean
  readonly children: ReactNode
  /** Throws what went wrong. The dialog shows it and keeps the input. */
  readonly onSend: (form: FormData) => Promise<void>
  readonly onClosed: () => void
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** A group of radios gets no focus: its first need not be the chosen one. */
const focusFirstField = (dialog: HTMLDialogElement | null): void =>
  dialog?.querySelector<HTMLElement>('input:not([type=radio]), textarea, select')?.focus()

/** A form in a dialog. Opens when it is mounted. */
export function FormDialog({
  title,
  action,
  dismissal = 'Cancelar',
  ready = true,
  missing = 'Complete primero lo que se pide.',
  destructive = false,
  children,
  onSend,
  onClosed,
}: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const [wasEarly, setWasEarly] = useState(false)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    focusFirstField(element)
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    if (!ready) {
      setWasEarly(true)
      return focusFirstField(dialog.current)
    }
    setSending(true)
    setFailure(null)
    try {
      await onSend(new FormData(event.currentTarget))
      dialog.current?.close()
    } catch (error) {
      setFailure(errorOf(error))
      setSending(false)
    }
  }
  return (
    <Dialog ref={dialog} title={title}>
      <form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 text-14">
        {children}
        <ErrorNotice error={wasEarly && !ready ? new Error(missing) : failure} />
        <div className="flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
          <Button variant="line" className="max-md:h-11" onClick={() => dialog.current?.close()}>
            {dismissal}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} type="submit" className="max-md:h-11" aria-disabled={sending || !ready}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
