'use client'
import type { FolderMember, FolderSummary } from '@basejuris/contract'
import clsx from 'clsx'
import { Ellipsis, LogOut, Settings2, Table2, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { BookButton } from '../../exports/book/book-button.tsx'
import { ExportButton } from '../../exports/export-button.tsx'

const actionClass = buttonClass(
  'quiet',
  'md',
  'px-2.5 font-normal max-md:h-11 max-md:min-w-0 max-md:gap-1.5 max-md:px-1 max-md:text-13 [&_svg]:shrink-0',
)

const MembersDialog = lazyPart(() => import('./members-dialog.tsx').then((module) => module.MembersDialog))
const SettingsDialog = lazyPart(() => import('./settings-dialog.tsx').then((module) => module.SettingsDialog))
const LeaveFolder = lazyPart(() => import('./leave-folder.tsx').then((module) => module.LeaveFolder))

interface FolderActionsProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderMember[]
}

/** What can be done with a folder. Narrow screens show two actions; a third button shows the others. */
export function FolderActions({ folder, members }: FolderActionsProps) {
  const [open, setOpen] = useState<'members' | 'settings' | 'leave' | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const close = () => setOpen(null)
  // Each hides alone: around a dialog that is open, it would hide that too.
  const otherClass = clsx(actionClass, !showsAll && 'max-[58rem]:hidden')
  const owner = folder.rol === 'dueno'
  const LeaveIcon = owner ? Trash2 : LogOut
  return (
    <>
      <button type="button" className={actionClass} onClick={() => setOpen('members')}>
        <Users size={16} strokeWidth={1.5} aria-hidden />
        {owner ? 'Compartir' : 'Miembros'}
      </button>
      {folder.sentencias > 0 && (
        <ExportButton
          subject={{ origin: { tipo: 'carpeta', folderId: folder.folderId }, total: folder.sentencias, title: 'Exportar la carpeta' }}
          className={actionClass}
        />
      )}
      <button
        type="button"
        className={clsx(actionClass, 'min-[58rem]:hidden')}
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
        Más
      </button>
      {folder.sentencias > 0 && (
        <>
          <a href={`/analisis-patrones?nuevo=1&carpeta=${folder.folderId}`} className={otherClass}>
            <Table2 size={16} strokeWidth={1.5} aria-hidden />
            Analizar
          </a>
          <BookButton folderId={folder.folderId} name={folder.nombre} className={otherClass} />
        </>
      )}
      {owner && (
        <button type="button" className={otherClass} onClick={() => setOpen('settings')}>
          <Settings2 size={16} strokeWidth={1.5} aria-hidden />
          Ajustes
        </button>
      )}
      <button type="button" className={otherClass} onClick={() => setOpen('leave')}>
        <LeaveIcon size={16} strokeWidth={1.5} aria-hidden />
        {owner ? 'Borrar' : 'Salir'}
      </button>
      {open === 'members' && <MembersDialog folder={folder} members={members} onClosed={close} />}
      {open === 'settings' && <SettingsDialog folder={folder} onClosed={close} />}
      {open === 'leave' && <LeaveFolder folder={folder} onClosed={close} />}
    </>
  )
}
