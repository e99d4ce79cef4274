import type { AnswerQuotation } from '@basejuris/contract'
import clsx from 'clsx'
import { AudioWaveform, Quote } from 'lucide-react'

/** How the words of an answer rest on a quotation. */
export type Grade = 'textual' | 'parafraseada'

interface CitationChipProps {
  readonly quotation: Pick<AnswerQuotation, 'n' | 'etiqueta' | 'estado'>
  readonly grade: Grade
  /** Whether its passage is open. */
  readonly isOpen: boolean
  readonly onOpen: (n: number) => void
}

/** The number of a citation. Pressing it opens the passage; one whose words are gone has none. */
export function CitationChip({ quotation: { n, etiqueta, estado }, grade, isOpen, onOpen }: CitationChipProps) {
  const Icon = grade === 'textual' ? Quote : AudioWaveform
  const place = etiqueta === '' ? '' : `, ${etiqueta}`
  const className = clsx(
    'mx-0.5 inline-flex h-6 min-w-6 items-center justify-center gap-[3px] rounded-xs px-1.5 align-[1px] font-sans text-12 leading-none font-[580] whitespace-nowrap not-italic max-md:h-8 max-md:min-w-9',
    isOpen
      ? 'bg-fill text-on-fill'
      : grade === 'textual'
        ? 'bg-select text-accent hover:shadow-[inset_0_0_0_1px_var(--gen-rule)]'
        : 'text-accent shadow-[inset_0_0_0_1px_var(--gen-rule)] hover:bg-select',
  )
  if (estado !== 'verificada') return <span className={clsx(className, 'bg-desk-2 text-ink-2 shadow-none! hover:bg-desk-2')}>{n}</span>
  return (
    <button
      type="button"
      data-citation={n}
      aria-label={`Cita ${n} ${grade}${place}: ver el pasaje`}
      aria-pressed={isOpen}
      onClick={() => onOpen(n)}
      className={className}
    >
      <Icon size={11} strokeWidth={grade === 'textual' ? 1 : 2} aria-hidden className={grade === 'textual' ? 'fill-current' : ''} />
      {n}
    </button>
  )
}
