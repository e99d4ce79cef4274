'use client'
import type { confirmSecondFactorEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { SubmitButton } from '../../../../components/form/submit-button.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { Button } from '../../../../components/ui/button.tsx'
import { wrongFactorCode } from '../../rules/refusal-messages.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import type { PreparedFactor } from './start-factor-form.tsx'

interface ConfirmFactorFormProps {
  readonly factor: PreparedFactor
  readonly onActive: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Shows the QR code. Typing a code of the authenticator app activates the second factor. */
export function ConfirmFactorForm({ factor, onActive, onCancel }: ConfirmFactorFormProps) {
  const { problems, failure, sending, attributes } = useForm({
    fields: ['codigo'],
    check: ({ codigo }) => ({ codigo: /^\d{6}$/.test(codigo.replaceAll(/\s/g, '')) ? undefined : 'Escriba las seis cifras.' }),
    async send({ codigo }) {
      const body = { codigo: codigo.replaceAll(/\s/g, '') }
      onActive((await callFromBrowser<typeof confirmSecondFactorEndpoint>('PUT', '/v1/auth/second-factor', body)).codigosDeRespaldo)
      return undefined
    },
    fieldOfCode: { 'auth.second_factor': wrongFactorCode },
  })
  return (
    <form {...attributes} aria-label="Confirmar el segundo factor" className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-[auto_1fr]">
        {/* biome-ignore lint/performance/noImgElement: a data address that no optimizer may see */}
        <img src={factor.qr} alt="Código QR del segundo factor" width={176} height={176} className="rounded-sm bg-[#fff] p-2" />
        <div className="text-14">
          <p className="text-pretty">
            Léalo con su aplicación de autenticación, como Google Authenticator, Aegis o la de su gestor de contraseñas.
          </p>
          <p className="mt-3 text-ink-2">Sin cámara, escriba esta clave:</p>
          <p className="mt-1 font-[560] tracking-[0.06em]">
            {[...factor.secreto.matchAll(/.{1,4}/g)].map(({ 0: group, index }) => (
              <span key={index} className="mr-2 inline-block">
                {group}
              </span>
            ))}
          </p>
        </div>
      </div>
      <FactorCodeField numeric problem={problems.codigo} hint="Seis cifras; cambian cada 30 segundos." />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <div className="flex flex-wrap gap-2">
        <SubmitButton sending={sending} busy="Comprobando…" className="">
          Confirmar
        </SubmitButton>
        <Button size="lg" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
