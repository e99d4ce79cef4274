'use client'
import { Download } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import type { ExportSubject } from './export-subject.ts'

const ExportDialog = lazyPart(() => import('./export-dialog.tsx').then((module) => module.ExportDialog))

const shapes = {
  words: buttonClass('quiet', 'md', 'px-2.5 font-normal'),
  tool: buttonClass('quiet', 'md', 'rd-tool rd-export'),
  icon: buttonClass('quiet', 'icon', 'rd-export-icon'),
} as const

interface ExportButtonProps {
  readonly subject: ExportSubject
  readonly shape?: keyof typeof shapes
  /** Replaces the class of `shape`. */
  readonly className?: string
  readonly wordClass?: string
}

const actionKind = 'export'

/** Opens the export dialog. A guest signs in first, and the dialog opens on return. The dialog loads with the first press. */
export function ExportButton({ subject, shape = 'words', className = shapes[shape], wordClass = 'export-word' }: ExportButtonProps) {
  const { state } = useSession()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A ruling has one button for wide screens and one for phones. Only the visible one opens the dialog.
    if (state === 'user' && button.current?.checkVisibility()) void runPendingAction(actionKind, () => setOpen(true))
  }, [state])
  const attributes = useSignedInAction({ kind: actionKind, id: '' }, () => setOpen(true))
  const closed = useCallback(() => setOpen(false), [])
  return (
    <>
      <button ref={button} {...attributes} className={className} {...(shape === 'icon' ? { 'aria-label': 'Exportar' } : {})}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
        {shape !== 'icon' && <span className={wordClass}>Exportar</span>}
      </button>
      {open && <ExportDialog subject={subject} onClosed={closed} />}
    </>
  )
}
