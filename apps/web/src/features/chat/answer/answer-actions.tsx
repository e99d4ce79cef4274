'use client'
import type { ChatMessage } from '@basejuris/contract'
import { Copy, Flag, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { ReportAnswerDialog } from './report-answer-dialog.tsx'

export type Rating = NonNullable<ChatMessage['valoracion']>

export interface ErrorReport {
  readonly comment: string
  /** Support may read the question and what was quoted. */
  readonly withQuestion: boolean
}
export type OnRate = (rating: Rating | null, report?: ErrorReport) => Promise<void>

interface AnswerActionsProps {
  readonly rating: Rating | null
  readonly onCopy: () => void
  /** Null takes the rating back. A report says what is wrong. Throws what went wrong. */
  readonly onRate: OnRate
}

const buttonSize = 'max-md:h-11 font-normal'

/** What can be done with an answer. */
export function AnswerActions({ rating, onCopy, onRate }: AnswerActionsProps) {
  const [isReporting, setIsReporting] = useState(false)
  const toggle = (value: Rating) => void onRate(rating === value ? null : value)
  return (
    <fieldset aria-label="Acciones de la respuesta" className="min-w-0 -ml-2.5 flex flex-wrap gap-x-0.5 gap-y-1 print:hidden">
      <Button size="sm" className={buttonSize} onClick={onCopy}>
        <Copy size={15} strokeWidth={1.5} aria-hidden />
        Copiar con citas
      </Button>
      <Button size="sm" className={buttonSize} aria-pressed={rating === 'util'} onClick={() => toggle('util')}>
        <ThumbsUp size={15} strokeWidth={1.5} aria-hidden className={rating === 'util' ? 'fill-select text-accent' : ''} />
        <span className={rating === 'util' ? 'font-[600] text-ink' : ''}>Es útil</span>
      </Button>
      <Button size="sm" className={buttonSize} aria-pressed={rating === 'no_util'} onClick={() => toggle('no_util')}>
        <ThumbsDown size={15} strokeWidth={1.5} aria-hidden className={rating === 'no_util' ? 'fill-select text-accent' : ''} />
        <span className={rating === 'no_util' ? 'font-[600] text-ink' : ''}>No es útil</span>
      </Button>
      <Button size="sm" className={buttonSize} onClick={() => setIsReporting(true)}>
        <Flag size={15} strokeWidth={1.5} aria-hidden />
        Informar un error
      </Button>
      {isReporting && (
        <ReportAnswerDialog
          onSend={(comment, withQuestion) => onRate('no_util', { comment, withQuestion })}
          onClosed={() => setIsReporting(false)}
        />
      )}
    </fieldset>
  )
}
