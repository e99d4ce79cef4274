import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import { SearchAborted, SearchTooHeavy } from '../../ranking/request/search-budget.ts'

interface CarriedError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}

const isAnswer = (message: unknown): message is { e: unknown } => typeof message === 'object' && message !== null && 'e' in message

interface Port {
  postMessage(message: unknown): void
  on(event: 'message', listen: (message: unknown) => void): unknown
}

/** The birpc channel of both threads. Calls have no time limit. */
export function channelOver(port: Port) {
  return {
    post: (message: unknown) => port.postMessage(packError(message)),
    on: (listen: (message: unknown) => void) => port.on('message', (message) => listen(unpackError(message))),
    timeout: -1,
  }
}

/** Between threads an error keeps its message and stack but loses its class and name, so the name is sent as well. */
const packError = (message: unknown): unknown =>
  isAnswer(message) && message.e instanceof Error
    ? { ...message, e: { name: message.e.name, message: message.e.message, stack: message.e.stack } satisfies CarriedError }
    : message

/** The classes that callers distinguish, by name. */
const carriedClasses: Readonly<Record<string, new (message: string) => Error>> = { EncoderUnavailable, SearchAborted, SearchTooHeavy }

const unpackError = (message: unknown): unknown => {
  if (!isAnswer(message) || !isCarried(message.e)) return message
  const { name, message: text, stack } = message.e
  const Known = carriedClasses[name]
  const error = Known === undefined ? Object.assign(new Error(text), { name }) : new Known(text)
  if (stack !== undefined) error.stack = stack
  return { ...message, e: error }
}

const isCarried = (value: unknown): value is CarriedError =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'name' in value && 'message' in value
