import type { FastifyInstance } from 'fastify'

/** One line per request with the route's pattern, never its query string, body or parameters: searches are confidential. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/_next/') && reply.statusCode < 400) return
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
