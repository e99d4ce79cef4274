'use client'
import type { acceptInvitationEndpoint, DataOf } from '@basejuris/contract'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { ResendVerification } from '../../../components/states/resend-verification.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { signInUrl } from '../../../session/sign-in-redirect.ts'
import { endServerSession } from '../../../session/sign-out.ts'

interface InvitationProps {
  readonly code: string
  /** Of who is signed in; null for a guest, who signs in or registers first and comes back. */
  readonly email: string | null
}

/** Accepts the invitation of a mailed link. Nothing is shared before the person says so. */
export function Invitation({ code, email }: InvitationProps) {
  const here = `/invitacion?${new URLSearchParams({ codigo: code })}`
  if (email === null)
    return (
      <div className="grid gap-4">
        <p className="text-pretty text-ink-2">
          Para aceptarla, entre con la cuenta del correo en que recibió la invitación, o cree una con ese correo. Después volverá aquí.
        </p>
        <a className={buttonClass('primary', 'lg')} href={signInUrl('/login', here)}>
          Iniciar sesión
        </a>
        <a className={buttonClass('line', 'lg')} href={signInUrl('/register', here)}>
          Crear una cuenta
        </a>
      </div>
    )
  return <Acceptance code={code} email={email} loginHref={signInUrl('/login', here)} />
}

function Acceptance({ code, email, loginHref }: { readonly code: string; readonly email: string; readonly loginHref: string }) {
  const [accepted, setAccepted] = useState<DataOf<typeof acceptInvitationEndpoint> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sending, setSending] = useState(false)
  const accept = async () => {
    setSending(true)
    setFailure(null)
    await callFromBrowser<typeof acceptInvitationEndpoint>('POST', '/v1/invitations/accept', { codigo: code }).then(setAccepted, (error) =>
      setFailure(failureOf(error)),
    )
    setSending(false)
  }
  if (accepted !== null)
    return (
      <div className="grid gap-4">
        <p role="status" className="flex items-center gap-2 font-[560]">
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="text-yes" />
          {accepted.rol === 'lee' ? 'Ya puede leer la carpeta.' : 'Ya puede leer la carpeta y escribir en ella.'}
        </p>
        {accepted.avisos.length > 0 && <p className="text-14 text-ink-2">Su correo quedó confirmado. {accepted.avisos.join(' ')}</p>}
        <a className={buttonClass('primary', 'lg')} href={`/carpetas/${accepted.folderId}`}>
          Ver la carpeta
        </a>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-ink-2">
        Está con la cuenta <strong className="font-[560] text-ink wrap-anywhere">{email}</strong>. Al aceptar, los miembros de la carpeta
        verán este correo junto a lo que usted agregue.
      </p>
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      {failure?.code === 'auth.email_unverified' && <ResendVerification />}
      {failure?.code === 'invitation.other_email' && (
        <Button variant="line" size="lg" onClick={() => void endServerSession().then(() => location.assign(loginHref))}>
          Entrar con otra cuenta
        </Button>
      )}
      {failure?.code !== 'invitation.code' && (
        <Button variant="primary" size="lg" disabled={sending} onClick={() => void accept()}>
          Aceptar la invitación
        </Button>
      )}
    </div>
  )
}
