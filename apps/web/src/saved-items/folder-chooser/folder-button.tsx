'use client'
import clsx from 'clsx'
import { Folder } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '../../components/ui/button.tsx'
import { runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import { useRulingMark } from '../use-ruling-mark.ts'
import { openFolderChooser } from './open-folder-chooser.ts'

interface FolderButtonProps {
  readonly docId: string
  /** Caption of the ruling. */
  readonly name: string
  readonly className?: string
}

const pendingKind = 'folder'

/** Opens the folders of the ruling. A guest signs in first. */
export function FolderButton({ docId, name, className }: FolderButtonProps) {
  const { state } = useSession()
  const { folders } = useRulingMark(docId)
  useEffect(() => {
    if (state === 'user') void runPendingAction(pendingKind, (id) => openFolderChooser([id]))
  }, [state])
  const attributes = useSignedInAction({ kind: pendingKind, id: docId }, () => void openFolderChooser([docId]))
  const inFolder = folders.length > 0
  return (
    <button
      {...attributes}
      aria-label={`Carpetas de ${name}`}
      aria-haspopup="dialog"
      title={inFolder ? 'Está en una carpeta' : 'Agregar a una carpeta'}
      className={buttonClass('quiet', 'icon', className)}
    >
      <Folder size={16} strokeWidth={1.5} aria-hidden className={clsx(inFolder && 'fill-select text-accent')} />
    </button>
  )
}
