'use client'
import type { stopDigestEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { StopMails } from '../../components/workspace/stop-mails.tsx'

/** Stops the digests of the saved search of a code. */
export function StopDigest({ code }: { readonly code: string }) {
  return (
    <StopMails
      stop={() => callFromBrowser<typeof stopDigestEndpoint>('POST', `/v1/saved-searches/stop/${encodeURIComponent(code)}`, undefined)}
      before="Dejará de recibir los correos de esta búsqueda. Las demás no cambian."
      after="La búsqueda sigue guardada; puede volver a activar los correos cuando quiera."
      link={{ href: '/mis-busquedas', label: 'Ir a mis búsquedas' }}
    />
  )
}
