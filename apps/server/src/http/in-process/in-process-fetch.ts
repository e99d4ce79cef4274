import { AsyncLocalStorage } from 'node:async_hooks'
import { currentTraceparent } from '@basejuris/tracing'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { callerSignal } from '../disconnect-signal.ts'
import { type AnswerTaker, answerTaker } from './serialize-answers.ts'

/**
 * A `fetch` that answers API addresses inside this process, without a connection. It supports text bodies and plain headers. What it asks for ends when
 * its signal is aborted or the visitor of the page that asks leaves.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  // Leaves the async context of the page, or Next.js would attribute the API's own calls to the page.
  const outsidePages = AsyncLocalStorage.snapshot()
  const never = new AbortController().signal
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const { pathname, search } = new URL(String(input))
    const caller = AbortSignal.any([callerSignal.getStore() ?? never, signal ?? never])
    const request: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: { ...(headers as Record<string, string>), ...traceHeader() },
      ...(body == null ? {} : { payload: String(body) }),
    }
    const taker: AnswerTaker = {}
    const {
      statusCode,
      rawPayload,
      headers: answered,
    } = await outsidePages(() => callerSignal.run(caller, () => answerTaker.run(taker, async () => await app.inject(request))))
    const response = new Response(rawPayload.length === 0 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: answered as Record<string, string>,
    })
    const { answer } = taker
    if (answer !== undefined)
      return Object.assign(response, { json: async () => answer.value, text: async () => JSON.stringify(answer.value) })
    // Reading the body as a stream takes longer than most answers.
    return Object.assign(response, { json: async () => JSON.parse(rawPayload.toString()) })
  }
}

/** The interface goes on with the trace of the page that asks. */
function traceHeader(): Record<string, string> {
  const traceparent = currentTraceparent()
  return traceparent === null ? {} : { traceparent }
}
