import { formatPlural } from '@basejuris/domain/spanish-format'
import { Button } from '../../components/ui/button.tsx'
import { formatInstant } from '../../format/instants.ts'
import { deviceFolderHref } from '../../session/device/offline-page.ts'
import type { DeviceFolder } from '../../storage/device/device-store.ts'

/** «22-12-2026». */
const dayOf = (instant: string): string => formatInstant(instant).slice(0, 10)

/** «12 sentencias, al 22-11-2026, 10:15. Se borran el 22-12-2026 si antes no se conecta.» */
export function DeviceFolderFacts({ folder }: { readonly folder: DeviceFolder }) {
  const { entradas, docIds, omitidas, revisada, vence } = folder
  const missing = docIds.length - entradas.length
  return (
    <>
      {formatPlural(entradas.length, 'sentencia', 'sentencias')}, al <span className="whitespace-nowrap">{formatInstant(revisada)}</span>.{' '}
      {missing > 0 && `${missing === 1 ? 'Falta una' : `Faltan ${missing}`} por traer. `}
      {omitidas > 0 && `${omitidas === 1 ? 'Una no se guarda' : `${omitidas} no se guardan`}, por retirada o sin acceso. `}
      {entradas.length === 1 ? 'Se borra' : 'Se borran'} el <span className="whitespace-nowrap">{dayOf(vence)}</span> si antes no se
      conecta.
    </>
  )
}

interface DeviceFolderListProps {
  readonly folders: readonly DeviceFolder[]
  readonly onErase: (folderId: string) => void
}

/** The folders on this device, each of which can be opened and removed. */
export function DeviceFolderList({ folders, onErase }: DeviceFolderListProps) {
  return (
    <ul className="divide-y divide-paper-rule">
      {folders.map((folder) => (
        <li key={folder.folderId} className="flex items-start gap-3.5 py-3 first:pt-0">
          <div className="min-w-0 grow">
            <a href={deviceFolderHref(folder.folderId)} className="font-[540] break-words text-ink">
              {folder.nombre}
            </a>
            <p className="figures text-13 text-pretty text-ink-2">
              <DeviceFolderFacts folder={folder} />
            </p>
          </div>
          <Button
            variant="line"
            size="sm"
            className="max-md:h-11"
            aria-label={`Quitar «${folder.nombre}» de este equipo`}
            onClick={() => onErase(folder.folderId)}
          >
            Quitar
          </Button>
        </li>
      ))}
    </ul>
  )
}
