'use client'
import { BookMarked } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'

const BookDialog = lazy(() => import('./book-dialog.tsx').then((module) => ({ default: module.BookDialog })))

/** Offers to make a book of authorities of a matter. What it opens is fetched with the first press. */
export function BookButton({ folderId, name }: { readonly folderId: string; readonly name: string }) {
  const [open, setOpen] = useState(false)
  const closed = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button className="px-2.5 font-normal max-md:h-11" onClick={() => setOpen(true)}>
        <BookMarked size={16} strokeWidth={1.5} aria-hidden />
        Libro de autoridades
      </Button>
      {open && (
        <Suspense>
          <BookDialog folderId={folderId} name={name} onClosed={closed} />
        </Suspense>
      )}
    </>
  )
}
