'use client'
import { type RefObject, useRef } from 'react'
import { type AnswerModel, modelFields } from '../composer/answer-model.ts'
import { NextMessage } from '../composer/next-message.tsx'
import { useDocument } from '../composer/use-document.ts'
import type { useNextMessage } from '../composer/use-next-message.ts'
import type { useOpenCitation } from '../passage/use-open-citation.ts'
import { ChatTurn } from '../turns/chat-turn.tsx'
import { outcomeSentence } from '../turns/outcome-sentence.ts'
import type { Turn } from '../turns/turn.ts'
import type { ConversationState } from './conversation-state.ts'
import { ConversationFailure, ConversationSkeleton } from './conversation-states.tsx'
import type { useConversation } from './use-conversation.ts'

export interface ConversationThreadProps {
  readonly chat: ReturnType<typeof useConversation>
  readonly next: ReturnType<typeof useNextMessage>
  readonly model: AnswerModel
  readonly citations: Pick<ReturnType<typeof useOpenCitation>, 'open' | 'currentOf'>
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly userId: string
  /** Messages that were answered, stopped or refused so far. */
  readonly settled: number
  /** Begins another conversation with a draft. */
  readonly onNew: (draft: string) => void
}

/** Whether the model may see the document: as chosen for it, else as for the last question if the document was there by then. Null without one. */
function documentShownFor(
  document: ConversationState['document'],
  choice: ReturnType<typeof useNextMessage>['documentChoice'],
  last: Turn | undefined,
): boolean | null {
  if (document === null) return null
  if (choice?.of === document.createdAt) return choice.shown
  return last?.document?.retirado === false && last.documentShown
}

/** The questions of a conversation with their answers, and the next question. */
export function ConversationThread({ chat, next, model, citations, field, userId, settled, onNew }: ConversationThreadProps) {
  const { state } = chat
  const document = useDocument(chat)
  const turns = useRef<HTMLDivElement>(null)
  const last = state.turns.at(-1)
  const isBusy = last?.state === 'asking' || last?.state === 'waiting'
  const quotesOnly = next.quotesOnly ?? last?.quotesOnly ?? false
  const documentShown = documentShownFor(state.document, next.documentChoice, last)
  const ask = (message: string, replaced?: Turn) => {
    chat.ask({
      ...next.limited(message),
      ...modelFields(model, { quotesOnly, documentShown }),
      ...(replaced === undefined ? {} : { reemplaza: replaced.id }),
    })
    next.dropSources()
    requestAnimationFrame(() => turns.current?.lastElementChild?.scrollIntoView({ block: 'start' }))
  }
  return (
    <>
      {state.status === 'loading' && <ConversationSkeleton />}
      {(state.status === 'missing' || state.status === 'failed') && (
        <ConversationFailure failure={state.failure} isMissing={state.status === 'missing'} onRetry={chat.reload} onNew={() => onNew('')} />
      )}
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
              onRate={(rating, report) => chat.rate(turn, rating, report)}
            />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {outcomeSentence(last)}
      </p>
      {state.status === 'ready' && (
        <NextMessage
          document={document}
          next={next}
          model={model}
          quotesOnly={quotesOnly}
          documentShown={documentShown}
          last={last}
          field={field}
          onAsk={ask}
          onStop={chat.stop}
          userId={userId}
          settled={settled}
        />
      )}
    </>
  )
}
