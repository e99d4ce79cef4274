'use client'
import { useState } from 'react'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordChanged } from './password-changed.tsx'
import { RequestCodeForm } from './request-code-form.tsx'

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string; readonly message: string | null }
  | { readonly name: 'done' }

/** Password recovery: request a code, receive it by mail, choose a new password. */
export function Recovery({ hasCode }: { readonly hasCode: boolean }) {
  const [step, setStep] = useState<Step>(hasCode ? { name: 'code', email: '', message: null } : { name: 'email' })
  if (step.name === 'done') return <PasswordChanged />
  if (step.name === 'code')
    return (
      <NewPasswordForm
        email={step.email}
        message={step.message}
        onChanged={() => setStep({ name: 'done' })}
        onAnother={() => setStep({ name: 'email' })}
      />
    )
  return <RequestCodeForm onSent={(email, message) => setStep({ name: 'code', email, message })} />
}
