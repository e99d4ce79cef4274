'use client'
import clsx from 'clsx'
import { Folder } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '../../components/ui/button.tsx'
import { askToSignIn, doWanted } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useMark } from '../use-ruling-mark.ts'
import { requestFolderChoice } from './open-folder-chooser.ts'

interface FolderButtonProps {
  readonly docId: string
  /** Caption of the ruling. */
  readonly name: string
  readonly className?: string
}

const wantedKind = 'folder'

/** Asks for the matters of the ruling; a guest goes to the login first. */
export function FolderButton({ docId, name, className }: FolderButtonProps) {
  const { state } = useSession()
  const { folders } = useMark(docId)
  useEffect(() => {
    if (state === 'user') void doWanted(wantedKind, (id) => requestFolderChoice([id]))
  }, [state])
  const press = () =>
    state === 'guest' || state === 'expired' ? askToSignIn({ kind: wantedKind, id: docId }) : requestFolderChoice([docId])
  const kept = folders.length > 0
  return (
    <button
      type="button"
      aria-label={`Carpetas de ${name}`}
      aria-haspopup="dialog"
      title={kept ? 'Está en una carpeta' : 'Agregar a una carpeta'}
      onClick={press}
      className={buttonClass('quiet', 'icon', className)}
    >
      <Folder size={16} strokeWidth={1.5} aria-hidden className={clsx(kept && 'fill-select text-accent')} />
    </button>
  )
}
