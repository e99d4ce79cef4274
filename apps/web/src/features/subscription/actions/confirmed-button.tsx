'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmDialog } from '../../../components/form/confirm-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { notify } from '../../../notifications/notify.ts'

interface ConfirmedButtonProps {
  readonly label: string
  /** Says more than `label` to who cannot see its row. */
  readonly name?: string
  readonly title: string
  /** Label of the button that confirms. */
  readonly action: string
  readonly small?: boolean
  /** What happens, with its day. */
  readonly children: ReactNode
  /** Sends it. Throws what the dialog shows. */
  readonly onConfirm: () => Promise<unknown>
  /** Said when it is done. */
  readonly done: string
}

/** A button whose action is confirmed once and then shown by the page. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, name, title, action, small = false, children, onConfirm, done } = props
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  const confirm = async () => {
    await onConfirm()
    void notify(done)
    router.refresh()
  }
  return (
    <>
      <Button
        variant={small ? 'quiet' : 'line'}
        size={small ? 'sm' : 'md'}
        className={small ? '-ml-2.5 max-md:h-11' : 'max-md:h-11'}
        aria-haspopup="dialog"
        {...(name === undefined ? {} : { 'aria-label': name })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <ConfirmDialog title={title} action={action} dismissal="Volver" onConfirm={confirm} onClosed={close}>
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
