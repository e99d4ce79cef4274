'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { AlertChoices, AlertKind } from './alert-kinds.ts'

const AlertDialog = lazyPart(() => import('./alert-dialog.tsx').then((module) => module.AlertDialog))

interface NewAlertProps {
  /** Opens the dialog at once, on this kind. */
  readonly kind?: AlertKind
  readonly offered?: AlertChoices
}

/** The button that opens the dialog of a new alert. */
export function NewAlert({ kind, offered }: NewAlertProps) {
  const [asking, setAsking] = useState(kind !== undefined)
  return (
    <>
      <Button size="sm" variant="line" className="max-md:h-11" onClick={() => setAsking(true)}>
        <Plus size={15} strokeWidth={1.75} aria-hidden />
        Nueva alerta
      </Button>
      {asking && (
        <AlertDialog
          {...(kind === undefined ? {} : { kind })}
          {...(offered === undefined ? {} : { offered })}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  )
}
