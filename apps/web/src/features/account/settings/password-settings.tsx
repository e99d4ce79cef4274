'use client'
import type { updateProfileEndpoint } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { SuccessNotice } from '../../../components/form/success-notice.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import type { PageUser } from '../../../session/session.ts'
import { currentPasswordProblem, newPasswordProblem } from '../rules/field-problems.ts'
import { NewPasswordField } from '../rules/new-password-field.tsx'
import { wrongOwnPassword } from '../rules/refusal-messages.ts'
import { profilePath } from './profile-path.ts'

function usePasswordChange(userId: string, onChanged: () => void) {
  return useForm({
    fields: ['passwordActual', 'password'],
    check: ({ passwordActual, password }) => ({
      passwordActual: currentPasswordProblem(passwordActual),
      password: newPasswordProblem(password),
    }),
    async send(body) {
      await callFromBrowser<typeof updateProfileEndpoint>('PUT', profilePath(userId), body)
      onChanged()
      return undefined
    },
    fieldOfCode: { 'auth.credentials': wrongOwnPassword, 'auth.common_password': 'password' },
  })
}

export function PasswordSettings({ user }: { readonly user: PageUser }) {
  const router = useRouter()
  const [changed, setChanged] = useState(false)
  const { problems, failure, sending, attributes } = usePasswordChange(user.id, () => {
    setChanged(true)
    router.refresh()
  })
  if (changed)
    return (
      <div className="grid gap-4">
        <SuccessNotice>Cambió su contraseña. Cerramos sus otras sesiones; esta sigue abierta.</SuccessNotice>
        <Button variant="line" className="w-fit" onClick={() => setChanged(false)}>
          Cambiarla otra vez
        </Button>
      </div>
    )
  return (
    <form {...attributes} aria-label="Cambiar la contraseña" className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField name="passwordActual" label="Contraseña actual" autoComplete="current-password" problem={problems.passwordActual} />
      <NewPasswordField name="password" label="Contraseña nueva" problem={problems.password} email={user.email} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Cambiando…" className="w-fit">
        Cambiar contraseña
      </SubmitButton>
    </form>
  )
}
