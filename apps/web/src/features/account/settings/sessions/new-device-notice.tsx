import { MailCheck, MailWarning } from 'lucide-react'
import type { PageUser } from '../../../../session/session.ts'

/** Says whether new devices are reported by mail, and what is missing for it. */
export function NewDeviceNotice({ user: { email, emailVerificado } }: { readonly user: PageUser }) {
  const Icon = emailVerificado ? MailCheck : MailWarning
  return (
    <p className="mt-5 flex items-start gap-2.5 border-t border-paper-rule pt-4 text-14 text-pretty text-ink-2">
      <Icon size={18} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
      <span className="min-w-0">
        {emailVerificado ? (
          <>
            Si alguien entra desde un equipo que no hemos visto en 90 días, avisamos a <span className="wrap-anywhere">{email}</span>.
          </>
        ) : (
          <>
            Para que le avisemos cuando alguien entre desde un equipo nuevo,{' '}
            <a className="inline-link" href="#correo">
              confirme su correo
            </a>
            .
          </>
        )}
      </span>
    </p>
  )
}
