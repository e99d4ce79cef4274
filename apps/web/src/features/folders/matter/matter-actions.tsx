'use client'
import type { FolderSummary } from '@basejuris/contract'
import { LogOut, Settings2, Trash2, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BookButton } from '../../exports/book/book-button.tsx'
import { ExportButton } from '../../exports/export-button.tsx'
import { actionClass } from './action-class.ts'

const MembersDialog = lazy(() => import('./members-dialog.tsx').then((module) => ({ default: module.MembersDialog })))
const SettingsDialog = lazy(() => import('./settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })))
const LeaveMatter = lazy(() => import('./leave-matter.tsx').then((module) => ({ default: module.LeaveMatter })))

interface MatterActionsProps {
  readonly folder: FolderSummary
  readonly members: readonly FolderSummary['dueno'][]
}

export function MatterActions({ folder, members }: MatterActionsProps) {
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
            subject={{ origin: { tipo: 'materia', folderId: folder.folderId }, total: folder.sentencias, title: 'Exportar la materia' }}
            className={actionClass}
          />
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
      <Suspense>
        {open === 'members' && <MembersDialog folder={folder} members={members} onClosed={close} />}
        {open === 'settings' && <SettingsDialog folder={folder} onClosed={close} />}
        {open === 'leave' && <LeaveMatter folder={folder} onClosed={close} />}
      </Suspense>
    </>
  )
}
