'use client'
import type { sendRecoveryEndpoint } from '@basejuris/contract'
import { recoveryCodeMinutes } from '@basejuris/domain/limits'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { EmailField } from '../../../components/form/email-field.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { takeCarriedEmail } from '../rules/carried-email.ts'
import { emailProblem } from '../rules/field-problems.ts'

interface RequestCodeFormProps {
  /** `serverMessage` is the server's message, the same whether or not the account exists. */
  readonly onSent: (email: string, serverMessage: string | null) => void
}

export function RequestCodeForm({ onSent }: RequestCodeFormProps) {
  const [carried, setCarried] = useState('')
  useEffect(() => setCarried(takeCarriedEmail()), [])
  const { problems, failure, sending, attributes } = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: emailProblem(email) }),
    async send({ email }) {
      const { message } = await callFromBrowser<typeof sendRecoveryEndpoint>('POST', '/v1/auth/send/recovery-code', { email: email.trim() })
      onSent(email.trim(), message)
      return 'leaving'
    },
  })
  return (
    <form {...attributes} aria-label="Pedir un código" className="grid gap-5">
      <p className="text-pretty text-ink-2">Le enviaremos un código para elegir otra contraseña. Vale {recoveryCodeMinutes} minutos.</p>
      <EmailField key={carried} problem={problems.email} hint="El de su cuenta." defaultValue={carried} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Enviando…">
        Enviar código
      </SubmitButton>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-paper-rule pt-5 text-14">
        <a className="inline-link max-md:py-2.5" href="/login">
          Volver a iniciar sesión
        </a>
        <a className="inline-link max-md:py-2.5" href="/recuperar?paso=codigo">
          Ya tengo un código
        </a>
      </p>
    </form>
  )
}
