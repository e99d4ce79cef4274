import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import nextModule from 'next'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { pagesBuildFolder } from '../config/config.ts'
import { ServiceError } from '../errors/service-error.ts'
import { answerWithStatus } from './answer-with-status.ts'
import { closedContentPolicy, contentPolicy } from './content-policy.ts'
import { callerSignal, disconnectSignal } from './disconnect-signal.ts'
import { inProcessFetch } from './in-process/in-process-fetch.ts'
import { answerPageFailure } from './page-failure.ts'
import { alwaysAnswered, countedAlone } from './protections.ts'
import { answerUnknownRoute } from './unknown-routes.ts'

// With nodenext, the CommonJS default export of next has the type of its namespace; at run time it is the function.
const next = nextModule as unknown as typeof nextModule.default
/** The pages load their own modules, so they find the function by this global symbol. */
const inProcessFetchName = Symbol.for('basejuris.own-fetch')
const webFolder = join(import.meta.dirname, '../../../web')

/** Pages of words and forms, without a search. Each opens also where searches used up the limit of their network. */
const plainPages = [
  '/',
  '/login',
  '/register',
  '/recuperar',
  '/terminos',
  '/privacidad',
  '/accesibilidad',
  '/contacto',
  '/como-funciona',
] as const

/** Files are always served: a page that was sent before a rush would break without them. */
const assetConfig = { ...alwaysAnswered, metricsRoute: '/_next/static/*' }

/** Headers that protect documents only; on assets they are dead bytes. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
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

/** Mounts the Next.js pages behind the API. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { development, port } = options
  const pages = next({ dev: development, dir: webFolder, hostname: '127.0.0.1', port, httpServer: app.server })
  Object.assign(globalThis, { [inProcessFetchName]: inProcessFetch(app) })
  await pages.prepare()
  const folder = join(webFolder, pagesBuildFolder(), 'static')
  const pictures = listFiles(join(webFolder, 'public')).filter((file) => file.endsWith('.png'))
  bindPages(app, { ...options, handle: pages.getRequestHandler(), pictures, staticFiles: development ? null : listFiles(folder) })
  app.addHook('onClose', () => pages.close())
}

/** Paths of the files of a folder, with `/` between names. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

export interface BoundPages extends Omit<PagesOptions, 'port'> {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Paths below `/_next/static/`. Null while developing, when they are made on demand. */
  readonly staticFiles: readonly string[] | null
  /** Paths of the pictures that may be scaled. */
  readonly pictures: readonly string[]
}

/**
 * Routes of pages and of their files. Every page gets a fresh nonce in its policy; a nonce header of the client is dropped. Next.js folds
 * dot segments, so below `/_next/` it sees only addresses made here: anything else could be a page without limit and policy.
 */
