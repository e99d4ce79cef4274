import type { TextReading } from '../citations/text-reading.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Bytes of what is cached for one process, about those of 6,000 rulings. */
const maxBytes = 16_000_000
const bytesOfPlace = 100

const sizeOf = ({ norms, spoken }: TextReading): number =>
  spoken.byteLength + norms.reduce((sum, { places }) => sum + places.length * bytesOfPlace, bytesOfPlace)

/**
 * What the preparation of rulings read of their texts, until their relations are read. The oldest are evicted: a text that is absent is
 * read again, with the same result.
 */
export class TextReadings {
  readonly #byHash = new Map<string, TextReading>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(limit = maxBytes) {
    this.#maxBytes = limit
  }

  add(textHash: string, reading: TextReading): void {
    this.take(textHash)
    this.#byHash.set(textHash, reading)
    this.#bytes += sizeOf(reading)
    for (const oldest of this.#byHash.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.take(oldest)
    }
  }

  /** Each is needed once: it leaves the cache. */
  take(textHash: string): TextReading | null {
    const reading = this.#byHash.get(textHash)
    if (reading === undefined) return null
    this.#byHash.delete(textHash)
    this.#bytes -= sizeOf(reading)
    return reading
  }
}

const byPool = new WeakMap<WorkerPool, TextReadings>()

/** Those of the rulings that a pool prepared. */
export function textReadingsOf(pool: WorkerPool): TextReadings {
  const readings = byPool.get(pool) ?? new TextReadings()
  byPool.set(pool, readings)
  return readings
}
