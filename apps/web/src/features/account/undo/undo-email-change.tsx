'use client'
import type { undoEmailChangeEndpoint } from '@basejuris/contract'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { buttonClass } from '../../../components/ui/button.tsx'
import { newPasswordProblem } from '../rules/field-problems.ts'
import { NewPasswordField } from '../rules/new-password-field.tsx'

function useUndo(codigo: string, onUndone: (message: string) => void) {
  return useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => ({ newPassword: newPasswordProblem(newPassword) }),
    async send({ newPassword }) {
      const body = { codigo, newPassword }
      onUndone((await callFromBrowser<typeof undoEmailChangeEndpoint>('POST', '/v1/auth/email-change/undo', body)).message)
      return 'leaving'
    },
    fieldOfCode: { 'auth.common_password': 'newPassword' },
  })
}

/** For the owner of the old address: takes the account back with a new password. Opening the page alone changes nothing. */
export function UndoEmailChange({ code }: { readonly code: string }) {
  const [message, setMessage] = useState<string | null>(null)
  const { problems, failure, sending, attributes } = useUndo(code, setMessage)
  if (message !== null) return <Undone message={message} />
  return (
    <form {...attributes} aria-label="Deshacer el cambio de correo" className="grid gap-5">
      <p className="text-pretty text-ink-2">
        Si usted no pidió cambiar el correo de su cuenta, elija otra contraseña. La cuenta vuelve al correo en que recibió este enlace y se
        cierran todas las sesiones.
      </p>
      <NewPasswordField name="newPassword" label="Contraseña nueva" problem={problems.newPassword} email="" />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Deshaciendo…">
        Recuperar mi cuenta
      </SubmitButton>
      <p className="text-14 text-ink-2">Si fue usted quien cambió el correo, cierre esta página: nada cambia.</p>
    </form>
  )
}

function Undone({ message }: { readonly message: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p ref={status} tabIndex={-1} role="status" className="flex items-start gap-2 font-[560] outline-none">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden className="mt-[3px] shrink-0 text-yes" />
        {message}
      </p>
      <a className={buttonClass('primary', 'lg', 'w-full')} href="/login">
        Iniciar Sesión
      </a>
    </div>
  )
}
