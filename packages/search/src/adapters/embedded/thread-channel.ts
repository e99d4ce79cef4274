import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'

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

/** Restores the classes that callers distinguish. */
const unpackError = (message: unknown): unknown => {
  if (!isAnswer(message) || !isCarried(message.e)) return message
  const { name, message: text, stack } = message.e
  const error = name === 'EncoderUnavailable' ? new EncoderUnavailable(text) : Object.assign(new Error(text), { name })
  if (stack !== undefined) error.stack = stack
  return { ...message, e: error }
}

const isCarried = (value: unknown): value is CarriedError =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'name' in value && 'message' in value
