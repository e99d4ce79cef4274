'use client'
import type { deleteProfileEndpoint } from '@basejuris/contract'
import { paymentRetentionYears } from '@basejuris/domain/limits'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { FormField, fieldClass } from '../../../../components/form/form-field.tsx'
import { PasswordField } from '../../../../components/form/password-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { Button } from '../../../../components/ui/button.tsx'
import { clearBrowser } from '../../../../session/device/device-folders.ts'
import { currentPasswordProblem } from '../../rules/field-problems.ts'
import { wrongOwnPassword } from '../../rules/refusal-messages.ts'
import { profilePath } from '../profile-path.ts'

const confirmationWord = 'ELIMINAR'

interface DeleteAccountFormProps {
  readonly userId: string
  /** `until`: last day on which records of payments are stored; null where there are none. */
  readonly onDeleted: (until: string | null) => void
  readonly onCancel: () => void
}

function useDeletion(userId: string, onDeleted: DeleteAccountFormProps['onDeleted']) {
  return useForm({
    fields: ['confirmacion', 'passwordActual'],
    check: ({ confirmacion, passwordActual }) => ({
      confirmacion: confirmacion.trim().toUpperCase() === confirmationWord ? undefined : `Escriba ${confirmationWord} para confirmar.`,
      passwordActual: currentPasswordProblem(passwordActual),
    }),
    async send({ passwordActual }) {
      const { pagosHasta } = await callFromBrowser<typeof deleteProfileEndpoint>('DELETE', profilePath(userId), { passwordActual })
      await clearBrowser()
      onDeleted(pagosHasta)
      return 'leaving'
    },
    fieldOfCode: { 'auth.credentials': wrongOwnPassword },
  })
}

export function DeleteAccountForm({ userId, onDeleted, onCancel }: DeleteAccountFormProps) {
  const { problems, failure, sending, attributes } = useDeletion(userId, onDeleted)
  return (
    <form {...attributes} aria-label="Eliminar la cuenta" className="grid gap-4 text-14">
      <p className="text-pretty">
        Se borran su historial, favoritos, carpetas, notas, búsquedas guardadas y preferencias, y se cierran todas sus sesiones.{' '}
        <b className="font-[560]">No se puede deshacer.</b> Si quiere conservar algo, exporte antes sus datos.
      </p>
      <p className="text-pretty text-ink-2">
        Si tiene una suscripción, primero se le pone fin con el proveedor de pago. Si alguna vez pagó, la ley ordena conservar{' '}
        {paymentRetentionYears} años los documentos tributarios, los cobros, las devoluciones y la constancia de lo que aceptó: quedan
        bloqueados y separados de toda cuenta, y después se borran.
      </p>
      <FormField name="confirmacion" label={`Escriba ${confirmationWord}`} problem={problems.confirmacion}>
        {(field) => <input {...field} autoComplete="off" spellCheck={false} maxLength={20} required className={fieldClass('h-11')} />}
      </FormField>
      <PasswordField name="passwordActual" label="Contraseña" autoComplete="current-password" problem={problems.passwordActual} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <div className="flex justify-end gap-2 max-md:flex-col-reverse">
        <Button variant="line" size="lg" onClick={onCancel}>
          Conservar mi cuenta
        </Button>
        <Button variant="danger" type="submit" size="lg" aria-disabled={sending}>
          {sending ? 'Eliminando…' : 'Eliminar definitivamente'}
        </Button>
      </div>
    </form>
  )
}
