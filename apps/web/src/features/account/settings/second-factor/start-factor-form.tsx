'use client'
import type { DataOf, startSecondFactorEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { PasswordField } from '../../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../../components/form/submit-button.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { currentPasswordProblem } from '../../rules/field-problems.ts'
import { wrongOwnPassword } from '../../rules/refusal-messages.ts'

export type PreparedFactor = DataOf<typeof startSecondFactorEndpoint>

export function StartFactorForm({ onPrepared }: { readonly onPrepared: (factor: PreparedFactor) => void }) {
  const { problems, failure, sending, attributes } = useForm({
    fields: ['passwordActual'],
    check: ({ passwordActual }) => ({ passwordActual: currentPasswordProblem(passwordActual) }),
    async send(body) {
      onPrepared(await callFromBrowser<typeof startSecondFactorEndpoint>('POST', '/v1/auth/second-factor', body))
      return undefined
    },
    fieldOfCode: { 'auth.credentials': wrongOwnPassword },
  })
  return (
    <form {...attributes} aria-label="Activar el segundo factor" className="grid gap-4">
      <PasswordField name="passwordActual" label="Contraseña actual" autoComplete="current-password" problem={problems.passwordActual} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Preparando…" className="w-fit">
        Activar
      </SubmitButton>
    </form>
  )
}
