import { reportTool } from '@basejuris/assistant'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../errors/service-error.ts'
import { disconnectSignal } from '../../http/disconnect-signal.ts'
import { mcpPath } from '../../http/mcp-path.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import { type FoundAccessKey, openAccessKey } from '../../security/access-keys.ts'
import type { Services } from '../../services.ts'
import { assistantPorts } from '../assistant/lookups/assistant-ports.ts'

declare module 'fastify' {
  interface FastifyRequest {
    accessKey: FoundAccessKey | null
  }
}

/** Seconds after which a key that used up its calls should ask again. */
const retryAfterS = 60

/**
 * The tools by Streamable HTTP, for the current revision of the protocol and those with a handshake. Nothing is stored between two
 * requests. What a tool answers are the rights of the owner of the key.
 */
export function bindMcpRoutes(app: FastifyInstance, services: Services): void {
  app.decorateRequest('accessKey', null)
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    schema: { hide: true },
    config: { isAnonymous: true },
    onRequest: async (request) => refuseForeignPages(request, services),
    // After the limit of requests, so that trying keys is limited, and before the body is read.
    preParsing: async (request, reply) => {
      request.accessKey = await requireKey(request, reply, services)
    },
    handler: async (request, reply) => {
      const key = request.accessKey as FoundAccessKey
      await countCalls(request, reply, { services, key })
      const response = await serve(request, reply, { services, key })
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.code(response.status).send(response.body === null ? null : await response.text())
    },
  })
}

/** Programs send no origin. A page of another site that sends one is refused, also one whose name was bent to this machine. */
function refuseForeignPages({ headers: { origin } }: FastifyRequest, { site }: Pick<Services, 'site'>): void {
  if (origin !== undefined && origin !== new URL(site.publicUrl).origin) throw new ServiceError('request.origin')
}

async function requireKey(request: FastifyRequest, reply: FastifyReply, { db }: Pick<Services, 'db'>): Promise<FoundAccessKey> {
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const key = sent === undefined ? null : await openAccessKey(db, sent, new Date())
  if (key !== null) return key
  reply.header('www-authenticate', 'Bearer realm="BaseJuris"')
  throw new ServiceError(sent === undefined ? 'access_key.required' : 'access_key.invalid')
}

interface Keyed {
  readonly services: Services
  readonly key: FoundAccessKey
}

/** Calls of tools count; listing them does not. Clients of old revisions may send several messages at once. */
async function countCalls({ body }: FastifyRequest, reply: FastifyReply, { services, key }: Keyed): Promise<void> {
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body]
  const calls = messages.filter((message) => (message as { method?: unknown } | null | undefined)?.method === 'tools/call')
  for (const _ of calls) {
    if (await services.attempts.consume([['key call', key.id]])) continue
    reply.header('retry-after', retryAfterS)
    throw new ServiceError('access_key.too_many_calls')
  }
}

/** The library of the protocol is loaded with the first request, because few installations are asked. */
async function serve(request: FastifyRequest, reply: FastifyReply, { services, key }: Keyed): Promise<Response> {
  const [{ createMcpHandler }, { openMcpServer }] = await Promise.all([import('@modelcontextprotocol/server'), import('./mcp-server.ts')])
  const ports = assistantPorts(services, key.actor)
  const handler = createMcpHandler(
    () =>
      openMcpServer({
        scopes: key.scopes,
        call: (call, signal) => withSearchSlot({ request, reply, signal }, () => reportTool(ports, call, signal)),
        onFailure: (error) => request.log.error({ err: error, route: mcpPath }, 'tool failed'),
      }),
    { maxSubscriptions: 0 },
  )
  return handler.fetch(toWebRequest(request, disconnectSignal(reply)), { parsedBody: request.body })
}

function toWebRequest({ method, headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
  const hasBody = method !== 'GET' && body !== undefined
  return new Request(new URL(mcpPath, 'http://localhost'), {
    method,
    headers: sent,
    signal,
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  })
}
