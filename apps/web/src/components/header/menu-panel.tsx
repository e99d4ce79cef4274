'use client'
import { type ReactNode, useEffect, useRef } from 'react'

/** A native popover under the header. Escape, a click outside or choosing an item closes it. */
export function MenuPanel({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    const close = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button') !== null) element.hidePopover()
    }
    element.addEventListener('click', close)
    return () => element.removeEventListener('click', close)
  }, [])
  return (
    <div
      id={id}
      ref={panel}
      popover="auto"
      className="fixed inset-auto top-[calc(var(--header)-4px)] right-4 m-0 max-h-[calc(100dvh-var(--header)-1rem)] w-[min(17rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-rule bg-sheet p-1.5 text-14 text-ink shadow-float md:right-8"
    >
      {children}
    </div>
  )
}
