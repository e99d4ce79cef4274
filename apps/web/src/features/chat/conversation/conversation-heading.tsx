'use client'
import { Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { DocumentButtons } from '../../exports/document-buttons.tsx'
import type { ConversationState, Shared } from './conversation-state.ts'

const ShareDialog = lazyPart(() => import('../link/share-dialog.tsx').then((module) => module.ShareDialog))

interface ConversationHeadingProps {
  readonly state: ConversationState
  readonly onShared: (shared: Shared) => void
}

/** Name of a conversation, its documents and its link. */
export function ConversationHeading({ state: { sessionId, name, shared, turns }, onShared }: ConversationHeadingProps) {
  // A conversation is named after its first question, which stands below.
  const isRepeated = turns[0]?.question === name
  const [isSharing, setIsSharing] = useState(false)
  const close = useCallback(() => setIsSharing(false), [])
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-0.5">
      <h1 className={isRepeated ? 'sr-only' : 'min-w-0 grow truncate text-14 text-ink-2'} title={name}>
        {name === '' ? 'Asistente' : name}
      </h1>
      {sessionId !== null && turns.some(({ answer }) => answer !== null) && (
        <DocumentButtons path={`/v1/conversations/${sessionId}/export`} what="la conversación" />
      )}
      {sessionId !== null && (
        <Button size="sm" className="max-md:h-11 print:hidden" aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
          <Share2 size={15} strokeWidth={1.5} aria-hidden />
          {shared === null ? 'Compartir' : 'Compartida'}
        </Button>
      )}
      {isSharing && sessionId !== null && <ShareDialog sessionId={sessionId} shared={shared} onChanged={onShared} onClosed={close} />}
    </div>
  )
}
