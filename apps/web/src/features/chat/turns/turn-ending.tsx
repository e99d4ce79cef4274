'use client'
import { CircleStop } from 'lucide-react'
import { CallError } from '../../../api/call-error.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import type { Turn } from './turn.ts'

interface TurnEndingProps {
  readonly turn: Pick<Turn, 'state' | 'failure'>
  /** Null where it cannot be asked again. */
  readonly onRetry: (() => void) | null
  /** Asks it in a conversation of its own. */
  readonly onAskAlone: () => void
}

const failed = new Error('No pudimos terminar esta respuesta. No se descontó ninguna petición.')

/** Codes after which the same question would be refused again. */
const finalCodes: ReadonlySet<string> = new Set(['petition.blocked', 'conversation.too_many'])
/** Codes that a conversation of its own avoids. */
const conversationCodes: ReadonlySet<string> = new Set(['conversation.not_found', 'conversation.message_not_found', 'conversation.full'])

/** Why a question has no answer, and what can be done. */
export function TurnEnding({ turn: { state, failure }, onRetry, onAskAlone }: TurnEndingProps) {
  const code = (failure instanceof CallError ? failure.code : null) ?? ''
  const isAlone = conversationCodes.has(code)
  return (
    <div className="grid justify-items-start gap-3">
      {state === 'stopped' ? (
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <CircleStop size={15} strokeWidth={1.75} aria-hidden />
          Se detuvo antes de terminar.
        </p>
      ) : (
        <ErrorNotice error={failure ?? failed} />
      )}
      {isAlone && (
        <Button variant="line" className="max-md:h-11" onClick={onAskAlone}>
          Preguntar en una conversación nueva
        </Button>
      )}
      {onRetry !== null && !isAlone && !finalCodes.has(code) && (
        <Button variant="line" className="max-md:h-11" onClick={onRetry}>
          {state === 'stopped' ? 'Preguntar de nuevo' : 'Intentar de nuevo'}
        </Button>
      )}
    </div>
  )
}
