import type { FastifyReply, FastifyRequest } from 'fastify'

const plainName = 'basejuris-token'
/** Browsers take a cookie with this prefix only from the site itself over TLS, so no other host of the domain can set it. */
const hostPrefix = '__Host-'

/** Cookies that only the endpoints of accounts read. */
export const accountCookies = { device: 'basejuris-equipo', recovery: 'basejuris-recuperacion' } as const
const accountPath = '/v1/auth'

export interface AccountCookie {
  readonly name: (typeof accountCookies)[keyof typeof accountCookies]
  readonly value: string
  readonly seconds: number
}

/** Cookies that hold the token in browsers. Scripts cannot read them. */
export interface TokenCookies {
  readonly name: string
  /** The token that a browser sent; null without one. */
  readonly read: (request: FastifyRequest) => string | null
  readonly set: (request: FastifyRequest, reply: FastifyReply, token: string, expires: Date) => void
  readonly setForAccounts: (request: FastifyRequest, reply: FastifyReply, cookie: AccountCookie) => void
  readonly clear: (request: FastifyRequest, reply: FastifyReply) => void
}

/** `publicUrl`: the origin that browsers use; null means the host they name. */
export function tokenCookies(publicUrl: string | null): TokenCookies {
  const isHttps = publicUrl?.startsWith('https:') === true
  const name = isHttps ? hostPrefix + plainName : plainName
  const attributes = (request: FastifyRequest) =>
    ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps || request.protocol === 'https' }) as const
  return {
    name,
    read: ({ cookies }) => cookies[name] || null,
    set: (request, reply, token, expires) => void reply.setCookie(name, token, { ...attributes(request), expires }),
    setForAccounts: (request, reply, cookie) =>
      void reply.setCookie(cookie.name, cookie.value, { ...attributes(request), path: accountPath, maxAge: cookie.seconds }),
    clear: (request, reply) => void reply.clearCookie(name, attributes(request)),
  }
}
