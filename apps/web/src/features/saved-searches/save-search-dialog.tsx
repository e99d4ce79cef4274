'use client'
import type { createSavedSearchEndpoint, DigestFrequency, SearchParameters } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { notify } from '../../notifications/notify.ts'
import { useSession } from '../../session/session-provider.tsx'
import { FrequencyRadios } from './frequency-radios.tsx'

export interface SearchToSave {
  readonly query: string
  readonly parameters: SearchParameters
  readonly name: string
}

interface SaveSearchDialogProps {
  readonly search: SearchToSave
  readonly onSaved?: () => void
  readonly onClosed: () => void
}

/** Saves a search under a name, with or without mails about new rulings. */
export function SaveSearchDialog({ search: { query, parameters, name }, onSaved, onClosed }: SaveSearchDialogProps) {
  const { user } = useSession()
  const [frequency, setFrequency] = useState<DigestFrequency>('diaria')
  const save = async (form: FormData) => {
    await callFromBrowser<typeof createSavedSearchEndpoint>('POST', '/v1/saved-searches', {
      nombre: String(form.get('nombre') ?? ''),
      consulta: query,
      parametros: parameters,
      frecuencia: frequency,
    })
    onSaved?.()
    void notify('Búsqueda guardada', { description: 'La encuentra en «Mis búsquedas».' })
  }
  return (
    <FormDialog title="Guardar búsqueda" action="Guardar" onSend={save} onClosed={onClosed}>
      <TextField label="Nombre" name="nombre" defaultValue={name} placeholder={query.slice(0, 120)} maxLength={120} autoComplete="off" />
      <FrequencyRadios value={frequency} onChange={setFrequency} />
      {frequency !== 'ninguna' && user?.emailVerificado === false && (
        <p className="rounded-sm bg-part-wash px-3 py-2.5 text-part">
          Los correos llegan cuando confirme su dirección con el enlace que le enviamos. La búsqueda queda guardada desde ya.
        </p>
      )}
    </FormDialog>
  )
}
