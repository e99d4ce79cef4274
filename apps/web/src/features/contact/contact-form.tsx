'use client'
import type { contactEndpoint } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CountedField } from '../../components/form/counted-field.tsx'
import { EmailField } from '../../components/form/email-field.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { HoneypotField } from '../../components/form/honeypot-field.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { useFormDraft } from '../../session/drafts/use-draft.ts'
import { ContactReceived } from './contact-received.tsx'
import { contactBody, contactFields, contactProblems, contactTopics } from './contact-values.ts'

export interface ContactFormProps {
  readonly email: string | null
  readonly maxLengths: { readonly name: number; readonly subject: number; readonly message: number }
}

export function ContactForm({ email, maxLengths }: ContactFormProps) {
  const [reference, setReference] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useFormDraft('contact', form, ['motivo', 'nombre', 'asunto', 'mensaje'])
  const { problems, failure, sending, attributes } = useForm({
    fields: contactFields,
    check: contactProblems,
    send: async (values) => {
      const { referencia } = await callFromBrowser<typeof contactEndpoint>('POST', '/v1/contact', contactBody(values))
      setReference(referencia)
      return undefined
    },
  })
  if (reference !== null) return <ContactReceived reference={reference} />
  return (
    <form ref={form} {...attributes} className="grid gap-5 text-15" aria-label="Mensaje de contacto">
      <HoneypotField />
      <SelectField name="motivo" label="Motivo" problem={problems.motivo} options={contactTopics} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <CountedField name="nombre" label="Nombre" problem={problems.nombre} maxLength={maxLengths.name} autoComplete="name" />
        <EmailField
          name="correo"
          label="Correo"
          problem={problems.correo}
          autoComplete="email"
          {...(email === null ? {} : { defaultValue: email })}
        />
      </div>
      <CountedField name="asunto" label="Asunto" problem={problems.asunto} maxLength={maxLengths.subject} />
      <CountedField
        name="mensaje"
        label="Mensaje"
        problem={problems.mensaje}
        maxLength={maxLengths.message}
        rows={7}
        hint="No incluya datos de sus clientes ni su contraseña: no los necesitamos para responder."
      />
      {failure !== null && <FormFailure requestId={failure.requestId}>{failure.message}</FormFailure>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SubmitButton sending={sending} busy="Enviando…" className="h-11 px-6 text-15 max-md:w-full">
          Enviar mensaje
        </SubmitButton>
        <p className="text-13 text-ink-2">Su correo y el texto se borran cuando se cierra el mensaje.</p>
      </div>
    </form>
  )
}
