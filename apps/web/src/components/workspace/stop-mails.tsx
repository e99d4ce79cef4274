'use client'
import { BellOff, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '../form/error-notice.tsx'
import { Button, buttonClass } from '../ui/button.tsx'

interface StopMailsProps {
  readonly stop: () => Promise<unknown>
  /** What will no longer come. */
  readonly before: string
  /** What stays. */
  readonly after: string
  readonly link: { readonly href: string; readonly label: string }
}

/** Confirms the stop link of a mail with a button. The link alone must not act, because mail programs open links by themselves. */
export function StopMails({ stop, before, after, link }: StopMailsProps) {
  const [state, setState] = useState<'ready' | 'stopping' | 'stopped'>('ready')
  const [failure, setFailure] = useState<Error | null>(null)
  const confirm = async () => {
    setState('stopping')
    setFailure(null)
    try {
      await stop()
      setState('stopped')
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
      setState('ready')
    }
  }
  if (state === 'stopped')
    return (
      <div className="grid gap-4">
        <p role="status" className="flex items-center gap-2 font-[560]">
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-yes" />
          Correos detenidos.
        </p>
        <p className="text-pretty text-ink-2">{after}</p>
        <a className={buttonClass('line', 'lg')} href={link.href}>
          {link.label}
        </a>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-ink-2">{before}</p>
      <ErrorNotice error={failure} />
      <Button variant="primary" size="lg" aria-disabled={state === 'stopping'} onClick={() => void confirm()}>
        <BellOff size={17} strokeWidth={1.5} aria-hidden />
        Detener los correos
      </Button>
    </div>
  )
}
