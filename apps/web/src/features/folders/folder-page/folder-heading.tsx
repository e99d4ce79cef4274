import type { FolderMember, FolderSummary } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { CalendarClock, Folders, Highlighter, History, Lock, MessageSquare, Users } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
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
  /** Notes on the folder itself. */
  readonly notes: number
}

export function FolderHeading({ folder, members, passages, notes }: FolderHeadingProps) {
  const { folderId, nombre, sentencias, reservada, conservarHasta, dueno, rol } = folder
  const others = members.length
  return (
    <div className="border-b border-paper-rule px-4 py-4 max-md:pt-3 max-md:pb-0 md:px-6 lg:pl-8">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
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
        <div className="col-span-full row-start-3 -mx-2.5 flex min-w-0 flex-wrap items-center max-md:-mx-4 max-md:mt-1 max-md:grid max-md:grid-cols-3 max-md:border-t max-md:border-paper-rule xl:col-span-1 xl:col-start-2 xl:row-start-1 xl:self-start print:hidden">
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
          {notes > 0 && (
            <li className="min-[78rem]:hidden print:hidden">
              <a href="#notas-carpeta" className="flex items-center gap-1.5">
                <MessageSquare size={14} strokeWidth={1.5} aria-hidden />
                {formatPlural(notes, 'nota', 'notas')}
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
      </div>
    </div>
  )
}
