import type { FastifyReply } from 'fastify'

/** Aborted when the client goes away before it has its whole answer. Fastify's own signal is also aborted when a body has been read. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
