'use client'
import type { stopDigestEndpoint } from '@basejuris/contract'
import { BellOff, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button, buttonClass } from '../../components/ui/button.tsx'

/** Confirms the stop link of a digest with a button. The link alone must not act, because mail programs open links by themselves. */
export function StopDigest({ code }: { readonly code: string }) {
  const [state, setState] = useState<'ready' | 'stopping' | 'stopped'>('ready')
  const [failure, setFailure] = useState<Error | null>(null)
  const stop = async () => {
    setState('stopping')
    setFailure(null)
    try {
      await callFromBrowser<typeof stopDigestEndpoint>('POST', `/v1/saved-searches/stop/${encodeURIComponent(code)}`, undefined)
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
        <p className="text-pretty text-ink-2">La búsqueda sigue guardada; puede volver a activar los correos cuando quiera.</p>
        <a className={buttonClass('line', 'lg')} href="/mis-busquedas">
          Ir a mis búsquedas
        </a>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-ink-2">Dejará de recibir los correos de esta búsqueda. Las demás no cambian.</p>
      <ErrorNotice error={failure} />
      <Button variant="primary" size="lg" aria-disabled={state === 'stopping'} onClick={() => void stop()}>
        <BellOff size={17} strokeWidth={1.5} aria-hidden />
        Detener los correos
      </Button>
    </div>
  )
}
