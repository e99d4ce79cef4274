import { CircleCheck, TriangleAlert } from 'lucide-react'
import { ResendVerification } from '../../../components/states/resend-verification.tsx'

interface EmailConfirmationProps {
  readonly email: string
  readonly confirmed: boolean
}

/** Whether the address is confirmed. No alerts or digests are sent before. */
export function EmailConfirmation({ email, confirmed }: EmailConfirmationProps) {
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
            Sin confirmar: abra el enlace que le enviamos. Hasta entonces no recibirá avisos por correo, ni podrá activar el segundo factor
            o compartir carpetas.
          </p>
          <ResendVerification />
        </>
      )}
    </div>
  )
}
