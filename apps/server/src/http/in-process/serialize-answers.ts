import { AsyncLocalStorage } from 'node:async_hooks'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Takes an answer as a value. Empty until it is given. */
export interface AnswerTaker {
  answer?: { readonly value: unknown }
}

/** Set where whoever asks in this process takes the answer as a value, so that it is neither written nor read as text. */
export const answerTaker = new AsyncLocalStorage<AnswerTaker>()

/** Writes an answer as the schema of its endpoint says, or hands it over. */
export const serializeAnswers: typeof serializerCompiler = (route) => {
  const write = serializerCompiler(route)
  const { schema } = route
  if (!(schema instanceof z.ZodType)) return write
  return (data) => {
    const taker = answerTaker.getStore()
    const encoded = taker === undefined ? undefined : z.safeEncode(schema, data)
    if (taker === undefined || encoded?.success !== true) return write(data)
    taker.answer = { value: encoded.data }
    return ''
  }
}
