'use client'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button.tsx'
import { askToSignIn } from '../../session/ask-to-sign-in.ts'
import { useSession } from '../../session/session-provider.tsx'
import { takeWanted } from '../../session/wanted-action.ts'
import type { SearchToSave } from './save-search-dialog.tsx'

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx').then((module) => ({ default: module.SaveSearchDialog })))

interface SaveSearchButtonProps {
  readonly search: SearchToSave
  /** For the bar at the thumb. */
  readonly stacked?: boolean
}

const wantedKind = 'save-search'

/** Keeps the search on screen under a name; a guest goes to the login first and is asked on coming back. */
export function SaveSearchButton({ search, stacked = false }: SaveSearchButtonProps) {
  const { state } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    // A page has one for wide screens and one for phones: the one in sight answers.
    if (state === 'user' && button.current?.checkVisibility() && takeWanted(wantedKind) !== null) setSaving(true)
  }, [state])
  const press = () => (state === 'guest' || state === 'expired' ? askToSignIn({ kind: wantedKind, id: '' }) : setSaving(true))
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={press}
        className={
          stacked
            ? 'flex flex-1 flex-col items-center justify-center gap-[3px] text-12 text-ink-2'
            : buttonClass('quiet', 'md', 'px-2.5 font-normal')
        }
      >
        <Bookmark size={stacked ? 19 : 16} strokeWidth={1.5} aria-hidden />
        {stacked ? 'Guardar' : 'Guardar búsqueda'}
      </button>
      {saving && (
        <Suspense>
          <SaveSearchDialog search={search} onClosed={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
