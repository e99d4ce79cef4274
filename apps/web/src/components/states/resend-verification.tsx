'use client'
import type { sendVerificationEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { SuccessNotice } from '../form/success-notice.tsx'
import { useAction } from '../form/use-action.ts'
import { Button } from '../ui/button.tsx'

/** Sends the link that confirms the address again. */
export function ResendVerification() {
  const { acting, done, failure, act } = useAction(async () => {
    const { message } = await callFromBrowser<typeof sendVerificationEndpoint>('POST', '/v1/auth/verification', undefined)
    return message
  })
  return (
    <>
      {done === null ? (
        <Button variant="line" className="w-fit" aria-disabled={acting} onClick={act}>
          {acting ? 'Enviando…' : 'Enviar el enlace otra vez'}
        </Button>
      ) : (
        <SuccessNotice>{done}</SuccessNotice>
      )}
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
    </>
  )
}
