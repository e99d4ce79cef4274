import { addCounts, type Database } from '@basejuris/database'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { z } from 'zod'
import type { CodeHmac } from '../security/code-hmac.ts'

/** Requests of a time window, counted over all processes. */
export interface RequestCounts {
  /** Counts one request. Answers all of its window so far, and the milliseconds until the window ends. */
  readonly add: (key: string, windowMs: number) => { readonly current: number; readonly ttl: number }
  /** Exchanges counts with the other processes; without the database this process counts alone. */
  readonly exchange: () => Promise<void>
  readonly close: () => void
}

interface Count {
  /** Of every process, as last stored. */
  stored: number
  /** Of this process since. */
  added: number
  expiresMs: number
}

/** Between two exchanges each process may answer what is left of a limit. */
const exchangeMs = 1000
/** Beyond it the oldest counts are dropped, as many addresses may ask in one minute. */
const maxKeys = 20_000

interface RequestCountsOptions {
  readonly db: Database
  readonly codeHmac: CodeHmac
  readonly now?: () => number
}

/** Counts in memory, and exchanges the counts with the other processes each second. Keys are stored as HMACs. */
export function createRequestCounts({ db, codeHmac, now = Date.now }: RequestCountsOptions): RequestCounts {
  const counts = new Map<string, Count>()
  let exchanging: Promise<void> | null = null

  const dropOld = (): void => {
    const atMs = now()
    for (const [key, { expiresMs, added }] of counts) if (expiresMs <= atMs && added === 0) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size <= maxKeys) break
      counts.delete(key)
    }
  }
  const exchange = async (): Promise<void> => {
    const sent = new Map<string, { readonly key: string; readonly points: number; readonly expiresAt: Date }>()
    for (const [key, { added, expiresMs }] of counts)
      if (added > 0) sent.set(`requests:${codeHmac('requests', key)}`, { key, points: added, expiresAt: new Date(expiresMs) })
    if (sent.size > 0) {
      const added = [...sent].map(([key, { points, expiresAt }]) => ({ key, points, expiresAt }))
      for (const { key, points, expiresAt } of await addCounts(db, added, new Date(now()))) {
        const own = sent.get(key)
        const count = own === undefined ? undefined : counts.get(own.key)
        if (own === undefined || count === undefined) continue
        count.added = Math.max(0, count.added - own.points)
        count.stored = points
        count.expiresMs = expiresAt.getTime()
      }
    }
    dropOld()
  }
  const exchangeOnce = (): Promise<void> => {
    exchanging ??= exchange()
      .catch(() => undefined)
      .finally(() => {
        exchanging = null
      })
    return exchanging
  }
  const timer = setInterval(exchangeOnce, exchangeMs).unref()
  return {
    add: (key, windowMs) => {
      const atMs = now()
      const found = counts.get(key)
      const count = found === undefined || found.expiresMs <= atMs ? { stored: 0, added: 0, expiresMs: atMs + windowMs } : found
      count.added += 1
      counts.set(key, count)
      return { current: count.stored + count.added, ttl: count.expiresMs - atMs }
    },
    exchange: exchangeOnce,
    close: () => clearInterval(timer),
  }
}

type Counted = Parameters<FastifyRateLimitStore['incr']>[1]

/** The limiter passes its own options with the route inside, other than its type says. A limit of no single route passes an empty one. */
const routeSchema = z.object({
  routeInfo: z.union([
    z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }),
    z.strictObject({}).transform(() => null),
  ]),
})

function routeName(route: object): string {
  const { routeInfo } = routeSchema.parse(route)
  return routeInfo === null ? '' : `${String(routeInfo.method)} ${routeInfo.url} `
}

/** The store that the limiter of requests asks: a route with a limit of its own counts apart. */
export function requestCountStore(counts: RequestCounts): FastifyRateLimitStoreCtor {
  const counting = (prefix: string): FastifyRateLimitStore => ({
    incr: (key, answer: Counted, windowMs) => answer(null, counts.add(`${prefix}${key}`, windowMs)),
    child: (route) => counting(routeName(route)),
  })
  return class implements FastifyRateLimitStore {
    readonly #shared = counting('')
    incr(...counted: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#shared.incr(...counted)
    }
    child(...route: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore {
      return this.#shared.child(...route)
    }
  }
}
