'use client'
import { useState } from 'react'
import { EmailField } from '../../../components/form/email-field.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { NewPasswordField } from '../rules/new-password-field.tsx'
import { AnalyticsConsentField } from './analytics-consent-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegister } from './use-register.ts'

interface RegisterFormProps {
  /** Path to go to after registering. */
  readonly next: string
  readonly loginHref: string
  /** Null where the operator configured none. Then the form does not ask. */
  readonly tagManagerId: string | null
}

export function RegisterForm({ next, loginHref, tagManagerId }: RegisterFormProps) {
  const { problems, failure, sending, attributes } = useRegister(next, tagManagerId)
  const [email, setEmail] = useState('')
  return (
    <form {...attributes} aria-label="Registrarse" className="grid gap-5">
      <EmailField problem={problems.email} onText={setEmail} />
      <NewPasswordField name="password" problem={problems.password} email={email} />
      <TermsField problem={problems.aceptaTerminos} />
      {tagManagerId !== null && <AnalyticsConsentField />}
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Creando su cuenta…">
        Registrarse
      </SubmitButton>
      <p className="border-t border-paper-rule pt-5 text-14 text-ink-2">
        ¿Ya tiene cuenta?{' '}
        <a className="inline-link" href={loginHref}>
          Iniciar Sesión
        </a>
      </p>
    </form>
  )
}
