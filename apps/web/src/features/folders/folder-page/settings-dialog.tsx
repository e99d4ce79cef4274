'use client'
import type { FolderSummary, updateFolderEndpoint } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { notify } from '../../../notifications/notify.ts'
import { ReservedCheckbox } from '../reserved-checkbox.tsx'
import { retentionDays } from '../retention-days.ts'
import { RetentionField } from '../retention-field.tsx'

export function SettingsDialog({ folder, onClosed }: { readonly folder: FolderSummary; readonly onClosed: () => void }) {
  const router = useRouter()
  const save = async (form: FormData) => {
    const retention = String(form.get('conservarHasta') ?? '') || null
    await callFromBrowser<typeof updateFolderEndpoint>('PUT', `/v1/folders/${folder.folderId}`, {
      nombre: String(form.get('nombre') ?? ''),
      reservada: form.get('reservada') === 'on',
      ...(retention === folder.conservarHasta ? {} : { conservarHasta: retention }),
    })
    router.refresh()
    void notify('Carpeta guardada')
  }
  return (
    <FormDialog title="Ajustes de la carpeta" action="Guardar" onSend={save} onClosed={onClosed}>
      <TextField label="Nombre" name="nombre" defaultValue={folder.nombre} maxLength={120} autoComplete="off" />
      <ReservedCheckbox defaultChecked={folder.reservada} />
      <RetentionField defaultValue={folder.conservarHasta ?? ''} {...retentionDays(new Date())} />
    </FormDialog>
  )
}
