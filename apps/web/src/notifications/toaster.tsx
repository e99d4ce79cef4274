'use client'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as SonnerToaster } from 'sonner'

const classNames = {
  toast: 'flex w-full items-start gap-2.5 rounded-md bg-sheet px-4 py-3.5 pr-11 font-sans text-14 text-ink shadow-[var(--toast-shadow)]',
  title: 'font-normal',
  description: 'text-ink-2',
  content: 'min-w-0 grow break-words',
  actionButton: 'shrink-0 rounded-sm px-2 py-1 -my-1 font-[560] text-accent hover:bg-desk-2 focus-visible:outline-2',
  closeButton: 'absolute top-2 right-2 grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-desk-2',
}

/** The header and its menus stay free. */
const belowHeader = { top: 'calc(var(--header) + 0.5rem)', right: '1rem' }

/** Top right, four seconds, with a close button. Calls `onReady` once it can show notices. */
export function Toaster({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <SonnerToaster
      position="top-right"
      offset={belowHeader}
      mobileOffset={belowHeader}
      duration={4000}
      closeButton
      containerAriaLabel="Avisos"
      icons={{ close: <X size={14} strokeWidth={1.75} aria-hidden /> }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: 'Cerrar aviso', classNames }}
      style={{ '--toast-shadow': '0 0 0 1px var(--rule), 0 14px 36px -10px rgb(0 0 0 / 0.3)' } as React.CSSProperties}
    />
  )
}
