'use client'
import type { updateProfileEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { EmailField } from '../../../components/form/email-field.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { SuccessNotice } from '../../../components/form/success-notice.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import type { PageUser } from '../../../session/session.ts'
import { currentPasswordProblem, emailProblem } from '../rules/field-problems.ts'
import { wrongOwnPassword } from '../rules/refusal-messages.ts'
import { EmailConfirmation } from './email-confirmation.tsx'
import { profilePath } from './profile-path.ts'

function useEmailChange(userId: string, onRequested: (email: string) => void) {
  return useForm({
    fields: ['email', 'passwordActual'],
    check: ({ email, passwordActual }) => ({ email: emailProblem(email), passwordActual: currentPasswordProblem(passwordActual) }),
    async send({ email, passwordActual }) {
      const body = { email: email.trim(), passwordActual }
      await callFromBrowser<typeof updateProfileEndpoint>('PUT', profilePath(userId), body)
      onRequested(body.email)
      return undefined
    },
    fieldOfCode: { 'auth.email_taken': 'email', 'auth.credentials': wrongOwnPassword },
  })
}

export function EmailSettings({ user }: { readonly user: PageUser }) {
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null)
  const { problems, failure, sending, attributes } = useEmailChange(user.id, setRequestedEmail)
  return (
    <>
      <EmailConfirmation email={user.email} confirmed={user.emailVerificado} />
      <details className="mt-5 border-t border-paper-rule pt-4">
        <summary className="w-fit font-[540] text-accent">Cambiar el correo</summary>
        {requestedEmail === null ? (
          <form {...attributes} aria-label="Cambiar el correo" className="mt-4 grid gap-4">
            <EmailField problem={problems.email} label="Correo nuevo" autoComplete="email" />
            <PasswordField
              name="passwordActual"
              label="Contraseña actual"
              autoComplete="current-password"
              problem={problems.passwordActual}
            />
            {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
            <SubmitButton sending={sending} busy="Enviando…" className="w-fit">
              Cambiar correo
            </SubmitButton>
          </form>
        ) : (
          <SuccessNotice className="mt-4">
            Enviamos un enlace a <b className="font-[560] break-all">{requestedEmail}</b>. Su cuenta cambia de correo cuando lo abra.
          </SuccessNotice>
        )}
      </details>
    </>
  )
}
