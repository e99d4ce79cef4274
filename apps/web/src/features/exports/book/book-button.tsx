'use client'
import { BookMarked } from 'lucide-react'
import { useCallback, useState } from 'react'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'

const BookDialog = lazyPart(() => import('./book-dialog.tsx').then((module) => module.BookDialog))

interface BookButtonProps {
  readonly folderId: string
  readonly name: string
  readonly className: string
}

/** Opens the dialog that makes a compilation from a folder. The dialog loads with the first press. */
export function BookButton({ folderId, name, className }: BookButtonProps) {
  const [open, setOpen] = useState(false)
  const closed = useCallback(() => setOpen(false), [])
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <BookMarked size={16} strokeWidth={1.5} aria-hidden />
        <span>
          Compilación<span className="max-[110rem]:sr-only"> de jurisprudencia</span>
        </span>
      </button>
      {open && <BookDialog folderId={folderId} name={name} onClosed={closed} />}
    </>
  )
}
