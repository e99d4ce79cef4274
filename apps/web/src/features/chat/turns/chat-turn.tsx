'use client'
import { copyText } from '../../../components/checked-text/copy-text.ts'
import { AnswerActions, type OnRate } from '../answer/answer-actions.tsx'
import { answerText } from '../answer/answer-text.ts'
import { AnswerView } from '../answer/answer-view.tsx'
import type { SourceChoice } from '../answer/cited-rulings.tsx'
import type { OpenCitation } from '../answer/court-quotations.tsx'
import { ProgressView } from './progress-view.tsx'
import type { Turn } from './turn.ts'
import { TurnEnding } from './turn-ending.tsx'
import { TurnView } from './turn-view.tsx'

interface ChatTurnProps extends OpenCitation {
  readonly turn: Turn
  readonly isLast: boolean
  /** Whether an answer is being written, here or in another turn. */
  readonly isBusy: boolean
  readonly choice: SourceChoice | null
  readonly onAsk: (question: string) => void
  readonly onAskAlone: (question: string) => void
  readonly onEdit: (question: string) => void
  readonly onRetry: () => void
  readonly onRate: OnRate
}

/** A question of one's own conversation, with its answer and what can be done with both. */
export function ChatTurn({ turn, isLast, isBusy, choice, onAsk, onAskAlone, onEdit, onRetry, onRate, current, onOpen }: ChatTurnProps) {
  const { question, state, answer, document, progress, rating } = turn
  const hasEnded = state === 'stopped' || state === 'failed'
  return (
    <TurnView question={question} hasLater={!isLast} onEdit={isBusy || state === 'waiting' ? null : onEdit}>
      {answer !== null && (
        <AnswerView answer={answer} document={document} choice={choice} onAsk={onAsk} current={current} onOpen={onOpen}>
          <AnswerActions
            rating={rating}
            onCopy={() => void copyText(answerText(question, answer, document), 'Respuesta copiada con sus citas')}
            onRate={onRate}
          />
        </AnswerView>
      )}
      {answer === null && <ProgressView progress={progress} isRunning={!hasEnded} current={current} onOpen={onOpen} />}
      {hasEnded && <TurnEnding turn={turn} onRetry={isLast && !isBusy ? onRetry : null} onAskAlone={() => onAskAlone(question)} />}
    </TurnView>
  )
}
