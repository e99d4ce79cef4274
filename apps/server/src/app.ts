import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { ServiceError } from './errors/service-error.ts'
import { authenticateRequests } from './http/authenticate.ts'
import { closeGracefully } from './http/close-gracefully.ts'
import { endStalledReaders } from './http/end-stalled-readers.ts'
import { answerError } from './http/error-mapper.ts'
import { serializeAnswers } from './http/in-process/serialize-answers.ts'
import { exposeMetrics } from './http/metrics.ts'
import { isSameSecret, limitAccountsOfNetwork, registerProtections } from './http/protections.ts'
import { bindRefusals, refuseMalformed, routedTarget } from './http/refused-requests.ts'
import { logRequests } from './http/request-log.ts'
import { registerSearchSlots } from './http/search-slots.ts'
import { securitySchemes } from './http/security-schemes.ts'
import { tokenCookies } from './http/token-cookie.ts'
import { bindUnknownRoutes } from './http/unknown-routes.ts'
import { bindAccountRoutes } from './modules/accounts/routes.ts'
import { bindAnalysisRoutes } from './modules/analysis/routes.ts'
import { bindResearchRoutes } from './modules/assistant/research/routes.ts'
import { bindAssistantRoutes } from './modules/assistant/routes.ts'
import { bindBillingRoutes } from './modules/billing/routes.ts'
import { bindCheckerRoutes } from './modules/checker/routes.ts'
import { bindContactRoutes } from './modules/contact/routes.ts'
import { bindContrastRoutes } from './modules/contrast/routes.ts'
import { bindExportRoutes } from './modules/exports/routes.ts'
import { bindLineRoutes } from './modules/lines/routes.ts'
import { bindMcpRoutes } from './modules/mcp/routes.ts'
import { bindNormativaRoutes } from './modules/normativa/routes.ts'
import { bindNormRoutes } from './modules/norms/routes.ts'
import { bindPlatformRoutes } from './modules/platform/routes.ts'
import { serveSecurityText } from './modules/platform/security-text.ts'
import { bindPrivacyRoutes } from './modules/privacy/routes.ts'
import { bindRulingRoutes } from './modules/rulings/routes.ts'
import { bindSearchRoutes } from './modules/search/routes.ts'
import { bindWorkspaceRoutes } from './modules/workspace/routes.ts'
import type { Services } from './services.ts'
import type { StartSpan } from './tracing/span.ts'
import { traceRequests } from './tracing/trace-requests.ts'

export interface AppOptions {
  readonly services: Services
  /** Made by `openLog`, which leaves the values of failed queries out. */
  readonly logger?: FastifyBaseLogger
  readonly rateLimit: number
  readonly trustProxy: false | string
  readonly metricsKey: string | null
  /** The origin that browsers use, to check the origin of writes; null means the host they name. */
  readonly publicUrl: string | null
  /** Requests that carry it come from our own pages, which are limited at the page itself. */
  readonly loopbackKey?: string
  /** With an event-loop delay above this, requests are answered 503; 0 disables it. */
  readonly maxEventLoopDelayMs?: number
  /** Time in which a request must have arrived whole, 30 s by default. */
  readonly arrivalTimeoutMs?: number
  /** Absent where no traces are written. */
  readonly startSpan?: StartSpan
}

const maxBodyBytes = 256 * 1024
/** As long as a target can be (Node's limit of headers), so that the schema answers. */
const maxParameterLength = maxHeaderSize
const standardArrivalMs = 30_000

/** The HTTP API without pages, ready for `inject` or `listen`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const arrivalMs = options.arrivalTimeoutMs ?? standardArrivalMs
  const isFromOwnPages = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
    options.loopbackKey !== undefined && isSameSecret(headers['x-loopback-key'], options.loopbackKey)
  const app = Fastify({
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: maxParameterLength },
    requestTimeout: arrivalMs,
    // Node exchanges both times when that of the headers is longer, and looks at each connection this often.
    http: { requestTimeout: arrivalMs, headersTimeout: arrivalMs, connectionsCheckingInterval: arrivalMs / 6 },
    rewriteUrl: ({ url }) => routedTarget(url),
    clientErrorHandler: (error, socket) => void refuseMalformed(app, error, socket).catch(() => socket.destroy()),
    frameworkErrors: answerError,
    genReqId: (request) => requestIdOf(request, isFromOwnPages),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    ...(options.logger === undefined ? { logger: false } : { loggerInstance: options.logger }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeAnswers)
  app.setErrorHandler(answerError)
  app.decorateRequest('failure', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  const { startSpan: start, trustProxy } = options
  if (start !== undefined) traceRequests(app, { start, continuesTrace: (request) => trustProxy !== false || isFromOwnPages(request) })
  endStalledReaders(app)
  closeGracefully(app)
  const isHttps = options.publicUrl?.startsWith('https:') === true
  await registerProtections(app, { ...options, isFromOwnPages, isHttps, requestCounts: options.services.requestCounts })
  const cookies = tokenCookies(options.publicUrl)
  await authenticateRequests(app, {
    sessions: options.services.sessions,
    serviceKeys: options.services.serviceKeys,
    cookies,
    publicUrl: options.publicUrl,
    isFromOwnPages,
  })
  limitAccountsOfNetwork(app, options)
  registerSearchSlots(app, isFromOwnPages)
  app.addHook('onRequest', async (request) => {
    const project = request.headers['x-project']
    if (project !== undefined && project !== 'basejuris') throw new ServiceError('request.project')
  })
  logRequests(app)
  exposeMetrics(app, { key: options.metricsKey, behindProxy: options.trustProxy !== false || options.publicUrl !== null })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'BaseJuris', version: '1', description: 'Búsqueda de jurisprudencia chilena' },
      components: { securitySchemes: securitySchemes(cookies.name) },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(async (routes) => bindApi(routes, options.services, cookies))
  bindUnknownRoutes(app)
  return app
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a page asks for has the id of the page, so that one id leads to every line of the log. */
function requestIdOf(
  request: Pick<FastifyRequest, 'headers'>,
  isFromOwnPages: (request: Pick<FastifyRequest, 'headers'>) => boolean,
): string {
  const { 'x-request-id': given } = request.headers
  return typeof given === 'string' && uuid.test(given) && isFromOwnPages(request) ? given : randomUUID()
}

/** Every endpoint of the interface, area by area. */
function bindApi(routes: FastifyInstance, services: Services, cookies: ReturnType<typeof tokenCookies>): void {
  bindSearchRoutes(routes, services)
  bindRulingRoutes(routes, services)
  bindNormRoutes(routes, services)
  bindNormativaRoutes(routes, services)
  bindLineRoutes(routes, services)
  bindCheckerRoutes(routes, services)
  bindAssistantRoutes(routes, services)
  bindResearchRoutes(routes, services)
  bindAnalysisRoutes(routes, services)
  bindMcpRoutes(routes, services)
  bindExportRoutes(routes, services)
  bindPlatformRoutes(routes, services)
  bindContactRoutes(routes, services)
  bindContrastRoutes(routes, services)
  bindPrivacyRoutes(routes, services)
  bindAccountRoutes(routes, services, cookies)
  bindWorkspaceRoutes(routes, services)
  bindBillingRoutes(routes, services)
  bindRefusals(routes)
  serveSecurityText(routes, services)
  routes.get('/openapi.json', { schema: { hide: true } }, async () => routes.swagger())
}
