'use client'
import { type ReactNode, useEffect } from 'react'
import { runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import { type AskedRuling, requestAssistant } from './ask-request.ts'

interface AskButtonProps {
  /** Null asks about the search of the address. */
  readonly ruling: AskedRuling | null
  readonly className: string
  readonly title: string
  /** Its name, where it shows a picture alone. */
  readonly label?: string
  readonly children: ReactNode
}

const pendingKind = 'ask'

/** Opens the assistant beside the page. A guest signs in first and returns to it open. */
export function AskButton({ ruling, className, title, label, children }: AskButtonProps) {
  const { state } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, with the page
  useEffect(() => {
    if (state === 'user') void runPendingAction(pendingKind, () => requestAssistant(ruling))
  }, [state])
  const attributes = useSignedInAction({ kind: pendingKind, id: ruling?.docId ?? 'busqueda' }, () => requestAssistant(ruling))
  return (
    <button {...attributes} data-ask aria-haspopup="dialog" aria-label={label} title={title} className={className}>
      {children}
    </button>
  )
}
