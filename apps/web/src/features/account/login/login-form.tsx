'use client'
import { useState } from 'react'
import { EmailField } from '../../../components/form/email-field.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { carryEmail } from '../rules/carried-email.ts'
import { SecondFactorStep } from './second-factor-step.tsx'
import { useLogin } from './use-login.ts'

interface LoginFormProps {
  /** Path to go to after signing in. */
  readonly next: string
  readonly registerHref: string
}

export function LoginForm({ next, registerHref }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const { credentials, secondFactor, pendingCredentials, startOver } = useLogin(next)
  if (pendingCredentials !== null) return <SecondFactorStep form={secondFactor} email={pendingCredentials.email} onStartOver={startOver} />
  const { problems, failure, sending, attributes } = credentials
  return (
    <form {...attributes} aria-label="Iniciar sesión" className="grid gap-5">
      <EmailField problem={problems.email} onText={setEmail} />
      <PasswordField
        name="password"
        label="Contraseña"
        autoComplete="current-password"
        problem={problems.password}
        aside={
          <a className="inline-link text-13 max-md:py-2.5" href="/recuperar" onClick={() => carryEmail(email)}>
            ¿Olvidó su contraseña?
          </a>
        }
      />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Iniciando sesión…">
        Iniciar Sesión
      </SubmitButton>
      <p className="border-t border-paper-rule pt-5 text-14 text-ink-2">
        ¿No tiene cuenta?{' '}
        <a className="inline-link max-md:py-2.5" href={registerHref}>
          Registrarse
        </a>
      </p>
    </form>
  )
}
