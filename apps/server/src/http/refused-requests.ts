import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../errors/service-error.ts'
import { answerPageFailure } from './page-failure.ts'

/**
 * What no route can read is answered by a route all the same, so that headers, limits and metrics are those of every answer. These
 * paths hold nothing: whoever calls one is refused as well.
 */
const refusalPath = (code: ErrorCode): string => `/-/${code}`
const refusals = ['request.target', 'request.http', 'request.timeout', 'request.header_size'] as const satisfies readonly ErrorCode[]

export function bindRefusals(app: FastifyInstance): void {
  for (const code of refusals)
    app.all(refusalPath(code), { schema: { hide: true }, errorHandler: answerPageFailure }, async () =>
      Promise.reject(new ServiceError(code)),
    )
}

/** Path and query that the router gets for a request target (RFC 9112, 3.2). An absolute target loses its origin, so nothing repeats it. */
export function routedTarget(target = ''): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? ''
  const relative = target.slice(origin.length)
  const path = origin !== '' && !relative.startsWith('/') ? `/${relative}` : relative
  return path.startsWith('/') && isDecodable(path.split('?', 1)[0] ?? '') ? path : refusalPath('request.target')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const codeByParserError: Readonly<Record<string, (typeof refusals)[number]>> = {
  HPE_HEADER_OVERFLOW: 'request.header_size',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
}

/** Node keeps the message that a connection is answering there; no type names it. */
type AnsweringSocket = Socket & { readonly _httpMessage?: { readonly headersSent: boolean } | null }

/** Answers what never becomes a request: bytes that are not HTTP, headers too long, a body that does not arrive. The connection ends. */
export async function refuseMalformed(
  app: FastifyInstance,
  error: Error & { readonly code?: string },
  socket: AnsweringSocket,
): Promise<void> {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const answer = await app.inject({
    url: refusalPath(codeByParserError[error.code ?? ''] ?? 'request.http'),
    remoteAddress: socket.remoteAddress ?? '',
  })
  const headers = Object.entries({ ...answer.headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`, ...headers, '', ''].join('\r\n')
  if (socket.writable && socket._httpMessage?.headersSent !== true) socket.write(head + answer.body)
  socket.destroySoon()
}
