'use client'
import type { FolderMember, FolderSummary } from '@basejuris/contract'
import { LogOut, Settings2, Table2, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { BookButton } from '../../exports/book/book-button.tsx'
import { ExportButton } from '../../exports/export-button.tsx'

/** Classes of a folder action: icon above its word on narrow screens, beside it elsewhere. */
const actionClass = buttonClass(
  'quiet',
  'md',
  'px-2.5 font-normal max-lg:h-14 max-lg:min-w-0 max-lg:flex-1 max-lg:flex-col max-lg:gap-1 max-lg:px-0 max-lg:text-12 max-lg:[&_svg]:size-[18px]',
)

const MembersDialog = lazyPart(() => import('./members-dialog.tsx').then((module) => module.MembersDialog))
const SettingsDialog = lazyPart(() => import('./settings-dialog.tsx').then((module) => module.SettingsDialog))
const LeaveFolder = lazyPart(() => import('./leave-folder.tsx').then((module) => module.LeaveFolder))

interface FolderActionsProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderMember[]
}

export function FolderActions({ folder, members }: FolderActionsProps) {
  const [open, setOpen] = useState<'members' | 'settings' | 'leave' | null>(null)
  const close = () => setOpen(null)
  const owner = folder.rol === 'dueno'
  const LeaveIcon = owner ? Trash2 : LogOut
  return (
    <>
      <button type="button" className={actionClass} onClick={() => setOpen('members')}>
        <Users size={16} strokeWidth={1.5} aria-hidden />
        {owner ? 'Compartir' : 'Miembros'}
      </button>
      {folder.sentencias > 0 && (
        <>
          <ExportButton
            subject={{ origin: { tipo: 'carpeta', folderId: folder.folderId }, total: folder.sentencias, title: 'Exportar la carpeta' }}
            className={actionClass}
          />
          <a href={`/analisis-patrones?nuevo=1&carpeta=${folder.folderId}`} className={actionClass}>
            <Table2 size={16} strokeWidth={1.5} aria-hidden />
            Analizar
          </a>
          <BookButton folderId={folder.folderId} name={folder.nombre} className={actionClass} />
        </>
      )}
      {owner && (
        <button type="button" className={actionClass} onClick={() => setOpen('settings')}>
          <Settings2 size={16} strokeWidth={1.5} aria-hidden />
          Ajustes
        </button>
      )}
      <button type="button" className={actionClass} onClick={() => setOpen('leave')}>
        <LeaveIcon size={16} strokeWidth={1.5} aria-hidden />
        {owner ? 'Borrar' : 'Salir'}
      </button>
      {open === 'members' && <MembersDialog folder={folder} members={members} onClosed={close} />}
      {open === 'settings' && <SettingsDialog folder={folder} onClosed={close} />}
      {open === 'leave' && <LeaveFolder folder={folder} onClosed={close} />}
    </>
  )
}
