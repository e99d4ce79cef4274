'use client'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { ConversationHeading } from './conversation-heading.tsx'
import { ConversationThread, type ConversationThreadProps } from './conversation-thread.tsx'
import { FirstQuestions } from './first-questions.tsx'

interface ConversationPaneProps extends ConversationThreadProps {
  /** Questions to begin with. */
  readonly examples: readonly string[]
}

/** The page of a conversation: its name, its questions and the next one. */
export function ConversationPane({ examples, ...props }: ConversationPaneProps) {
  const { chat, next, field } = props
  const { state } = chat
  const choose = (question: string) => {
    next.setText(question)
    field.current?.focus()
  }
  return (
    <main id="contenido" tabIndex={-1} className="flex min-w-0 flex-col px-4 outline-none md:px-8 lg:min-h-[calc(100dvh-var(--header))]">
      <div className="mx-auto flex w-full max-w-[46rem] grow flex-col pt-3 lg:pt-5">
        <OfflineNotice>Para preguntar espere a que vuelva.</OfflineNotice>
        {state.turns.length > 0 && <ConversationHeading state={state} onShared={chat.share} />}
        {state.status === 'ready' && state.turns.length === 0 && <FirstQuestions examples={examples} onChoose={choose} />}
        <ConversationThread {...props} />
      </div>
    </main>
  )
}
