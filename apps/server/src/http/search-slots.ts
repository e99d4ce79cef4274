import { isIPv6 } from 'node:net'
import { SearchAborted, type SearchControl } from '@basejuris/search'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error.ts'
import { createSearchLimiter, type SearchLimiter } from './search-limiter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    searchLimiter: SearchLimiter
  }
  interface FastifyRequest {
    /** Network of the person who asks. Null when our own pages ask for what all visitors share. */
    visitor: string | null
  }
}

/** Seconds after which a refused client should ask again. */
const retryAfterS = 2

/** Prepares the slots of searches. Searches of our own pages count for the visitor's address, which the pages pass on. */
export function registerSearchSlots(app: FastifyInstance, isFromOwnPages: (request: FastifyRequest) => boolean): void {
  app.decorate('searchLimiter', createSearchLimiter())
  app.decorateRequest('visitor', null)
  app.addHook('onRequest', async (request) => {
    const address = isFromOwnPages(request) ? request.headers['x-visitor-address'] : request.ip
    request.visitor = typeof address === 'string' ? visitorNetwork(address) : null
  })
}

interface SlotRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly signal: AbortSignal
}

/** Searches once a slot is free. The search ends when the client disconnects. Too many searches: `search.busy`. */
export async function withSearchSlot<Answer>(
  { request, reply, signal }: SlotRequest,
  search: (control: Required<SearchControl>) => Promise<Answer>,
): Promise<Answer> {
  const { searchLimiter } = request.server
  const release = await searchLimiter.acquire(request.visitor, signal).catch((error: unknown) => {
    if (error instanceof ServiceError) reply.header('retry-after', retryAfterS)
    throw signal.aborted ? new SearchAborted('The client left before its search') : error
  })
  try {
    return await search({ signal, visitor: request.visitor })
  } finally {
    release()
  }
}

/** An IPv6 network of 64 bits counts as one visitor, because one subscriber has all its addresses. */
export function visitorNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '')
  if (!isIPv6(plain)) return plain
  const [before = [], after] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const omitted = after === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: omitted }, () => '0'), ...(after ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
