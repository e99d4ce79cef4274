import { foldAccents } from '@basejuris/domain/fold-text'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FictionalBadge } from '../../components/ruling/ruling-meta.tsx'
import { DeviceFolderFacts } from '../../saved-items/device/device-folder-list.tsx'
import { deviceFolderHref, deviceFoldersPath } from '../../session/device/offline-page.ts'
import type { DeviceEntry, DeviceFolder } from '../../storage/device/device-store.ts'

/** Lists with fewer rulings need no filter. */
const filteredFrom = 8

/** The address of a stored ruling. */
const deviceRulingHref = (folderId: string, docId: string): string =>
  `${deviceFolderHref(folderId)}&${new URLSearchParams({ sentencia: docId })}`

const fits = ({ caratulado, numero, tribunal }: DeviceEntry, words: string): boolean =>
  foldAccents(`${caratulado} ${numero ?? ''} ${tribunal}`).includes(foldAccents(words.trim()))

interface DeviceFolderViewProps {
  readonly folder: DeviceFolder
  /** A ruling was asked for that is not stored. */
  readonly missing: boolean
}

/** A folder of this device with its rulings, in the order of the folder. */
export function DeviceFolderView({ folder, missing }: DeviceFolderViewProps) {
  const { folderId, nombre, docIds, entradas } = folder
  const [words, setWords] = useState('')
  const byId = new Map(entradas.map((entry) => [entry.docId, entry]))
  const shown = docIds.flatMap((docId) => byId.get(docId) ?? []).filter((entry) => fits(entry, words))
  return (
    <main id="contenido" tabIndex={-1} className="wrap grow py-6 outline-none md:py-10">
      <a href={deviceFoldersPath} className="inline-flex min-h-11 items-center gap-1.5 text-14 md:min-h-8 print:hidden">
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        Carpetas en este equipo
      </a>
      <h1 className="mt-1 font-serif text-26 leading-[1.2] font-[480] tracking-[-0.015em] text-balance break-words text-brand">{nombre}</h1>
      <p className="mt-1.5 max-w-[68ch] text-14 text-pretty text-ink-2">
        Copia en este equipo, sin notas: <DeviceFolderFacts folder={folder} />
      </p>
      {missing && <p className="mt-3 text-14 text-part">Esa sentencia ya no está en la copia: cambió, se retiró o salió de la carpeta.</p>}
      {entradas.length >= filteredFrom && (
        <div className="mt-4 print:hidden">
          <input
            type="search"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            aria-label="Filtrar por carátula, rol o tribunal"
            placeholder="Carátula, rol o tribunal"
            autoComplete="off"
            className="h-11 w-full max-w-[28rem] rounded-sm bg-sheet px-3 text-15 shadow-[inset_0_0_0_1px_var(--edge)] md:h-9"
          />
          <p role="status" className="figures mt-1.5 text-13 text-ink-2 empty:hidden">
            {words.trim() === '' ? '' : formatPlural(shown.length, 'sentencia coincide', 'sentencias coinciden')}
          </p>
        </div>
      )}
      <ul className="mt-4 max-w-[60rem] divide-y divide-paper-rule border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-5 md:px-8">
        {shown.map(({ docId, caratulado, numero, fechaSentencia, tribunal, ficticia }) => (
          <li key={docId} className="py-3.5">
            <a href={deviceRulingHref(folderId, docId)} className="font-serif text-17 font-[560] break-words text-paper-ink">
              {caratulado}
            </a>
            <p className="text-14 text-ink-2">
              {[tribunal, numero, fechaSentencia === null ? null : formatDate(fechaSentencia)].filter((part) => part !== null).join(' · ')}{' '}
              {ficticia && <FictionalBadge />}
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}
