import type { Segment } from '../segment/segment.ts'

/** Reference counts that keep segments open for snapshots. */
export class SegmentReferences {
  readonly #counts = new Map<Segment, number>()
  readonly #onUnreferenced = new Map<Segment, () => void>()

  /** Returns the release function, which is idempotent. */
  retain(segments: readonly Segment[]): () => void {
    for (const segment of segments) this.#counts.set(segment, (this.#counts.get(segment) ?? 0) + 1)
    let isRetained = true
    return () => {
      if (!isRetained) return
      isRetained = false
      for (const segment of segments) this.#release(segment)
    }
  }

  /** Marks a segment as unused by new snapshots. Calls `end` now, or after the last reference. */
  retire(segment: Segment, end: () => void): void {
    if (this.#counts.has(segment)) this.#onUnreferenced.set(segment, end)
    else end()
  }

  /** Ends segments that only snapshots still use. */
  closeAll(): void {
    const endings = [...this.#onUnreferenced.values()]
    this.#onUnreferenced.clear()
    for (const end of endings) end()
  }

  #release(segment: Segment): void {
    const remaining = (this.#counts.get(segment) as number) - 1
    if (remaining > 0) {
      this.#counts.set(segment, remaining)
      return
    }
    this.#counts.delete(segment)
    const end = this.#onUnreferenced.get(segment)
    this.#onUnreferenced.delete(segment)
    end?.()
  }
}
