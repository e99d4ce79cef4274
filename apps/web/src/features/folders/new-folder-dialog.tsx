'use client'
import type { createFolderEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useNavigation } from '../../components/navigation/navigation.tsx'
import { ReservedCheckbox } from './reserved-checkbox.tsx'
import { retentionDays } from './retention-days.ts'
import { RetentionField } from './retention-field.tsx'

export function NewFolderDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { navigate } = useNavigation()
  const [name, setName] = useState('')
  const create = async (form: FormData) => {
    const { carpeta } = await callFromBrowser<typeof createFolderEndpoint>('POST', '/v1/folders', {
      nombre: name.trim(),
      reservada: form.get('reservada') === 'on',
      conservarHasta: String(form.get('conservarHasta') ?? '') || null,
    })
    navigate(`/carpetas/${carpeta.folderId}`)
  }
  return (
    <FormDialog
      title="Nueva carpeta"
      action="Crear carpeta"
      ready={name.trim() !== ''}
      missing="Escriba el nombre de la carpeta."
      onSend={create}
      onClosed={onClosed}
    >
      <TextField
        label="Nombre"
        value={name}
        maxLength={120}
        autoComplete="off"
        placeholder="Cliente, caso o tema"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ReservedCheckbox defaultChecked={false} />
      <RetentionField defaultValue="" {...retentionDays(new Date())} />
    </FormDialog>
  )
}
