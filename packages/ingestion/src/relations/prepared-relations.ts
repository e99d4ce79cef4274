import { LRUCache } from 'lru-cache'
import type { ReadRelations, WrittenRelations } from '../citations/read-relations.ts'
import type { WrittenQuotation } from '../citations/written-quotations.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** Bytes of each of the two caches of a pool, about those of 2,000 rulings. */
const maxBytes = 16_000_000
/** Some are never taken: a record that was stored before, or that was masked further. */
const maxAgeMs = 10 * 60_000
/** The rest is for rulings that are being prepared. */
const fullShare = 0.9
/** About what one of them takes in memory. */
const bytesOf = { ruling: 200, citation: 500, norm: 100, place: 100, print: 16, considerando: 100, quotation: 250 }

const sizeOfRelations = ({ citations, texts }: ReadRelations): number =>
  bytesOf.ruling +
  citations.citations.length * bytesOf.citation +
  citations.norms.reduce((sum, { places }) => sum + bytesOf.norm + places.length * bytesOf.place, 0) +
  texts.prints.length * bytesOf.print +
  texts.considerandos.length * bytesOf.considerando +
  texts.quotations.length * bytesOf.quotation

const sizeOfQuotations = (written: readonly WrittenQuotation[]): number =>
  written.reduce(
    (sum, { written: text, norms }) => sum + bytesOf.quotation + (text?.length ?? 0) + norms.length * bytesOf.norm,
    bytesOf.ruling,
  )

/**
 * Relations that the preparation of rulings has read, until they are stored, and the words of their quotations, until they are traced. Those
 * of a ruling that is absent are read again, with the same result.
 */
export class PreparedRelations {
  readonly #relations: LRUCache<string, ReadRelations>
  readonly #written: LRUCache<string, readonly WrittenQuotation[]>

  constructor(maxSize = maxBytes) {
    this.#relations = new LRUCache({ maxSize, ttl: maxAgeMs, sizeCalculation: sizeOfRelations })
    this.#written = new LRUCache({ maxSize, ttl: maxAgeMs, sizeCalculation: sizeOfQuotations })
  }

  /** Whether another ruling is worth reading ahead. What is stored next is the oldest, so that nothing is evicted for it. */
  hasRoom(): boolean {
    return [this.#relations, this.#written].every((cache) => {
      if (isFull(cache)) cache.purgeStale()
      return !isFull(cache)
    })
  }

  /** `contentHash` of the ruling, as it is stored. */
  add(contentHash: string, { written, ...relations }: WrittenRelations): void {
    this.#relations.set(contentHash, relations)
    if (written.length > 0) this.#written.set(contentHash, written)
  }

  /** They leave the cache. */
  take(contentHash: string): ReadRelations | null {
    return takeOf(this.#relations, contentHash)
  }

  /** In the order of the quotations. They leave the cache. */
  takeWritten(contentHash: string): readonly WrittenQuotation[] | null {
    return takeOf(this.#written, contentHash)
  }
}

const isFull = ({ calculatedSize, maxSize }: Pick<LRUCache<string, object>, 'calculatedSize' | 'maxSize'>): boolean =>
  calculatedSize >= maxSize * fullShare

function takeOf<Value extends object>(cache: LRUCache<string, Value>, key: string): Value | null {
  const value = cache.get(key)
  cache.delete(key)
  return value ?? null
}

const byPool = new WeakMap<WorkerPool, PreparedRelations>()

/** Opens the cache of a pool: from then on its preparation of rulings reads their relations. */
export function openPreparedRelations(pool: WorkerPool): PreparedRelations {
  const open = byPool.get(pool) ?? new PreparedRelations()
  byPool.set(pool, open)
  return open
}

/** Null where nobody stores the relations of what the pool prepares. */
export function preparedRelationsOf(pool: WorkerPool): PreparedRelations | null {
  return byPool.get(pool) ?? null
}
