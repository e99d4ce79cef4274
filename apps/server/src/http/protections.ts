import { timingSafeEqual } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error.ts'
import { closedContentPolicy } from './content-policy.ts'
import { type RequestCounts, requestCountStore } from './request-counts.ts'
import { visitorNetwork } from './search-slots.ts'

export interface ProtectionOptions {
  readonly rateLimit: number
  readonly maxEventLoopDelayMs?: number
  /** Counts that other processes share; null counts in this process alone. */
  readonly requestCounts: RequestCounts | null
  /** Whether browsers reach the product by TLS. */
  readonly isHttps: boolean
  /** Whether the request comes from our own pages, which are limited at the page itself. */
  readonly isFromOwnPages: (request: FastifyRequest) => boolean
}

/** Security headers, rate limit, refusal under load and compression. */
export async function registerProtections(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.isHttps ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async ({ headers }, reply) => {
    // On the raw answer, as helmet does it: pages leave this framework before its own headers are sent.
    reply.raw.setHeader('permissions-policy', closedPermissions)
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new ServiceError('request.media_type')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedContentPolicy)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-robots-tag', 'noindex')
  })
  await app.register(rateLimit, {
    // The actor is known here: the limiter runs after the hooks of the whole product.
    max: ({ serviceKey }) => serviceKey?.requestsPerMinute ?? options.rateLimit,
    keyGenerator: limitedBy,
    timeWindow: '1 minute',
    allowList: options.isFromOwnPages,
    ...(options.requestCounts === null ? {} : { store: requestCountStore(options.requestCounts) }),
    errorResponseBuilder: () => new ServiceError('request.too_many'),
  })
  app.addHook('onClose', async () => options.requestCounts?.close())
  await app.register(underPressure, { maxEventLoopDelay: options.maxEventLoopDelayMs ?? 3000, customError: ServiceUnavailable })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: quickBrotli },
    globalDecompression: false,
  })
}

/** Limits the accounts of one network together. Runs where the actor is known. */
export function limitAccountsOfNetwork(app: FastifyInstance, { rateLimit }: Pick<ProtectionOptions, 'rateLimit'>): void {
  const count = app.createRateLimit({
    max: rateLimit * accountsOfNetwork,
    keyGenerator: ({ ip }: FastifyRequest) => `accounts ${visitorNetwork(ip)}`,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.actor.kind !== 'user') return
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new ServiceError('request.too_many')
  })
}

/** All accounts of one network together may ask as often as this many visitors. */
const accountsOfNetwork = 20

/** A key or an account has a limit of its own. Guests share that of their network, and everybody the limits of single endpoints. */
function limitedBy({ serviceKey, actor, ip, routeOptions }: FastifyRequest): string {
  if (serviceKey !== null) return `key ${serviceKey.actor.name}`
  const isOfEndpoint = typeof routeOptions.config.rateLimit === 'object'
  return isOfEndpoint ? visitorNetwork(ip) : accountOrNetwork({ actor, ip })
}

const accountOrNetwork = ({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>): string =>
  actor.kind === 'user' ? `account ${actor.userId}` : visitorNetwork(ip)

/** Limits of a page that counts its own requests alone, so that it opens where the rest of the product is over its limit. */
export const countedAlone = { rateLimit: { keyGenerator: accountOrNetwork } }

/** Features of browsers that no page uses. */
const closedPermissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
const yearSeconds = 31_536_000

/** Routes that are answered also under load and to an address that exceeded its limit. */
export const alwaysAnswered = { rateLimit: false, pressureHandler: () => undefined } as const

/** Measured on an answer of 30 kB: two thirds of the time of quality 4, same size. A window of 256 kB holds it whole. */
const quickBrotli = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 3,
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

class ServiceUnavailable extends ServiceError {
  constructor() {
    super('server.unavailable')
  }
}

/** Compares in constant time. */
export function isSameSecret(received: string | string[] | undefined, expected: string): boolean {
  const left = Buffer.from(typeof received === 'string' ? received : '')
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
