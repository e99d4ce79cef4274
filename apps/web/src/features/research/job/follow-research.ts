import type { researchEventSchemas } from '@basejuris/contract'
import type { z } from 'zod'

type Events = typeof researchEventSchemas
export type ResearchStepEvent = z.infer<Events['paso']>
export type ResearchStateEvent = z.infer<Events['estado']>

interface Followers {
  readonly onStep: (step: ResearchStepEvent) => void
  readonly onState: (state: ResearchStateEvent) => void
  /** False while the connection is lost; the browser connects again by itself. */
  readonly onConnected: (isConnected: boolean) => void
  /** The job has ended, is gone, or may no longer be read. */
  readonly onEnd: () => void
}

/** A stream that was refused is asked for again after this time. */
const retryMs = 5000

/** Follows a research job until it ends. Answers what stops following. */
export function followResearch(id: string, { onStep, onState, onConnected, onEnd }: Followers): () => void {
  let source: EventSource | null = null
  let retrying: ReturnType<typeof setTimeout> | undefined
  const open = (): void => {
    source = new EventSource(`/api/multiagent/async/events/${id}`)
    source.addEventListener('open', () => onConnected(true))
    source.addEventListener('paso', ({ data }) => onStep(JSON.parse(data)))
    source.addEventListener('estado', ({ data }) => onState(JSON.parse(data)))
    source.addEventListener('fin', () => {
      source?.close()
      onEnd()
    })
    source.addEventListener('error', () => {
      onConnected(false)
      if (source?.readyState !== EventSource.CLOSED) return
      retrying = setTimeout(open, retryMs)
    })
  }
  open()
  return () => {
    clearTimeout(retrying)
    source?.close()
  }
}
