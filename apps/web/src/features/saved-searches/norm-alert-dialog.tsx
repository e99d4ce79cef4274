'use client'
import type { createSavedSearchEndpoint, DigestFrequency } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { notify } from '../../notifications/notify.ts'
import { FrequencyRadios } from './frequency-radios.tsx'
import { type NamedNorms, useNamedNorms } from './use-named-norms.ts'

function Understood({ named }: { readonly named: NamedNorms }) {
  if (named.state === 'found')
    return (
      <>
        Entendido: <b className="font-[560] text-ink">{named.norms.map(({ label }) => label).join(' y ')}</b>.{' '}
        {formatPlural(named.total, 'sentencia', 'sentencias')} hoy.
      </>
    )
  if (named.state === 'none') return 'No reconocimos una norma. Escriba, por ejemplo, «art. 161 del Código del Trabajo» o «ley 19.968».'
  if (named.state === 'failed') return 'No pudimos comprobar la norma. Revise su conexión y escriba de nuevo.'
  return 'Por ejemplo, «art. 161 del Código del Trabajo» o «ley 19.968».'
}

/** Creates an alert on a norm or article, which mails new rulings on it. */
export function NormAlertDialog({ onClosed }: { readonly onClosed: () => void }) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [frequency, setFrequency] = useState<DigestFrequency>('diaria')
  const named = useNamedNorms(text)
  const save = async () => {
    if (named.state !== 'found') return
    await callFromBrowser<typeof createSavedSearchEndpoint>('POST', '/v1/saved-searches', {
      consulta: '',
      parametros: { filtros: { norma: named.norms.map(({ key }) => key) } },
      frecuencia: frequency,
    })
    router.refresh()
    void notify('Alerta creada')
  }
  return (
    <FormDialog title="Alerta de norma" action="Crear alerta" ready={named.state === 'found'} onSend={save} onClosed={onClosed}>
      <TextField
        label="Norma o artículo"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        hint={
          <span aria-live="polite">
            <Understood named={named} />
          </span>
        }
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FrequencyRadios value={frequency} onChange={setFrequency} />
    </FormDialog>
  )
}
