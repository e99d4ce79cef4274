'use client'
import type { DataOf, privacyRequestEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CountedField } from '../../components/form/counted-field.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { HoneypotField } from '../../components/form/honeypot-field.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import { RequestReceived } from './request-received.tsx'
import { requestBody, requestFields, requestProblems } from './request-values.ts'

export interface PrivacyFormProps {
  readonly email: string | null
  readonly rights: readonly { readonly value: string; readonly label: string }[]
  readonly maxLengths: { readonly ruling: number; readonly name: number; readonly statement: number }
}

export function PrivacyForm({ email, rights, maxLengths }: PrivacyFormProps) {
  const [right, setRight] = useState('')
  const [received, setReceived] = useState<DataOf<typeof privacyRequestEndpoint> | null>(null)
  const { problems, failure, sending, attributes } = useForm({
    fields: requestFields,
    check: requestProblems,
    send: async (values) => {
      setReceived(await callFromBrowser<typeof privacyRequestEndpoint>('POST', '/v1/privacy-requests', requestBody(values)))
      return undefined
    },
  })
  if (received !== null) return <RequestReceived {...received} />
  return (
    <form {...attributes} className="grid gap-5 text-15" aria-label="Solicitud sobre datos personales">
      <HoneypotField />
      <SelectField name="derecho" label="Qué pide" problem={problems.derecho} options={rights} onValue={setRight} />
      <CountedField
        name="sentencia"
        label="En qué sentencia"
        problem={problems.sentencia}
        maxLength={maxLengths.ruling}
        hint="Su dirección en BaseJuris o, si no la tiene, tribunal, rol y fecha."
      />
      <CountedField
        name="nombreEnSentencia"
        label={right === 'ocultar' ? 'Nombre, tal como aparece' : 'Nombre, tal como aparece (si corresponde)'}
        problem={problems.nombreEnSentencia}
        maxLength={maxLengths.name}
      />
      <CountedField
        name="fundamento"
        label="Qué pide y por qué"
        problem={problems.fundamento}
        maxLength={maxLengths.statement}
        rows={6}
        hint="Indique qué dato, en qué parte aparece y cómo lo afecta. No es necesario citar la ley."
      />
      <ApplicantFields problems={problems} email={email} maxNameLength={maxLengths.name} />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <SubmitButton sending={sending} busy="Enviando…" className="h-11 justify-self-start px-6 text-15 max-md:w-full">
        Enviar solicitud
      </SubmitButton>
    </form>
  )
}
