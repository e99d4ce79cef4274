import { type Endpoint, endpoints } from '@basejuris/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { ServiceError } from '../errors/service-error.ts'
import { answerError } from './error-mapper.ts'

const readingMethods = ['GET', 'HEAD']

const methodsByPath = (Object.values(endpoints) as readonly Endpoint[]).map(({ method, path }) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  methods: method === 'GET' ? readingMethods : [method],
}))

/** Methods of the contract at a path; none at a path that it does not know. A path written in the contract is no id of another one. */
function methodsAt(path: string): string[] {
  const written = methodsByPath.filter((one) => one.path === path)
  const found = written.length > 0 ? written : methodsByPath.filter(({ pattern }) => pattern.test(path))
  return [...new Set(found.flatMap(({ methods }) => methods))]
}

/** Written paths whose other methods the router would take to a path with a parameter, as `DELETE /v1/folders/search`. */
const shadowed: readonly { readonly path: string; readonly methods: readonly string[] }[] = [
  ...new Set(methodsByPath.flatMap(({ path }) => (path.includes(':') ? [] : [path]))),
].flatMap((path) => {
  const own = methodsAt(path)
  const others = methodsByPath.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))
  const methods = [...new Set(others)].filter((method) => !own.includes(method))
  return methods.length === 0 ? [] : [{ path, methods }]
})

/** Answers 405 with `Allow` where another method would be answered, otherwise 404. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsAt(request.url.split('?', 1)[0] ?? '')
  const pages = request.server.hasRoute({ method: 'GET', url: '/*' }) && !request.url.startsWith('/_next/') ? readingMethods : []
  const allowed = methods.length > 0 || request.routeOptions.url !== undefined ? methods : pages
  if (allowed.length === 0 || allowed.includes(request.method)) return answerError(new ServiceError('route.not_found'), request, reply)
  return answerError(new ServiceError('route.method'), request, reply.header('allow', allowed.join(', ')))
}

/** Prefixes that answer only JSON, also for unknown paths. */
const apiPrefixes = ['/v1/*', '/v2/*', '/api/*', '/normativa/*']

/** Before a body is read: what does not exist is refused as such, whatever was sent to it. The limit of requests counts it. */
export function bindUnknownRoutes(app: FastifyInstance): void {
  const limitRate = app.rateLimit()
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await limitRate.call(app, request, reply)
    return answerUnknownRoute(request, reply)
  }
  const route = { schema: { hide: true }, config: { rateLimit: false }, onRequest: refuse } as const
  for (const url of apiPrefixes) app.all(url, route, refuse)
  for (const { path, methods } of shadowed) app.route({ ...route, method: [...methods] as HTTPMethods[], url: path, handler: refuse })
  app.addHook('onRequest', async (request, reply) => (request.is404 ? refuse(request, reply) : undefined))
  app.setNotFoundHandler(refuse)
}
