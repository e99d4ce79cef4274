'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type PassagePanelProps, PassageView } from './passage-view.tsx'
import { useWideScreen } from './use-wide-screen.ts'

/** The passage of a citation: beside the answer on a wide screen, over it elsewhere. Escape closes it, and arrows walk through the citations. */
export function PassagePanel(props: PassagePanelProps) {
  const isWide = useWideScreen()
  const { quotations, current, onOpen } = props
  const at = quotations.findIndex(({ n }) => n === current)
  const quotation = quotations[at]
  if (quotation === undefined) return null
  const step = (by: 1 | -1) => {
    const next = quotations[at + by]
    if (next !== undefined) onOpen(next.n)
  }
  const Frame = isWide ? BesideAnswer : OverAnswer
  return (
    <Frame onClose={props.onClose} onStep={step}>
      <PassageView {...props} quotation={quotation} position={at} onStep={step} />
    </Frame>
  )
}

interface FrameProps {
  readonly onClose: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly children: ReactNode
}

const name = 'Pasaje citado'

function walkByKey(event: KeyboardEvent, onStep: FrameProps['onStep']): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.preventDefault()
  onStep(event.key === 'ArrowRight' ? 1 : -1)
}

function BesideAnswer({ onClose, onStep, children }: FrameProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <aside
      ref={panel}
      data-passage
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        else walkByKey(event, onStep)
      }}
      className="sticky top-(--header) flex h-[calc(100dvh-var(--header))] flex-col border-l border-paper-rule bg-paper-lit outline-none print:hidden"
    >
      {children}
    </aside>
  )
}

function OverAnswer({ onClose, onStep, children }: FrameProps) {
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
      aria-label={name}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => walkByKey(event, onStep)}
      className="m-0 mt-auto h-[min(46rem,82dvh)] w-full max-w-none rounded-t-md bg-paper-lit p-0 text-ink shadow-float backdrop:bg-[rgb(10_18_32/0.5)] md:mx-auto md:mb-auto md:max-w-[46rem] md:rounded-md"
    >
      <div className="flex h-full flex-col">{children}</div>
    </dialog>
  )
}
