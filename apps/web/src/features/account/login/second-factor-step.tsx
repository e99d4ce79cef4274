'use client'
import { useEffect, useRef } from 'react'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { Button } from '../../../components/ui/button.tsx'
import type { useLogin } from './use-login.ts'

interface SecondFactorStepProps {
  readonly form: ReturnType<typeof useLogin>['secondFactor']
  readonly email: string
  readonly onStartOver: () => void
}

export function SecondFactorStep({ form: { problems, failure, sending, attributes }, email, onStartOver }: SecondFactorStepProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <form {...attributes} aria-label="Segundo paso" className="grid gap-5">
      <p className="text-pretty text-ink-2">
        La contraseña de <b className="font-[560] break-all text-ink">{email}</b> es correcta. Falta el segundo paso.
      </p>
      <FormField
        name="codigo"
        label="Código de verificación"
        problem={problems.codigo}
        hint="El de su aplicación de autenticación, o uno de sus códigos de respaldo."
      >
        {(field) => (
          <input
            {...field}
            ref={input}
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            className={fieldClass('figures h-11 tracking-[0.12em]')}
          />
        )}
      </FormField>
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Comprobando…">
        Continuar
      </SubmitButton>
      <Button onClick={onStartOver}>Entrar con otra cuenta</Button>
    </form>
  )
}
