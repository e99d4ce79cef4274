'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface AskFrameProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Whether a key was pressed in the panel itself and not in a dialog that it opened. */
const isOwn = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof Element && [null, currentTarget].includes(target.closest('dialog'))

/** At the right of a wide page, which makes room for it by `data-asking`. */
export function BesidePage({ label, onClose, children }: AskFrameProps) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', true)
    return () => document.documentElement.removeAttribute('data-asking')
  }, [])
  return (
    <aside
      data-assistant
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && isOwn(event) && onClose()}
      className="fixed top-(--header) right-0 bottom-0 z-25 flex w-(--asking) flex-col border-l border-rule bg-desk print:hidden"
    >
      {children}
    </aside>
  )
}

/** Over the page: a sheet that fills a phone, and the right side of a larger screen. */
export function OverPage({ label, onClose, children }: AskFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      data-assistant
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-desk p-0 text-ink shadow-float backdrop:bg-[rgb(10_18_32/0.5)] md:w-[min(32rem,100vw)]"
    >
      <div className="flex h-full flex-col">{children}</div>
    </dialog>
  )
}
