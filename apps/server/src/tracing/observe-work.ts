import { describeDatabaseError } from '@basejuris/database'
import { type OpenWork, observeWork, type Work } from '@basejuris/tracing'
import { currentSpan, type StartSpan, withinSpan } from './span.ts'

/** Writes a span of the work of each package that is part of a request or a job. What the process does of itself, such as polling, is left out. */
export function traceObservedWork(start: StartSpan): () => void {
  return observeWork({
    begin: (work) => begin(start, work),
    traceparent: () => currentSpan()?.traceparent ?? null,
  })
}

function begin(start: StartSpan, { kind, name, attributes, parent }: Work): OpenWork | null {
  const above = parent ?? currentSpan()
  if (above === null && kind !== 'job') return null
  const span = start({ name, kind: kind === 'job' ? 'consumer' : 'client', parent: above, attributes })
  return {
    within: (run) => withinSpan(span, run),
    end: (more, error) => span.end(more, failureOf(error)),
  }
}

/** A code, or the name of a class: messages quote what somebody wrote. */
function failureOf(error: unknown): string | null {
  if (error === undefined || error === null) return null
  const { code, name } = describeDatabaseError(error)
  return code ?? name
}
