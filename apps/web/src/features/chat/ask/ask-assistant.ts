import type { ChatAnswer, ChatEventName, chatEndpoint, chatEventSchemas, InputOf } from '@basejuris/contract'
import { ConnectionError } from '../../../api/browser-call.ts'
import { CallError, isSessionRefusal } from '../../../api/call-error.ts'
import { readEvents } from '../../../api/read-events.ts'
import { reportSessionLost } from '../../../api/session-lost.ts'

export type ChatRequest = InputOf<typeof chatEndpoint, 'body'>

type EventOf<N extends ChatEventName> = (typeof chatEventSchemas)[N]['_output']

/** What is heard of an answer before it is whole. */
export type ProgressEvent = { readonly [N in 'step' | 'source' | 'delta']: { readonly name: N; readonly data: EventOf<N> } }[
  | 'step'
  | 'source'
  | 'delta']

interface AskOptions {
  readonly signal: AbortSignal
  readonly onProgress: (event: ProgressEvent) => void
}

const isProgress = (name: string): name is ProgressEvent['name'] => name === 'step' || name === 'source' || name === 'delta'

/** Status of a failure that came within a stream, whose answer had begun as 200. */
const failedMidway = 500

/**
 * Asks the assistant and hears its answer while it is written. Aborting stops the server. Throws CallError, also for failures midway,
 * ConnectionError, or the reason of `signal`.
 */
export async function askAssistant(request: ChatRequest, { signal, onProgress }: AskOptions): Promise<ChatAnswer> {
  const response = await fetch('/v1/chat', {
    method: 'POST',
    headers: { 'x-project': 'basejuris', 'content-type': 'application/json', accept: 'text/event-stream' },
    cache: 'no-store',
    body: JSON.stringify(request),
    signal,
  }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new ConnectionError(cause)
  })
  if (!response.ok || response.body === null) {
    const error = new CallError(response.status, await response.json().catch(() => null))
    if (isSessionRefusal(error)) reportSessionLost(error.message)
    throw error
  }
  try {
    for await (const { name, data } of readEvents(response.body)) {
      if (name === 'done') return data as ChatAnswer
      if (name === 'error') throw new CallError(failedMidway, data)
      // The server that sends them and this page come from one contract.
      if (isProgress(name)) onProgress({ name, data } as ProgressEvent)
    }
  } catch (cause) {
    throw signal.aborted || cause instanceof CallError ? cause : new ConnectionError(cause)
  }
  throw signal.aborted ? signal.reason : new ConnectionError(new Error('the answer ended before its end'))
}
