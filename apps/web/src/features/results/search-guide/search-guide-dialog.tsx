'use client'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { Dialog } from '../../../components/ui/dialog.tsx'

const SearchGuide = lazy(() => import('./search-guide.tsx'))

/** «Cómo buscar». Its content loads when it first opens. */
export function SearchGuideDialog({ ref }: { readonly ref: RefObject<HTMLDialogElement | null> }) {
  const [opened, setOpened] = useState(false)
  // React dispatches «toggle» only for popovers and details.
  useEffect(() => ref.current?.addEventListener('toggle', () => setOpened(true), { once: true }), [ref])
  return (
    <Dialog ref={ref} title="Cómo buscar" wide>
      <div className="min-h-[min(60dvh,40rem)]">
        <Suspense>{opened && <SearchGuide />}</Suspense>
      </div>
    </Dialog>
  )
}
