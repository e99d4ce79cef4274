'use client'
import type { FolderSummary } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { Switch } from '../../../components/form/switch.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { DeviceFolderFacts } from '../../../saved-items/device/device-folder-list.tsx'
import { deviceFolderHref } from '../../../session/device/offline-page.ts'
import { type Progress, useDeviceCopy } from './use-device-copy.ts'

const describeProgress = ({ done, total }: Progress): string =>
  total === 0 ? 'Preparando la carpeta…' : `Guardando ${done} de ${formatPlural(total, 'sentencia', 'sentencias')}…`

/** Stores a folder on this device, or removes it. A reserved folder is never stored, and one that became reserved is removed. */
export function DeviceSwitch({ folder }: { readonly folder: FolderSummary }) {
  const { copy, progress, failure, store, erase, cancel } = useDeviceCopy(folder)
  if (folder.reservada || (folder.sentencias === 0 && copy === null)) return null
  const on = copy !== null || progress !== null
  return (
    <div className="max-w-[68ch] text-14 print:hidden">
      <Switch
        label="Disponible sin conexión en este equipo"
        checked={on}
        describedBy="en-este-equipo"
        onChange={() => void (progress !== null ? cancel() : copy === null ? store() : erase())}
      />
      <p id="en-este-equipo" aria-live="polite" className="text-13 text-pretty text-ink-2">
        {failure !== null ? (
          <span className="text-no">{failure}</span>
        ) : progress !== null ? (
          describeProgress(progress)
        ) : copy !== null ? (
          <>
            <DeviceFolderFacts folder={copy} /> Sin internet, ábrala en esta misma dirección.{' '}
            <a href={deviceFolderHref(folder.folderId)}>Ver la copia</a>
          </>
        ) : (
          'Guarda aquí las sentencias, sin notas, para leerlas sin internet. No lo active en un equipo que usen otras personas.'
        )}
      </p>
      {progress !== null && (
        <Button variant="line" size="sm" className="mt-1.5 max-md:h-11" onClick={cancel}>
          Cancelar
        </Button>
      )}
    </div>
  )
}
