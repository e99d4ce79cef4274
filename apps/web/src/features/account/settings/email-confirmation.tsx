'use client'
import type { sendVerificationEndpoint } from '@basejuris/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { SuccessNotice } from './success-notice.tsx'
import { useAction } from './use-action.ts'

interface EmailConfirmationProps {
  readonly email: string
  readonly confirmed: boolean
}

/** Whether the address is confirmed. No alerts or digests are sent before. */
export function EmailConfirmation({ email, confirmed }: EmailConfirmationProps) {
  const { acting, done, failure, act } = useAction(async () => {
    const { message } = await callFromBrowser<typeof sendVerificationEndpoint>('POST', '/v1/auth/verification', undefined)
    return message
  })
  return (
    <div className="grid gap-3">
      <p className="text-17 font-[560] wrap-anywhere">{email}</p>
      {confirmed ? (
        <p className="flex items-center gap-2 text-14 text-yes">
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
          Correo confirmado
        </p>
      ) : (
        <>
          <p className="flex items-start gap-2 text-14 text-part">
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
            Sin confirmar: abra el enlace que le enviamos. Hasta entonces no recibirá avisos por correo.
          </p>
          {done === null ? (
            <Button variant="line" className="w-fit" aria-disabled={acting} onClick={act}>
              {acting ? 'Enviando…' : 'Enviar el enlace otra vez'}
            </Button>
          ) : (
            <SuccessNotice>{done}</SuccessNotice>
          )}
          {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
        </>
      )}
    </div>
  )
}
