'use client'
import type { RefObject } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { useOnline } from '../../../components/navigation/use-online.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useHeldDraft } from '../../../session/drafts/use-draft.ts'
import type { Turn } from '../turns/turn.ts'
import type { AnswerModel } from './answer-model.ts'
import { Composer } from './composer.tsx'
import { DocumentField, DocumentNote } from './document-field.tsx'
import { ModelChoice } from './model-choice.tsx'
import { PetitionsLeft } from './petitions-left.tsx'
import { ScopeChips } from './scope-chips.tsx'
import type { useDocument } from './use-document.ts'
import type { useNextMessage } from './use-next-message.ts'

interface NextMessageProps {
  readonly document: ReturnType<typeof useDocument>
  readonly next: ReturnType<typeof useNextMessage>
  readonly model: AnswerModel
  /** Whether the next message asks for quotations alone. */
  readonly quotesOnly: boolean
  /** Whether the model may see what the document says of it; null where there is none. */
  readonly documentShown: boolean | null
  /** Undefined in a new conversation. */
  readonly last: Turn | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** `replaced` is the turn whose place the message takes. */
  readonly onAsk: (message: string, replaced?: Turn) => void
  readonly onStop: () => void
  readonly userId: string
  readonly settled: number
}

/** The composer with what limits the next message and how many are left. It stays at the bottom of the window. */
export function NextMessage(props: NextMessageProps) {
  const { document, next, model, quotesOnly, documentShown, last, field, onAsk, onStop, userId, settled } = props
  const online = useOnline()
  const isBusy = last?.state === 'asking' || last?.state === 'waiting'
  // A question that was refused has left its field.
  const isUnanswered = last?.state === 'asking' || last?.state === 'failed'
  const unanswered = isUnanswered && last.sent !== null ? last.question : ''
  useHeldDraft('chat', next.text.trim() === '' ? unanswered : next.text, next.setText)
  const send = (message: string) => {
    next.setText('')
    onAsk(message)
  }
  return (
    <div className="sticky bottom-0 z-10 bg-desk pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
      <Composer
        text={next.text}
        onChange={next.setText}
        onSend={send}
        onStop={last?.state === 'asking' ? onStop : null}
        disabled={!online || isBusy || document.reading !== null}
        placeholder={last === undefined ? 'Pregunte qué resuelven las sentencias' : 'Siga preguntando'}
        field={field}
        scope={
          <>
            <DocumentField {...document} />
            <ScopeChips
              search={next.search}
              ruling={next.ruling}
              sources={next.sources.size}
              onDropSearch={next.dropSearch}
              onDropRuling={next.dropRuling}
              onDropSources={next.dropSources}
            />
            {next.sources.size > 0 && last?.state === 'answered' && (
              <Button size="sm" className="max-md:h-11" onClick={() => onAsk(last.question, last)}>
                Repetir la pregunta con {next.sources.size === 1 ? 'ella' : 'ellas'}
              </Button>
            )}
          </>
        }
        note={
          <>
            <ErrorNotice error={document.failure} />
            <DocumentNote document={document.document} />
            <ModelChoice
              model={model}
              quotesOnly={quotesOnly}
              onChange={next.setQuotesOnly}
              documentShown={documentShown}
              onShowDocument={(shown) => {
                if (document.document !== null) next.showDocument(document.document.createdAt, shown)
              }}
            />
            <PetitionsLeft userId={userId} revision={settled} />
          </>
        }
      />
    </div>
  )
}
