import type { FolderMember, FolderSummary } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { CalendarClock, Folders, Highlighter, History, Lock, Users } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { WatchSwitch } from '../../watches/watch-switch.tsx'
import { DeviceSwitch } from '../device/device-switch.tsx'
import { folderLogHref, folderPassagesHref } from '../folder-address.ts'
import { railSheetId } from '../rail-sheet.tsx'
import { FolderActions } from './folder-actions.tsx'

/** Names longer than this are set smaller on a phone. */
const longName = 48

interface FolderHeadingProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderMember[]
  /** Saved passages in it. */
  readonly passages: number
  /** Its watch; null where its owner does not watch it. */
  readonly watchId: string | null
}

export function FolderHeading({ folder, members, passages, watchId }: FolderHeadingProps) {
  const { folderId, nombre, sentencias, reservada, conservarHasta, dueno, rol } = folder
  const others = members.length
  return (
    <div className="border-b border-paper-rule px-4 py-4 md:px-6 lg:pl-8">
      <div className="grid max-w-[79rem] grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
        <h1
          className={clsx(
            'min-w-0 font-serif text-26 leading-[1.2] font-[480] tracking-[-0.015em] text-balance break-words text-brand',
            nombre.length > longName && 'max-md:text-20',
          )}
        >
          {nombre}
        </h1>
        <button type="button" popoverTarget={railSheetId} title="Carpetas" className={buttonClass('line', 'icon', 'size-11! md:hidden')}>
          <Folders size={18} strokeWidth={1.5} aria-hidden />
          <span className="sr-only">Carpetas</span>
        </button>
        <div className="-mx-2.5 col-span-full row-start-3 flex min-w-0 items-center max-lg:mx-0 max-lg:rounded-sm max-lg:bg-paper-2 max-sm:grid max-sm:grid-cols-3 xl:col-span-1 xl:col-start-2 xl:row-start-1 xl:self-start print:hidden">
          <FolderActions folder={folder} members={members} />
        </div>
        <ul className="col-span-full flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
          <li className="figures">{formatPlural(sentencias, 'sentencia', 'sentencias')}</li>
          {reservada && (
            <li className="flex items-center gap-1.5">
              <Lock size={14} strokeWidth={1.5} aria-hidden />
              Reservada
            </li>
          )}
          {(others > 0 || rol !== 'dueno') && (
            <li className="flex items-center gap-1.5">
              <Users size={14} strokeWidth={1.5} aria-hidden />
              {rol !== 'dueno'
                ? `La comparte ${dueno.email}${rol === 'lee' ? ', solo para leer' : ''}`
                : `Compartida con ${formatPlural(others, 'persona', 'personas')}`}
            </li>
          )}
          {conservarHasta !== null && (
            <li className="flex items-center gap-1.5">
              <CalendarClock size={14} strokeWidth={1.5} aria-hidden />
              Se conserva hasta el {formatDate(conservarHasta)}
            </li>
          )}
          {passages > 0 && (
            <li>
              <a href={folderPassagesHref(folderId)} className="flex items-center gap-1.5">
                <Highlighter size={14} strokeWidth={1.5} aria-hidden />
                {formatPlural(passages, 'pasaje guardado', 'pasajes guardados')}
              </a>
            </li>
          )}
          <li className="print:hidden">
            <a href={folderLogHref(folderId)} className="flex items-center gap-1.5">
              <History size={14} strokeWidth={1.5} aria-hidden />
              Registro
            </a>
          </li>
        </ul>
        {rol === 'dueno' && <WatchSwitch key={`${folderId}:${watchId}`} folderId={folderId} watchId={watchId} />}
        <DeviceSwitch key={folderId} folder={folder} />
      </div>
    </div>
  )
}
