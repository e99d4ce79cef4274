'use client'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from './button.tsx'

interface DialogProps {
  /** Open it with `ref.current.showModal()`. The browser traps the focus, and Escape closes it. */
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly title: string
  /** Wide enough for two columns. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Dialog({ ref, title, wide = false, children }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(
        'm-auto rounded-md bg-sheet p-0 text-ink shadow-float backdrop:bg-[rgb(10_18_32/0.5)]',
        wide ? 'w-[min(50rem,calc(100vw-2rem))]' : 'w-[min(30rem,calc(100vw-2rem))]',
      )}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className="p-5">
        <div className="flex items-center justify-between gap-4 pb-3">
          <h2 id={titleId} className="font-serif text-20 font-semibold">
            {title}
          </h2>
          <Button size="icon" aria-label="Cerrar" onClick={() => ref.current?.close()}>
            <X size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
