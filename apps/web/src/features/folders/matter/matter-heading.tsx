import type { FolderSummary } from '@basejuris/contract'
import { CalendarClock, Folders, History, Lock, Users } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { formatDate } from '../../../format/dates.ts'
import { countOf } from '../../../format/numbers.ts'
import { matterHref } from '../matter-address.ts'
import { railSheetId } from '../rail-sheet.tsx'
import { MatterActions } from './matter-actions.tsx'

interface MatterHeadingProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderSummary['dueno'][]
}

export function MatterHeading({ folder, members }: MatterHeadingProps) {
  const { folderId, nombre, sentencias, reservada, conservarHasta, dueno, rol } = folder
  const others = members.filter(({ userId }) => userId !== dueno.userId).length
  return (
    <div className="border-b border-paper-rule px-4 py-4 md:px-6 lg:pl-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 grow font-serif text-26 font-[480] tracking-[-0.015em] break-words text-brand">{nombre}</h1>
        <div className="-mx-2.5 flex flex-wrap items-center">
          <MatterActions folder={folder} members={members} />
        </div>
        <button type="button" popoverTarget={railSheetId} className={buttonClass('line', 'md', 'h-11 md:hidden')}>
          <Folders size={16} strokeWidth={1.5} aria-hidden />
          Materias
        </button>
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
        <li className="figures">{countOf(sentencias, 'sentencia', 'sentencias')}</li>
        {reservada && (
          <li className="flex items-center gap-1.5">
            <Lock size={14} strokeWidth={1.5} aria-hidden />
            Reservada
          </li>
        )}
        {(others > 0 || rol === 'miembro') && (
          <li className="flex items-center gap-1.5">
            <Users size={14} strokeWidth={1.5} aria-hidden />
            {rol === 'miembro' ? `La comparte ${dueno.email}` : `Compartida con ${countOf(others, 'persona', 'personas')}`}
          </li>
        )}
        {conservarHasta !== null && (
          <li className="flex items-center gap-1.5">
            <CalendarClock size={14} strokeWidth={1.5} aria-hidden />
            Se conserva hasta el {formatDate(conservarHasta)}
          </li>
        )}
        <li>
          <a href={matterHref(folderId, '/registro')} className="flex items-center gap-1.5">
            <History size={14} strokeWidth={1.5} aria-hidden />
            Registro
          </a>
        </li>
      </ul>
    </div>
  )
}
