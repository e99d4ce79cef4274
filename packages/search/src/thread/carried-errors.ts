import { EncoderUnavailable } from '../encoder/encoder-unavailable.ts'

interface CarriedError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}

const isAnswer = (message: unknown): message is { e: unknown } => typeof message === 'object' && message !== null && 'e' in message

/** Between threads an error keeps its message and stack, and loses its class and its name: the name travels beside them. */
export const packError = (message: unknown): unknown =>
  isAnswer(message) && message.e instanceof Error
    ? { ...message, e: { name: message.e.name, message: message.e.message, stack: message.e.stack } satisfies CarriedError }
    : message

/** Gives back the classes that callers tell apart. */
export const unpackError = (message: unknown): unknown => {
  if (!isAnswer(message) || !isCarried(message.e)) return message
  const { name, message: text, stack } = message.e
  const error = name === 'EncoderUnavailable' ? new EncoderUnavailable(text) : Object.assign(new Error(text), { name })
  if (stack !== undefined) error.stack = stack
  return { ...message, e: error }
}

const isCarried = (value: unknown): value is CarriedError =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'name' in value && 'message' in value
