'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { LazyFolderChooser } from '../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import type { AnswerModel } from './composer/answer-model.ts'
import { type ChatStart, useNextMessage } from './composer/use-next-message.ts'
import { chatAddress } from './conversation/chat-address.ts'
import { ConversationPane } from './conversation/conversation-pane.tsx'
import { useConversation } from './conversation/use-conversation.ts'
import { ConversationList } from './conversations/conversation-list.tsx'
import { useConversations } from './conversations/use-conversations.ts'
import { useOpenCitation } from './passage/use-open-citation.ts'
import { quotationsOf, type Turn } from './turns/turn.ts'

const PassagePanel = lazyPart(() => import('./passage/passage-panel.tsx').then((module) => module.PassagePanel))

interface ChatViewProps {
  readonly userId: string
  readonly start: ChatStart
  readonly model: AnswerModel
  /** Questions to begin with. */
  readonly examples: readonly string[]
}

const citationsOf = (turn: Turn) => ({ id: turn.id, citations: quotationsOf(turn) })

/** The assistant: the conversations, the one that the address names, and the passage of a citation. */
export function ChatView({ userId, start, model, examples }: ChatViewProps) {
  const requested = useSearchParams().get('id')
  const conversations = useConversations()
  const [settled, setSettled] = useState(0)
  const chat = useConversation(requested, {
    onSettled: () => {
      setSettled((count) => count + 1)
      conversations.reload()
    },
    onNamed: (sessionId) => history.replaceState(null, '', chatAddress(sessionId)),
  })
  const { state } = chat
  const next = useNextMessage(start)
  const field = useRef<HTMLTextAreaElement>(null)
  const citations = useOpenCitation(state.turns.map(citationsOf))
  const show = (sessionId: string | null, draft = '') => {
    if (sessionId === requested) chat.reload()
    else history.pushState(null, '', chatAddress(sessionId))
    next.restart(draft)
    scrollTo({ top: 0, behavior: 'instant' })
    if (sessionId === null) field.current?.focus()
  }
  useEffect(() => {
    document.title = `${state.name === '' ? 'Asistente' : state.name} · BaseJuris`
  }, [state.name])
  return (
    <div className="grid grow grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[16rem_minmax(0,1fr)] min-[80rem]:has-[[data-passage]]:grid-cols-[15rem_minmax(0,1fr)_minmax(26rem,34vw)]">
      <ConversationList conversations={conversations} current={state.sessionId} onShow={show} onRenamed={chat.rename} />
      <ConversationPane
        examples={examples}
        chat={chat}
        next={next}
        model={model}
        citations={citations}
        field={field}
        userId={userId}
        settled={settled}
        onNew={(draft) => show(null, draft)}
      />
      {citations.passage !== null && <PassagePanel {...citations.passage} onOpen={citations.openAnother} onClose={citations.close} />}
      <LazyFolderChooser />
    </div>
  )
}