export function bindPages(app: FastifyInstance, options: BoundPages): void {
  const { development, allowTagManager, statusOf, handle, staticFiles, pictures } = options
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    refuseUnreadableState(request)
    const status = asksForStructure(request) ? 200 : await statusOf(request.url)
    reply.hijack()
    if (status !== 200) answerWithStatus(reply.raw, status)
    const { raw } = request
    delete raw.headers['x-nonce']
    delete raw.headers['content-security-policy']
    // Pages get the visitor's address only from here and pass it on for the visitor's rate limit.
    raw.headers['x-visitor-address'] = request.ip
    raw.headers['x-page-address'] = pageAddress(request.url)
    raw.headers['x-request-id'] = request.id
    const nonce = randomBytes(16).toString('base64')
    const policy = contentPolicy(nonce, development, allowTagManager && request.url.split('?')[0] === '/register')
    raw.headers['x-nonce'] = nonce
    raw.headers['content-security-policy'] = policy
    reply.raw.setHeader('content-security-policy', policy)
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined && name.startsWith('x-ratelimit')) reply.raw.setHeader(name, value)
    await callerSignal.run(disconnectSignal(reply), () => handle(raw, reply.raw))
  }
  const serveFrom = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<void> => {
    reply.hijack()
    request.raw.url = url
    await handle(request.raw, reply.raw)
  }
  const serveFile: ServeFile = (request, reply, url) => {
    for (const name of documentHeaders) reply.raw.removeHeader(name)
    return serveFrom(request, reply, url)
  }
  const servePicture = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const url = imageAddress(request.url, pictures)
    reply.raw.setHeader('content-security-policy', closedContentPolicy)
    return serveFrom(request, reply, url)
  }
  const reading = { method: ['GET', 'HEAD'], schema: { hide: true } } as { readonly method: HTTPMethods[]; readonly schema: { hide: true } }
  redirectMovedPages(app)
  for (const file of staticFiles ?? []) {
    const url = `/_next/static/${file}`
    app.route({ ...reading, url, config: assetConfig, handler: (request, reply) => serveFile(request, reply, encodeURI(url)) })
  }
  if (staticFiles === null) bindFilesMadeOnDemand(app, serveFile)
  app.get('/_next/image', { schema: { hide: true } }, servePicture)
  app.route({ ...reading, url: '/_next/*', handler: answerUnknownRoute })
  for (const url of plainPages) app.route({ ...reading, url, config: countedAlone, handler: serve, errorHandler: answerPageFailure })
  app.route({ ...reading, url: '/*', handler: serve, errorHandler: answerPageFailure })
}

type ServeFile = (request: FastifyRequest, reply: FastifyReply, url: string) => Promise<void>

const unsafePath = /[\\;]|%(?:2e|2f|5c|25)|(?:^|\/)\.{1,2}(?:\/|$)/i

function bindFilesMadeOnDemand(app: FastifyInstance, serveFile: ServeFile): void {
  app.get('/_next/static/*', { schema: { hide: true } }, (request, reply) => {
    if (unsafePath.test(request.url.split('?', 1)[0] ?? '')) throw new ServiceError('route.not_found')
    return serveFile(request, reply, request.url)
  })
}

/**
 * Address of a picture of this site, scaled. Next.js would render a page to learn that it is no picture.
 * @throws {ServiceError} `request.target` for any other address.
 */
function imageAddress(url: string, pictures: readonly string[]): string {
  const query = new URL(url, 'http://localhost').searchParams
  const [picture = '', ...more] = query.getAll('url')
  if (more.length > 0 || !pictures.includes(picture.slice(1)) || !picture.startsWith('/')) throw new ServiceError('request.target')
  return `/_next/image?${query}`
}

/** The router asks once for the parts of a page without their content, and leaves the query out. No ruling is named then, and none is missing. */
const asksForStructure = ({ headers }: FastifyRequest): boolean => headers['next-router-segment-prefetch'] === '/_tree'

/** Next.js answers 500 to a state of its router that it cannot read. @throws {ServiceError} `request.header` */
function refuseUnreadableState({ headers }: FastifyRequest): void {
  const state = headers['next-router-state-tree']
  try {
    parseAndValidateFlightRouterState(state)
  } catch {
    throw new ServiceError('request.header')
  }
}

/** Folders were once at /materias: links to them keep working, with path and query. Other names of the page of norms lead to it. */
export function redirectMovedPages(app: FastifyInstance): void {
  for (const url of ['/materias', '/materias/*'])
    app.get(url, { schema: { hide: true } }, (request, reply) => reply.redirect(request.url.replace('/materias', '/carpetas'), 308))
  for (const url of ['/normas', '/normas/', '/norma', '/norma/', '/normativa/'])
    app.get(url, { schema: { hide: true } }, (request, reply) => reply.redirect(request.url.replace(url, '/normativa'), 308))
}

/** Path and query as the address bar shows them, without the parameter that the router's own fetches add. */
export function pageAddress(url: string): string {
  return url.replace(/([?&])_rsc=[^&]*(&|$)/, (_found, before: string, after: string) => (after === '&' ? before : ''))
}
