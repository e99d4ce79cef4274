import { LoaderCircle } from 'lucide-react'
import { AnswerBody } from '../answer/answer-body.tsx'
import type { OpenCitation } from '../answer/court-quotations.tsx'
import { StepList } from '../answer/search-details.tsx'
import type { Progress } from './turn.ts'

interface ProgressViewProps extends OpenCitation {
  readonly progress: Progress
  /** False once it was stopped or failed. */
  readonly isRunning: boolean
}

/** An answer that is being written: what was looked up, and the sentences so far. */
export function ProgressView({ progress: { steps, rulings, sentences, quotations }, isRunning, current, onOpen }: ProgressViewProps) {
  if (!isRunning && steps.length + sentences.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isRunning}>
      <div className="grid gap-1.5">
        {isRunning && (
          <p className="flex items-center gap-2 text-14 text-ink-2">
            <LoaderCircle size={15} strokeWidth={1.75} aria-hidden className="animate-spin text-accent" />
            {sentences.length > 0 ? 'Escribiendo la respuesta…' : (steps.at(-1) ?? 'Buscando en las sentencias…')}
          </p>
        )}
        {steps.length > 1 && <StepList steps={steps} />}
      </div>
      <AnswerBody sentences={sentences} citations={quotations} rulings={rulings} current={current} onOpen={onOpen} />
    </div>
  )
}
