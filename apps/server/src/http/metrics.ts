import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { ServiceError } from '../errors/service-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stands for the route in metrics. */
    readonly metricsRoute?: string
  }
}

export interface MetricsOptions {
  readonly key: string | null
  /** A proxy stands in front, or may. */
  readonly behindProxy: boolean
}

/** Pattern of the route, one for all static files. */
const routeLabel = ({ routeOptions }: FastifyRequest): string => routeOptions.config.metricsRoute ?? routeOptions.url ?? 'none'

/** Prometheus metrics at /metrics. With a key they are open to its holders, without one only to programs of this machine that come through no proxy. */
export function exposeMetrics(app: FastifyInstance, options: MetricsOptions): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Requests that were refused or failed, by route pattern and code of the error catalogue',
    labelNames: ['method', 'route', 'code'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeLabel(request)
    if (request.failure !== null) failures.inc({ method: request.method, route, code: request.failure })
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, options)) throw new ServiceError('route.not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
  return registry
}

/** A proxy of this machine adds one of them to the requests that it passes on. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

function mayRead(request: FastifyRequest, { key, behindProxy }: MetricsOptions): boolean {
  if (key === null) {
    const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined)
    return !behindProxy && !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
  }
  const received = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(key)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
