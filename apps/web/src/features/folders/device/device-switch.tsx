'use client'
import type { FolderSummary } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
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
    <div className="col-span-full mt-1 max-w-[68ch] text-14 print:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby="en-este-equipo"
          onChange={() => void (progress !== null ? cancel() : copy === null ? store() : erase())}
          className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full before:hidden! bg-sheet shadow-[inset_0_0_0_1px_var(--edge)] transition-colors duration-(--fast) after:absolute after:top-[3px] after:left-[3px] after:size-3.5 after:rounded-full after:bg-ink-3 after:transition-transform after:duration-(--fast) checked:bg-fill checked:shadow-none checked:after:translate-x-4 checked:after:bg-on-fill forced-colors:appearance-auto"
        />
        <span className="font-[520]">Disponible sin conexión en este equipo</span>
      </label>
      <p id="en-este-equipo" aria-live="polite" className="figures text-13 text-pretty text-ink-2">
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
