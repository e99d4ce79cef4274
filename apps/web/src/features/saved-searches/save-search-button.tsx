'use client'
import { BellPlus, Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { toolClass, toolWordClass } from '../../components/ui/tool-class.ts'
import { runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import type { SearchToSave } from './save-search-dialog.tsx'

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx').then((module) => module.SaveSearchDialog))

const pendingKind = 'save-search'

interface SaveSearchButtonProps {
  readonly search: SearchToSave
  /** What it says where it is the next step and no tool of the list. */
  readonly label?: string
}

/** Saves the current search under a name, with or without mails. A guest signs in first and is asked on return. */
export function SaveSearchButton({ search, label }: SaveSearchButtonProps) {
  const { state } = useSession()
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    if (state === 'user') void runPendingAction(pendingKind, () => setSaving(true))
  }, [state])
  const attributes = useSignedInAction({ kind: pendingKind, id: '' }, () => setSaving(true))
  return (
    <>
      {label === undefined ? (
        <button {...attributes} title="Guardar búsqueda" className={toolClass}>
          <Bookmark size={16} strokeWidth={1.5} aria-hidden />
          <span className={toolWordClass}>
            Guardar<span className="max-md:sr-only"> búsqueda</span>
          </span>
        </button>
      ) : (
        <button {...attributes} className={buttonClass('line', 'md', 'max-md:h-11')}>
          <BellPlus size={16} strokeWidth={1.5} aria-hidden />
          {label}
        </button>
      )}
      {saving && <SaveSearchDialog search={search} onClosed={() => setSaving(false)} />}
    </>
  )
}
