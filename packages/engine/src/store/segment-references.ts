import type { Segment } from '../segment/segment.ts'

/** Keeps segments open for as long as a snapshot needs them. */
export class SegmentUses {
  readonly #holders = new Map<Segment, number>()
  readonly #endings = new Map<Segment, () => void>()

  /** Returns what lets go of them; calling it again does nothing. */
  hold(segments: readonly Segment[]): () => void {
    for (const segment of segments) this.#holders.set(segment, (this.#holders.get(segment) ?? 0) + 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      for (const segment of segments) this.#letGo(segment)
    }
  }

  /** No new snapshot will see the segment: ends it now, or with the last one that holds it. */
  retire(segment: Segment, end: () => void): void {
    if (this.#holders.has(segment)) this.#endings.set(segment, end)
    else end()
  }

  /** Ends what only snapshots still hold. */
  endAll(): void {
    const endings = [...this.#endings.values()]
    this.#endings.clear()
    for (const end of endings) end()
  }

  #letGo(segment: Segment): void {
    const left = (this.#holders.get(segment) as number) - 1
    if (left > 0) {
      this.#holders.set(segment, left)
      return
    }
    this.#holders.delete(segment)
    const end = this.#endings.get(segment)
    this.#endings.delete(segment)
    end?.()
  }
}
