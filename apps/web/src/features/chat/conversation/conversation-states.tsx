'use client'
import { MessageSquareX } from 'lucide-react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { Button } from '../../../components/ui/button.tsx'

interface ConversationFailureProps {
  readonly failure: Error | null
  readonly isMissing: boolean
  readonly onRetry: () => void
  readonly onNew: () => void
}

/** A conversation that is gone, or could not be read. */
export function ConversationFailure({ failure, isMissing, onRetry, onNew }: ConversationFailureProps) {
  if (isMissing)
    return (
      <EmptyState
        icon={MessageSquareX}
        title="Esa conversación no existe o la borró."
        actions={
          <Button variant="primary" onClick={onNew}>
            Nueva conversación
          </Button>
        }
      >
        <p>Puede haberla borrado en otra pestaña o en otro equipo.</p>
      </EmptyState>
    )
  return (
    <div className="grid justify-items-start gap-3 py-8">
      <h1 className="font-serif text-20 font-semibold">La conversación no se pudo mostrar.</h1>
      <ErrorNotice error={failure} />
      <Button variant="primary" className="max-md:h-11" onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </div>
  )
}

/** Placeholder of a conversation that is loading. */
export function ConversationSkeleton() {
  return (
    <div
      role="status"
      aria-label="Cargando la conversación"
      className="late grid gap-3 py-6 [&_i]:block [&_i]:rounded-[3px] [&_i]:bg-bone [&_i]:breathing"
    >
      <i className="h-6 w-[78%]" />
      <i className="h-6 w-[46%]" />
      <i className="mt-3 h-14" />
      <i className="h-24" />
      <i className="h-24" />
    </div>
  )
}
