'use client'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Label of the button: a verb. */
  readonly action: string
  /** Label of the button that closes without doing it. */
  readonly dismissal?: string
  /** Text the person must type before the button works. */
  readonly typed?: string
  /** Throws what went wrong. The dialog shows it and stays open. */
  readonly onConfirm: () => Promise<void>
  readonly onClosed: () => void
}

const same = (a: string, b: string): boolean => a.trim().localeCompare(b.trim(), 'es', { sensitivity: 'base' }) === 0

/** Asks for confirmation of an irreversible action. Opens when it is mounted. */
export function ConfirmDialog({ title, children, action, dismissal = 'Cancelar', typed, onConfirm, onClosed }: ConfirmDialogProps) {
  const [written, setWritten] = useState('')
  const ready = typed === undefined || same(written, typed)
  return (
    <FormDialog
      title={title}
      action={action}
      dismissal={dismissal}
      ready={ready}
      {...(typed === undefined ? {} : { missing: `Escriba antes «${typed}».` })}
      destructive
      onSend={onConfirm}
      onClosed={onClosed}
    >
      <div className="grid gap-2 text-15 text-pretty text-ink-2">{children}</div>
      {typed !== undefined && (
        <TextField
          label={`Para confirmar, escriba «${typed}»`}
          autoComplete="off"
          spellCheck={false}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  )
}
