'use client'
import { Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { toolClass, toolWordClass } from '../../components/ui/tool-class.ts'
import { runPendingAction } from '../../session/pending-action.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useSignedInAction } from '../../session/use-signed-in-action.ts'
import type { SearchToSave } from './save-search-dialog.tsx'

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx').then((module) => module.SaveSearchDialog))

const pendingKind = 'save-search'

/** Saves the current search under a name. A guest signs in first and is asked on return. */
export function SaveSearchButton({ search }: { readonly search: SearchToSave }) {
  const { state } = useSession()
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    if (state === 'user') void runPendingAction(pendingKind, () => setSaving(true))
  }, [state])
  const attributes = useSignedInAction({ kind: pendingKind, id: '' }, () => setSaving(true))
  return (
    <>
      <button {...attributes} title="Guardar búsqueda" className={toolClass}>
        <Bookmark size={16} strokeWidth={1.5} aria-hidden />
        <span className={toolWordClass}>
          Guardar<span className="max-md:sr-only"> búsqueda</span>
        </span>
      </button>
      {saving && <SaveSearchDialog search={search} onClosed={() => setSaving(false)} />}
    </>
  )
}
