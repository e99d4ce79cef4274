import { type Actor, guest } from '@basejuris/domain'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error.ts'
import type { FoundServiceKey, ServiceKeys } from '../security/service-keys.ts'
import type { Sessions } from '../security/sessions.ts'
import type { TokenCookies } from './token-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** The request has a token that belongs to no open session. */
    expiredToken: boolean
    /** The key of the machine that asks, where the endpoint takes such keys. */
    serviceKey: FoundServiceKey | null
    /** The request has a key that opens nothing. */
    unknownKey: boolean
  }
  interface FastifyContextConfig {
    takesServiceKeys?: boolean
    /** Nobody's session counts: other sites and servers ask here. */
    isAnonymous?: boolean
  }
}

/** Header of the keys of machines. */
export const serviceKeyHeader = 'x-api-key'

export interface AuthenticateOptions {
  readonly serviceKeys: Pick<ServiceKeys, 'find'>
  readonly sessions: Pick<Sessions, 'findActor'>
  readonly cookies: Pick<TokenCookies, 'read' | 'clear'>
  readonly publicUrl: string | null
  /** Whether our own pages ask on behalf of a visitor; they pass the cookie on. */
  readonly isFromOwnPages: (request: FastifyRequest) => boolean
}

/** Sets the actor of each request before anything else runs. An invalid token makes a guest; a 401 then clears its cookie. */
export async function authenticateRequests(
  app: FastifyInstance,
  { sessions, serviceKeys, cookies, publicUrl, isFromOwnPages }: AuthenticateOptions,
): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('actor')
  app.decorateRequest('expiredToken', false)
  app.decorateRequest('serviceKey', null)
  app.decorateRequest('unknownKey', false)
  app.addHook('onRequest', async (request) => {
    request.actor = guest
    const key = request.headers[serviceKeyHeader]
    if (typeof key === 'string' && request.routeOptions.config.takesServiceKeys === true) {
      request.serviceKey = await serviceKeys.find(key)
      request.unknownKey = request.serviceKey === null
      if (request.serviceKey !== null) request.actor = request.serviceKey.actor
      return
    }
    if (request.routeOptions.config.isAnonymous === true) return
    const bearer = bearerOf(request)
    const token = bearer ?? cookies.read(request)
    if (token === null) return
    if (bearer === undefined && !isFromOwnPages(request)) refuseCrossSiteWrites(request, publicUrl)
    const actor = await sessions.findActor(token)
    if (actor === null) request.expiredToken = true
    else request.actor = actor
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 && request.expiredToken && cookies.read(request) !== null) cookies.clear(request, reply)
  })
}

const bearerOf = (request: FastifyRequest): string | undefined => /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers send cookies with requests of other sites too, so writes need our own origin (OWASP, cross-site request forgery). */
function refuseCrossSiteWrites(request: FastifyRequest, publicUrl: string | null): void {
  if (readingMethods.has(request.method)) return
  const { origin } = request.headers
  const own = publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
  if (origin !== own) throw new ServiceError('request.origin')
}
