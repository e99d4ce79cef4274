import type { FastifyReply } from 'fastify'

/** Aborted when the client disconnects before the whole answer was sent. Fastify's own signal also aborts once a body has been read. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
