'use client'
import { Copy, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { copyText } from './copy-text.ts'

interface ResultHeadingProps {
  /** Above the headline. */
  readonly note: string
  readonly headline: string
  /** The result as plain text. */
  readonly report: () => string
  readonly onLeave: () => void
  /** Further actions, before the last. */
  readonly children?: ReactNode
}

/** The headline of a result with its actions. It takes the focus when it arrives. */
export function ResultHeading({ note, headline, report, onLeave, children }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-[1.5px] border-ink pb-4">
      <div>
        <p className="figures text-14 text-ink-2">{note}</p>
        <h2 ref={heading} tabIndex={-1} className="mt-1 font-serif text-21 font-[540] text-balance outline-none">
          {headline}
        </h2>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow print:hidden">
        <Button variant="quiet" className="max-md:h-11" onClick={onLeave}>
          Volver al texto
        </Button>
        <Button variant="line" className="max-md:h-11" onClick={() => print()}>
          <Printer size={15} strokeWidth={1.5} aria-hidden />
          Imprimir
        </Button>
        {children}
        <Button variant="primary" className="max-md:h-11" onClick={() => void copyText(report(), 'Informe copiado')}>
          <Copy size={15} strokeWidth={1.5} aria-hidden />
          Copiar informe
        </Button>
      </div>
    </div>
  )
}
