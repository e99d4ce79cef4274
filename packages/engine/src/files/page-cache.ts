/** A cached run of pages, in the queue that eviction walks. */
interface Extent {
  readonly bytes: Buffer
  readonly fileExtents: Map<number, Extent>
  readonly key: number
  used: boolean
  next: Extent | null
}

export const pageSize = 16_384
const maxPagesPerExtent = 2 ** 20

/**
 * Recently read pages, up to a budget in bytes, evicted by second chance. Evicted bytes stay valid for callers that hold them. One cache
 * serves all segments.
 */
export class PageCache {
  readonly budget: number
  used = 0
  hits = 0
  misses = 0
  #oldest: Extent | null = null
  #newest: Extent | null = null

  constructor(budget: number) {
    this.budget = budget
  }

  /** `fileExtents` belongs to one file. */
  extent(fileExtents: Map<number, Extent>, firstPage: number, pages: number, read: () => Buffer): Buffer {
    const key = firstPage * maxPagesPerExtent + pages
    const cached = fileExtents.get(key)
    if (cached !== undefined) {
      cached.used = true
      this.hits += 1
      return cached.bytes
    }
    this.misses += 1
    const extent: Extent = { bytes: read(), fileExtents, key, used: false, next: null }
    fileExtents.set(key, extent)
    if (this.#newest === null) this.#oldest = extent
    else this.#newest.next = extent
    this.#newest = extent
    this.used += extent.bytes.length
    while (this.used > this.budget && this.#oldest !== extent) this.#evictOne()
    return extent.bytes
  }

  evictFile(fileExtents: Map<number, Extent>): void {
    fileExtents.clear()
    let previous: Extent | null = null
    for (let each = this.#oldest; each !== null; each = each.next) {
      if (each.fileExtents !== fileExtents) {
        previous = each
        continue
      }
      this.used -= each.bytes.length
      if (previous === null) this.#oldest = each.next
      else previous.next = each.next
    }
    this.#newest = previous
  }

  #evictOne(): void {
    const extent = this.#oldest as Extent
    this.#oldest = extent.next
    if (extent.used) {
      extent.used = false
      extent.next = null
      ;(this.#newest as Extent).next = extent
      this.#newest = extent
      return
    }
    extent.fileExtents.delete(extent.key)
    this.used -= extent.bytes.length
  }
}

export type CachedExtents = Map<number, Extent>
