'use client'
import { ArrowRight, SquarePen, X } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Asked, AskedRuling } from '../../../components/assistant/ask-request.ts'
import { OfflineNotice } from '../../../components/states/offline-notice.tsx'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import type { AnswerModel } from '../composer/answer-model.ts'
import { useNextMessage } from '../composer/use-next-message.ts'
import { chatAddress } from '../conversation/chat-address.ts'
import { ConversationThread } from '../conversation/conversation-thread.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { useWideScreen } from '../passage/use-wide-screen.ts'
import { quotationsOf } from '../turns/turn.ts'
import { BesidePage, OverPage } from './ask-frame.tsx'
import { panelStart } from './panel-start.ts'
import { useCitedPlace } from './use-cited-place.ts'

interface AskPanelProps extends Asked {
  readonly userId: string
  readonly model: AnswerModel
  /** The conversation that it goes on with; null for a new one. */
  readonly resumed: string | null
  readonly onNamed: (sessionId: string) => void
  readonly onClosed: () => void
}

/** Gives the focus back to what had it when the panel opened, else to the button that opens it. */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const last = opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-ask]')]
      const back = last ?? buttons.find((button) => button.offsetParent !== null)
      back?.focus({ preventScroll: true })
    },
    [opener],
  )
}

/** Limits the next message to the search of the results page, also after its filters changed. */
function useFollowedSearch(ruling: AskedRuling | null, follow: ReturnType<typeof useNextMessage>['follow']): void {
  const isResults = usePathname() === '/resultados'
  const address = useSearchParams()
  const followed = useRef(address.toString())
  useEffect(() => {
    if (ruling !== null || !isResults || followed.current === address.toString()) return
    followed.current = address.toString()
    follow(panelStart(null, address).search)
  }, [ruling, isResults, address, follow])
}

/** The assistant beside results or a ruling, asked within them. Its conversation is stored as those of its own page. */
export function AskPanel({ userId, model, ruling, times, resumed, onNamed, onClosed }: AskPanelProps) {
  const isWide = useWideScreen()
  const address = useSearchParams()
  const [start] = useState(() => ({ ...panelStart(ruling, address), ...(resumed === null ? {} : { question: '' }) }))
  const [settled, setSettled] = useState(0)
  const [opened, setOpened] = useState<{ readonly turnId: string; readonly n: number } | null>(null)
  const [requested, setRequested] = useState(resumed)
  const chat = useConversation(requested, { onSettled: () => setSettled((count) => count + 1), onNamed })
  const next = useNextMessage(start)
  const field = useRef<HTMLTextAreaElement>(null)
  const showPlace = useCitedPlace()
  useFocusReturn()
  useFollowedSearch(ruling, next.follow)
  const { sessionId, turns, status } = chat.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request puts the cursor there again, and so does another frame
  useEffect(() => field.current?.focus(), [times, isWide, status])
  const open = (turnId: string, n: number) => {
    const turn = turns.find(({ id }) => id === turnId)
    const quotation = turn === undefined ? undefined : quotationsOf(turn).find((each) => each.n === n)
    if (quotation === undefined) return
    setOpened({ turnId, n })
    showPlace(quotation)
    if (!isWide) onClosed()
  }
  const begin = (draft: string) => {
    if (requested === null) chat.reload()
    else setRequested(null)
    next.setText(draft)
    field.current?.focus()
  }
  const Frame = isWide ? BesidePage : OverPage
  return (
    <Frame label="Asistente" onClose={onClosed}>
      <div className="flex items-center gap-1 border-b border-rule py-1.5 pr-2 pl-4">
        <h2 className="min-w-0 grow truncate text-15 font-[580]">Asistente</h2>
        {turns.length > 0 && (
          <Button
            size="icon"
            className="max-md:size-11"
            aria-label="Nueva conversación"
            title="Nueva conversación"
            onClick={() => begin('')}
          >
            <SquarePen size={16} strokeWidth={1.5} aria-hidden />
          </Button>
        )}
        {sessionId !== null && (
          <a href={chatAddress(sessionId)} className={buttonClass('quiet', 'sm', 'max-md:h-11')}>
            Seguir en el chat
            <ArrowRight size={15} strokeWidth={1.5} aria-hidden />
          </a>
        )}
        <Button size="icon" className="max-md:size-11" aria-label="Cerrar el asistente" title="Cerrar (Esc)" onClick={onClosed}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      <div className="flex min-h-0 grow flex-col overflow-y-auto px-4 [scrollbar-width:thin]">
        <OfflineNotice>Para preguntar espere a que vuelva.</OfflineNotice>
        {status === 'ready' && turns.length === 0 && (
          <p className="py-4 text-14 text-pretty text-ink-2">
            Responde solo con palabras de sentencias, cada una con su lugar, y dice cuando no las encuentra. Las citas se abren en la
            sentencia.
          </p>
        )}
        <ConversationThread
          chat={chat}
          next={next}
          model={model}
          citations={{ open, currentOf: (turnId) => (opened?.turnId === turnId ? opened.n : null) }}
          field={field}
          userId={userId}
          settled={settled}
          onNew={begin}
        />
      </div>
    </Frame>
  )
}
