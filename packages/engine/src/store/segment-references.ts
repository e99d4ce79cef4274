import type { Segment } from '../segment/segment.ts'

/** Keeps segments open for as long as a snapshot needs them. */
export class SegmentReferences {
  readonly #counts = new Map<Segment, number>()
  readonly #onUnreferenced = new Map<Segment, () => void>()

  /** Returns what lets go of them; calling it again does nothing. */
  retain(segments: readonly Segment[]): () => void {
    for (const segment of segments) this.#counts.set(segment, (this.#counts.get(segment) ?? 0) + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      for (const segment of segments) this.#release(segment)
    }
  }

  /** No new snapshot will see the segment: ends it now, or with the last one that holds it. */
  retire(segment: Segment, end: () => void): void {
    if (this.#counts.has(segment)) this.#onUnreferenced.set(segment, end)
    else end()
  }

  /** Ends what only snapshots still hold. */
  closeAll(): void {
    const endings = [...this.#onUnreferenced.values()]
    this.#onUnreferenced.clear()
    for (const end of endings) end()
  }

  #release(segment: Segment): void {
    const left = (this.#counts.get(segment) as number) - 1
    if (left > 0) {
      this.#counts.set(segment, left)
      return
    }
    this.#counts.delete(segment)
    const end = this.#onUnreferenced.get(segment)
    this.#onUnreferenced.delete(segment)
    end?.()
  }
}
