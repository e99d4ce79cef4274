import { AsyncLocalStorage } from 'node:async_hooks'
import type { WorkAttributes } from '@basejuris/tracing'

/** One piece of work of a trace. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  /** For the header of the same name. */
  readonly traceparent: string
  /** `failure`: a code or the name of an error, never its message. Ending it again does nothing. */
  readonly end: (more?: WorkAttributes, failure?: string | null) => void
}

export interface SpanStart {
  readonly name: string
  /** Answers a request, asks another service, or runs a job. */
  readonly kind: 'server' | 'client' | 'consumer'
  /** A span, or the `traceparent` of one elsewhere; null begins a trace. */
  readonly parent: Span | string | null
  readonly attributes: WorkAttributes
}

export type StartSpan = (start: SpanStart) => Span

const running = new AsyncLocalStorage<Span | null>()

/** Runs a function, and all that it starts, as a part of a span. */
export function withinSpan<Answer>(span: Span, run: () => Answer): Answer {
  return running.run(span, run)
}

/** The span of which the running code is a part. */
export function currentSpan(): Span | null {
  return running.getStore() ?? null
}

/** What every line of the log says of the trace in which it is written. */
export function traceOfLog(): { readonly traceId?: string; readonly spanId?: string } {
  const span = currentSpan()
  return span === null ? {} : { traceId: span.traceId, spanId: span.spanId }
}
