import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply } from 'fastify'

/** Aborted when whoever calls this process from inside it leaves: there no connection closes. Set by our pages for their visitor. */
export const callerSignal = new AsyncLocalStorage<AbortSignal>()

/** One signal for each answer: a call that asks for it at every search adds one listener. */
const signals = new WeakMap<FastifyReply['raw'], AbortSignal>()

/** Aborted when the client disconnects before the whole answer was sent. Fastify's own signal also aborts once a body has been read. */
export function disconnectSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const known = signals.get(raw)
  if (known !== undefined) return known
  const gone = new AbortController()
  const leave = (): void => {
    if (!raw.writableFinished) gone.abort()
  }
  const caller = callerSignal.getStore()
  caller?.addEventListener('abort', leave)
  // A client may be gone before its request is handled.
  if (raw.destroyed || caller?.aborted === true) leave()
  else
    raw.once('close', () => {
      caller?.removeEventListener('abort', leave)
      leave()
    })
  signals.set(raw, gone.signal)
  return gone.signal
}
