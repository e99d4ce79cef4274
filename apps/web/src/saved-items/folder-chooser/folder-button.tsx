'use client'
import clsx from 'clsx'
import { Folder } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '../../components/ui/button.tsx'
import { redirectToSignIn, runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
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
  const press = () =>
    state === 'guest' || state === 'expired' ? redirectToSignIn({ kind: pendingKind, id: docId }) : openFolderChooser([docId])
  const inFolder = folders.length > 0
  return (
    <button
      type="button"
      aria-label={`Carpetas de ${name}`}
      aria-haspopup="dialog"
      title={inFolder ? 'Está en una carpeta' : 'Agregar a una carpeta'}
      onClick={press}
      className={buttonClass('quiet', 'icon', className)}
    >
      <Folder size={16} strokeWidth={1.5} aria-hidden className={clsx(inFolder && 'fill-select text-accent')} />
    </button>
  )
}
