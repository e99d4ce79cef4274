'use client'
import { type RefObject, useRef } from 'react'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { type AnswerModel, quotesOnlyField } from '../composer/answer-model.ts'
import { NextMessage } from '../composer/next-message.tsx'
import type { useNextMessage } from '../composer/use-next-message.ts'
import type { useOpenCitation } from '../passage/use-open-citation.ts'
import { ChatTurn } from '../turns/chat-turn.tsx'
import { outcomeSentence } from '../turns/outcome-sentence.ts'
import type { Turn } from '../turns/turn.ts'
import { ConversationHeading } from './conversation-heading.tsx'
import { ConversationFailure, ConversationSkeleton } from './conversation-states.tsx'
import { FirstQuestions } from './first-questions.tsx'
import type { useConversation } from './use-conversation.ts'

interface ConversationPaneProps {
  readonly chat: ReturnType<typeof useConversation>
  readonly next: ReturnType<typeof useNextMessage>
  readonly model: AnswerModel
  readonly citations: ReturnType<typeof useOpenCitation>
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly userId: string
  /** Messages that were answered, stopped or refused so far. */
  readonly settled: number
  /** Begins another conversation with a draft. */
  readonly onNew: (draft: string) => void
}

/** A conversation with its next question. */
export function ConversationPane({ chat, next, model, citations, field, userId, settled, onNew }: ConversationPaneProps) {
  const { state } = chat
  const turns = useRef<HTMLDivElement>(null)
  const last = state.turns.at(-1)
  const isBusy = last?.state === 'asking' || last?.state === 'waiting'
  const quotesOnly = next.quotesOnly ?? last?.quotesOnly ?? false
  const ask = (message: string, replaced?: Turn) => {
    chat.ask({
      ...next.limited(message),
      ...quotesOnlyField(model, quotesOnly),
      ...(replaced === undefined ? {} : { reemplaza: replaced.id }),
    })
    next.dropSources()
    requestAnimationFrame(() => turns.current?.lastElementChild?.scrollIntoView({ block: 'start' }))
  }
  const choose = (question: string) => {
    next.setText(question)
    field.current?.focus()
  }
  return (
    <main id="contenido" tabIndex={-1} className="flex min-w-0 flex-col px-4 outline-none md:px-8 lg:min-h-[calc(100dvh-var(--header))]">
      <div className="mx-auto flex w-full max-w-[46rem] grow flex-col pt-3 lg:pt-5">
        <OfflineNotice>Para preguntar espere a que vuelva.</OfflineNotice>
        {state.turns.length > 0 && <ConversationHeading state={state} onShared={chat.share} />}
        {state.status === 'loading' && <ConversationSkeleton />}
        {(state.status === 'missing' || state.status === 'failed') && (
          <ConversationFailure
            failure={state.failure}
            isMissing={state.status === 'missing'}
            onRetry={chat.reload}
            onNew={() => onNew('')}
          />
        )}
        {state.status === 'ready' && state.turns.length === 0 && <FirstQuestions onChoose={choose} />}
        <div ref={turns} className="grow">
          {state.turns.map((turn) => (
            <div key={turn.id} data-turn-id={turn.id} className="scroll-mt-16 border-t border-rule first:border-0">
              <ChatTurn
                turn={turn}
                isLast={turn === last}
                isBusy={isBusy}
                choice={turn === last && !isBusy ? { chosen: next.sources, onToggle: next.toggleSource } : null}
                current={citations.currentOf(turn.id)}
                onOpen={(n) => citations.open(turn.id, n)}
                onAsk={ask}
                onAskAlone={onNew}
                onEdit={(question) => ask(question, turn)}
                onRetry={() => chat.retry(turn)}
                onRate={(rating, comment) => chat.rate(turn, rating, comment)}
              />
            </div>
          ))}
        </div>
        <p role="status" className="sr-only">
          {outcomeSentence(last)}
        </p>
        {state.status === 'ready' && (
          <NextMessage
            next={next}
            model={model}
            quotesOnly={quotesOnly}
            last={last}
            field={field}
            onAsk={ask}
            onStop={chat.stop}
            userId={userId}
            settled={settled}
          />
        )}
      </div>
    </main>
  )
}
