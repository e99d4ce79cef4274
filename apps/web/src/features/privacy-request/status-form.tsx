'use client'
import type { DataOf, privacyStatusEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CountedField } from '../../components/form/counted-field.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { RequestStatus } from './request-status.tsx'

const fields = ['referencia', 'codigo'] as const
type Values = Readonly<Record<(typeof fields)[number], string>>

const statusProblems = ({ referencia, codigo }: Values) => ({
  ...(referencia.trim() === '' ? { referencia: 'Escriba la referencia.' } : {}),
  ...(codigo.trim() === '' ? { codigo: 'Escriba el código.' } : {}),
})

/** Reference and code travel in the request body, never in an address. */
export function StatusForm() {
  const [status, setStatus] = useState<DataOf<typeof privacyStatusEndpoint> | null>(null)
  const { problems, failure, sending, attributes } = useForm({
    fields,
    check: statusProblems,
    send: async (values) => {
      setStatus(null)
      setStatus(await callFromBrowser<typeof privacyStatusEndpoint>('POST', '/v1/privacy-requests/status', values))
      return undefined
    },
  })
  return (
    <>
      <form {...attributes} className="grid max-w-[30rem] gap-5 text-15" aria-label="Estado de una solicitud">
        <CountedField name="referencia" label="Referencia" problem={problems.referencia} maxLength={40} hint="Como P-7K3M-9QXF." />
        <CountedField
          name="codigo"
          label="Código"
          problem={problems.codigo}
          maxLength={80}
          hint="Los cinco grupos que se mostraron al enviarla."
        />
        {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
        <SubmitButton sending={sending} busy="Buscando…" className="h-11 justify-self-start px-6 text-15 max-md:w-full">
          Ver el estado
        </SubmitButton>
      </form>
      <div role="status" className="mt-8 empty:mt-0">
        {status !== null && <RequestStatus status={status} />}
      </div>
    </>
  )
}
