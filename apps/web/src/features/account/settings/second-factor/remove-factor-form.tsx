'use client'
import type { removeSecondFactorEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { PasswordField } from '../../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../../components/form/submit-button.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { notify } from '../../../../notifications/notify.ts'
import { currentPasswordProblem } from '../../rules/field-problems.ts'
import { wrongFactorCode, wrongOwnPassword } from '../../rules/refusal-messages.ts'
import { FactorCodeField } from './factor-code-field.tsx'

export function RemoveFactorForm({ onRemoved }: { readonly onRemoved: () => void }) {
  const { problems, failure, sending, attributes } = useForm({
    fields: ['passwordActual', 'codigo'],
    check: ({ passwordActual, codigo }) => ({
      passwordActual: currentPasswordProblem(passwordActual),
      codigo: codigo.trim().length < 6 ? 'Escriba el código.' : undefined,
    }),
    async send({ passwordActual, codigo }) {
      const body = { passwordActual, codigo: codigo.trim() }
      await callFromBrowser<typeof removeSecondFactorEndpoint>('DELETE', '/v1/auth/second-factor', body)
      notify('Segundo factor desactivado.')
      onRemoved()
      return undefined
    },
    fieldOfCode: { 'auth.credentials': wrongOwnPassword, 'auth.second_factor': wrongFactorCode },
  })
  return (
    <form {...attributes} aria-label="Quitar el segundo factor" className="mt-4 grid gap-4">
      <PasswordField name="passwordActual" label="Contraseña actual" autoComplete="current-password" problem={problems.passwordActual} />
      <FactorCodeField problem={problems.codigo} hint="O uno de sus códigos de respaldo." />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Quitando…" className="w-fit">
        Quitar
      </SubmitButton>
    </form>
  )
}
