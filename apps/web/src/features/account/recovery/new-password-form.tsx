'use client'
import type { verifyRecoveryEndpoint } from '@basejuris/contract'
import { recoveryCodeMinutes } from '@basejuris/domain/limits'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { EmailField } from '../../../components/form/email-field.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { emailProblem, newPasswordProblem } from '../rules/field-problems.ts'
import { NewPasswordField } from '../rules/new-password-field.tsx'

interface NewPasswordFormProps {
  /** Where the code was sent; empty when it was requested elsewhere. */
  readonly email: string
  readonly message: string | null
  readonly onChanged: () => void
  readonly onAnother: () => void
}

function useNewPassword(onChanged: () => void) {
  return useForm({
    fields: ['email', 'code', 'newPassword'],
    check: ({ email, code, newPassword }) => ({
      email: emailProblem(email),
      code: code.trim() === '' ? 'Escriba el código que recibió.' : undefined,
      newPassword: newPasswordProblem(newPassword),
    }),
    async send({ email, code, newPassword }) {
      const body = { email: email.trim(), code: code.trim(), newPassword }
      await callFromBrowser<typeof verifyRecoveryEndpoint>('POST', '/v1/auth/verify/recovery-code', body)
      onChanged()
      return 'leaving'
    },
    fieldOfCode: { 'auth.recovery_code': 'code', 'auth.common_password': 'newPassword' },
  })
}

export function NewPasswordForm({ email: sentTo, message, onChanged, onAnother }: NewPasswordFormProps) {
  const { problems, failure, sending, attributes } = useNewPassword(onChanged)
  const [email, setEmail] = useState(sentTo)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sentTo !== '') code.current?.focus()
  }, [sentTo])
  return (
    <form {...attributes} aria-label="Elegir otra contraseña" className="grid gap-5">
      {message !== null && <Notice icon={MailCheck}>{message}</Notice>}
      <EmailField problem={problems.email} defaultValue={sentTo} onText={setEmail} />
      <FormField
        name="code"
        label="Código recibido"
        problem={problems.code}
        hint={`Sirve una vez y hasta ${recoveryCodeMinutes} minutos después de pedirlo.`}
      >
        {(field) => (
          <input
            {...field}
            ref={code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            className={fieldClass('figures h-11 tracking-[0.12em]')}
          />
        )}
      </FormField>
      <NewPasswordField name="newPassword" label="Contraseña nueva" problem={problems.newPassword} email={email} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Cambiando…">
        Cambiar contraseña
      </SubmitButton>
      <Button onClick={onAnother}>Pedir otro código</Button>
    </form>
  )
}
