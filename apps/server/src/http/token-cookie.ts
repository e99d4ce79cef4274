import type { FastifyReply, FastifyRequest } from 'fastify'

/** Holds the token in browsers; scripts cannot read it. */
export const tokenCookie = 'basejuris-token'

const attributes = (request: FastifyRequest, publicUrl: string | null) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl?.startsWith('https:') === true || request.protocol === 'https',
  }) as const

export interface TokenCookies {
  readonly set: (request: FastifyRequest, reply: FastifyReply, token: string, expires: Date) => void
  readonly clear: (request: FastifyRequest, reply: FastifyReply) => void
}

/** `publicUrl`: the origin that browsers use; null means the host they name. */
export function tokenCookies(publicUrl: string | null): TokenCookies {
  return {
    set: (request, reply, token, expires) => void reply.setCookie(tokenCookie, token, { ...attributes(request, publicUrl), expires }),
    clear: (request, reply) => void reply.clearCookie(tokenCookie, attributes(request, publicUrl)),
  }
}
