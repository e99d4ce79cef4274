import type { ReadRelations } from '../citations/read-relations.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** Bytes of what is cached for one process, about those of 2,000 rulings. */
const maxBytes = 16_000_000
/** About what one of them takes in memory. */
const bytesOf = { citation: 500, norm: 100, place: 100, print: 16, considerando: 100, quotation: 250 }

function sizeOf({ citations, texts }: ReadRelations): number {
  return (
    citations.citations.length * bytesOf.citation +
    citations.norms.reduce((sum, { places }) => sum + bytesOf.norm + places.length * bytesOf.place, 0) +
    texts.prints.length * bytesOf.print +
    texts.considerandos.length * bytesOf.considerando +
    texts.quotations.length * bytesOf.quotation
  )
}

/**
 * Relations that the preparation of rulings has read, until they are stored. The oldest are evicted: those of a ruling that is absent
 * are read again, with the same result.
 */
export class PreparedRelations {
  readonly #byHash = new Map<string, ReadRelations>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(limit = maxBytes) {
    this.#maxBytes = limit
  }

  /** `contentHash` of the ruling, as it is stored. */
  add(contentHash: string, relations: ReadRelations): void {
    this.take(contentHash)
    this.#byHash.set(contentHash, relations)
    this.#bytes += sizeOf(relations)
    for (const oldest of this.#byHash.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.take(oldest)
    }
  }

  /** They leave the cache. */
  take(contentHash: string): ReadRelations | null {
    const relations = this.#byHash.get(contentHash)
    if (relations === undefined) return null
    this.#byHash.delete(contentHash)
    this.#bytes -= sizeOf(relations)
    return relations
  }
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
