import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import nextModule from 'next'
import { answerWithStatus } from './answer-with-status.ts'
import { contentPolicy } from './content-policy.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { answerPageFailure } from './page-failure.ts'

// With nodenext, the CommonJS default export of next has the type of its namespace; at run time it is the function.
const next = nextModule as unknown as typeof nextModule.default
/** The pages load their own modules, so they find the function by this global symbol. */
const inProcessFetchName = Symbol.for('basejuris.own-fetch')
const webFolder = join(import.meta.dirname, '../../../web')

/** Assets are always served: a page that was sent before a rush would break without them. */
export const assetConfig = { rateLimit: false, pressureHandler: () => undefined } as const

/** Headers that protect documents only; on assets they are dead bytes. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

export interface PagesOptions {
  readonly development: boolean
  readonly port: number
  /** Status of a page that can be rendered. */
  readonly statusOf: (address: string) => Promise<number>
  /** Whether the registration page may load a tag manager. */
  readonly allowTagManager: boolean
}

/** Mounts the Next.js pages behind the API. Every page gets a fresh nonce in its policy; a nonce header of the client is dropped. */
export async function mountPages(app: FastifyInstance, { development, port, allowTagManager, statusOf }: PagesOptions): Promise<void> {
  const pages = next({ dev: development, dir: webFolder, hostname: '127.0.0.1', port, httpServer: app.server })
  Object.assign(globalThis, { [inProcessFetchName]: inProcessFetch(app) })
  await pages.prepare()
  const handle = pages.getRequestHandler()
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const status = await statusOf(request.url)
    reply.hijack()
    if (status !== 200) answerWithStatus(reply.raw, status)
    const { raw } = request
    delete raw.headers['x-nonce']
    delete raw.headers['content-security-policy']
    // Pages get the visitor's address only from here and pass it on for the visitor's rate limit.
    raw.headers['x-visitor-address'] = request.ip
    raw.headers['x-page-address'] = pageAddress(request.url)
    const nonce = randomBytes(16).toString('base64')
    const policy = contentPolicy(nonce, development, allowTagManager && request.url.split('?')[0] === '/register')
    raw.headers['x-nonce'] = nonce
    raw.headers['content-security-policy'] = policy
    reply.raw.setHeader('content-security-policy', policy)
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined && name.startsWith('x-ratelimit')) reply.raw.setHeader(name, value)
    await handle(raw, reply.raw)
  }
  const serveAsset = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack()
    for (const name of documentHeaders) reply.raw.removeHeader(name)
    await handle(request.raw, reply.raw)
  }
  const hidden = { schema: { hide: true } } as const
  redirectMovedPages(app)
  app.route({ method: ['GET', 'HEAD'], url: '/_next/static/*', config: assetConfig, ...hidden, handler: serveAsset })
  app.route({ method: ['GET', 'HEAD'], url: '/_next/*', ...hidden, handler: serveAsset })
  app.route({ method: ['GET', 'HEAD'], url: '/*', ...hidden, handler: serve, errorHandler: answerPageFailure })
  app.addHook('onClose', () => pages.close())
}

/** Folders were once at /materias: links to them keep working, with path and query. */
export function redirectMovedPages(app: FastifyInstance): void {
  for (const url of ['/materias', '/materias/*'])
    app.get(url, { schema: { hide: true } }, (request, reply) => reply.redirect(request.url.replace('/materias', '/carpetas'), 308))
}

/** Path and query as the address bar shows them, without the parameter that the router's own fetches add. */
export function pageAddress(url: string): string {
  return url.replace(/([?&])_rsc=[^&]*(&|$)/, (_found, before: string, after: string) => (after === '&' ? before : ''))
}
