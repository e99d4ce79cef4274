import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ServiceError } from '../../../errors/service-error.ts'
import { readSecured, securedName, type TokenCookies } from '../../../http/token-cookie.ts'
import { describeDevice } from '../../../security/describe-device.ts'
import type { Services } from '../../../services.ts'
import { signInWithIdentity } from './sign-in-with-identity.ts'

export const oidcPaths = { start: '/v1/auth/oidc/start', callback: '/v1/auth/oidc/callback' } as const
const secretsCookie = 'basejuris-oidc'
const cipherContext = 'cookie:basejuris-oidc'
const secretsSeconds = 600
/** The page explains the failure and offers the password and the way back. */
const failedPage = (next: string): string => `/login?${new URLSearchParams({ ...(next === '/' ? {} : { next }), sesion: 'organizacion' })}`

const secretsSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string(), next: z.string() })
const hidden = { schema: { hide: true }, config: { rateLimit: { max: 30, timeWindow: 600_000 } } } as const

/** Sign-in through the firm's own service, by redirects of the browser. Without a service these routes do not exist. */
export function bindOidcRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  const { signInService: service, textCipher, site } = services
  if (service === null) return
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/v1/auth/oidc', secure: site.publicUrl.startsWith('https:') } as const
  const cookieName = securedName(secretsCookie, attributes.secure)
  app.get(oidcPaths.start, hidden, async (request, reply) => {
    const next = returnPath(request)
    try {
      const { url, secrets } = await service.start()
      const stored = textCipher.encrypt(cipherContext, JSON.stringify({ ...secrets, next }))
      return reply.setCookie(cookieName, stored, { ...attributes, maxAge: secretsSeconds }).redirect(url.href)
    } catch (error) {
      return failed(error, request, reply, next)
    }
  })
  app.get(oidcPaths.callback, hidden, async (request, reply) => {
    reply.clearCookie(cookieName, attributes)
    let next = '/'
    try {
      const stored = secretsSchema.parse(JSON.parse(textCipher.decrypt(cipherContext, readSecured(request, secretsCookie) ?? '')))
      next = stored.next
      const identity = await service.finish(new URL(request.url, site.publicUrl), stored)
      const visitor = { device: describeDevice(request.headers['user-agent']), address: request.ip }
      const { session } = await signInWithIdentity(services, { ...visitor, identity, id: randomUUID(), at: new Date() })
      cookies.set(request, reply, session.token, session.expiresAt)
      return reply.redirect(next)
    } catch (error) {
      return failed(error, request, reply, next)
    }
  })
}

/** Errors of the service may quote codes and tokens, so only their kind is logged. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply, next: string): FastifyReply {
  const { name, code } = error as { readonly name?: string; readonly code?: unknown }
  if (!(error instanceof ServiceError)) request.log.warn({ error: name, code: String(code ?? '') }, 'sign-in at the service failed')
  return reply.redirect(failedPage(next))
}

/** The page to return to: a path of this site and nothing else. */
function returnPath(request: FastifyRequest): string {
  const next = z.object({ next: z.string().max(2000) }).safeParse(request.query).data?.next ?? '/'
  const here = 'https://here.invalid'
  const plain = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) && URL.canParse(next, here) && new URL(next, here).origin === here
  return plain ? next : '/'
}
