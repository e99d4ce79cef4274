import type { FastifyReply, FastifyRequest } from 'fastify'

const plainName = 'basejuris-token'
/** Browsers take a cookie with this prefix only from the site itself over TLS, so no other host of the domain can set it. */
const hostPrefix = '__Host-'

/** Cookies that only the endpoints of accounts read. */
export const accountCookies = { device: 'basejuris-equipo', recovery: 'basejuris-recuperacion' } as const
type AccountCookieName = (typeof accountCookies)[keyof typeof accountCookies]
const accountPath = '/v1/auth'

export interface AccountCookie {
  readonly name: AccountCookieName
  readonly value: string
  readonly seconds: number
}

/** Browsers take a cookie with this prefix only over TLS. Unlike `__Host-` it allows a path. */
const securePrefix = '__Secure-'

/** The name under which a cookie is set, with TLS and without it. */
export function securedName(name: string, isSecure: boolean): string {
  return isSecure ? securePrefix + name : name
}

/** The value that a browser sent; undefined without one. Versions before the prefix set the plain name, valid for up to 90 days. */
export function readSecured({ cookies }: FastifyRequest, name: string): string | undefined {
  return cookies[securePrefix + name] ?? cookies[name]
}

/** Cookies that hold the token in browsers. Scripts cannot read them. */
export interface TokenCookies {
  readonly name: string
  /** The token that a browser sent; null without one. */
  readonly read: (request: FastifyRequest) => string | null
  readonly set: (request: FastifyRequest, reply: FastifyReply, token: string, expires: Date) => void
  readonly setForAccounts: (request: FastifyRequest, reply: FastifyReply, cookie: AccountCookie) => void
  readonly clear: (request: FastifyRequest, reply: FastifyReply) => void
  /** Every cookie of an account, when it ends. */
  readonly clearAll: (request: FastifyRequest, reply: FastifyReply) => void
}

/** `publicUrl`: the origin that browsers use; null means the host they name. */
export function tokenCookies(publicUrl: string | null): TokenCookies {
  const isHttps = publicUrl?.startsWith('https:') === true
  const name = isHttps ? hostPrefix + plainName : plainName
  const isSecure = (request: FastifyRequest): boolean => isHttps || request.protocol === 'https'
  const attributes = (request: FastifyRequest) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request) }) as const
  const clear = (request: FastifyRequest, reply: FastifyReply): void => void reply.clearCookie(name, attributes(request))
  const clearSent = (request: FastifyRequest, reply: FastifyReply, sent: string): void => {
    if (request.cookies[sent] !== undefined) reply.clearCookie(sent, { ...attributes(request), path: accountPath })
  }
  return {
    name,
    read: ({ cookies }) => cookies[name] || null,
    set: (request, reply, token, expires) => void reply.setCookie(name, token, { ...attributes(request), expires }),
    setForAccounts: (request, reply, cookie) => {
      const set = securedName(cookie.name, isSecure(request))
      reply.setCookie(set, cookie.value, { ...attributes(request), path: accountPath, maxAge: cookie.seconds })
      if (set !== cookie.name) clearSent(request, reply, cookie.name)
    },
    clear,
    clearAll: (request, reply) => {
      clear(request, reply)
      for (const plain of Object.values(accountCookies)) for (const sent of [plain, securePrefix + plain]) clearSent(request, reply, sent)
    },
  }
}
