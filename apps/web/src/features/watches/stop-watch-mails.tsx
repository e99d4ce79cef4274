'use client'
import type { stopWatchEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { StopMails } from '../../components/workspace/stop-mails.tsx'

/** Stops the mails of the watch of a code. */
export function StopWatchMails({ code }: { readonly code: string }) {
  return (
    <StopMails
      stop={() => callFromBrowser<typeof stopWatchEndpoint>('POST', `/v1/watches/stop/${encodeURIComponent(code)}`, undefined)}
      before="Dejará de recibir los correos de esta vigilancia. Sus novedades se siguen anotando en la página."
      after="Lo que vigila no cambió: las novedades se anotan en «Vigilancia»."
      link={{ href: '/vigilancia', label: 'Ir a vigilancia' }}
    />
  )
}
