import { gridStep } from '../model/bm25f.ts'
import type { SegmentView } from '../view/segment-view.ts'

export interface RankedDocument {
  readonly segment: number
  readonly ordinal: number
  readonly score: number
}

/** Receives scored documents and says which scores are still of use. */
export interface ScoreCollector {
  /** True when `threshold` is above 0. */
  readonly isFull: boolean
  /** Maximum number of documents. */
  readonly capacity: number
  /** Minimum score with which this document, or a later one of the segment, is still of use. */
  threshold(segment: number, ordinal: number): number
  offer(segment: number, ordinal: number, score: number): void
}

/** The best documents so far, by score and then by id. A heap with the worst at its root. */
export class TopDocuments implements ScoreCollector {
  readonly capacity: number
  readonly #views: readonly SegmentView[]
  readonly #heap: RankedDocument[] = []

  constructor(capacity: number, views: readonly SegmentView[]) {
    this.capacity = capacity
    this.#views = views
  }

  get isFull(): boolean {
    return this.#heap.length >= this.capacity
  }

  threshold(segment: number, ordinal: number): number {
    const root = this.#heap[0]
    if (root === undefined || !this.isFull) return 0
    return root.segment === segment && root.ordinal < ordinal ? root.score + gridStep : root.score
  }

  offer(segment: number, ordinal: number, score: number): void {
    const document = { segment, ordinal, score }
    if (!this.isFull) {
      this.#heap.push(document)
      this.#siftUp()
    } else if (this.capacity > 0 && this.#compare(document, this.#heap[0] as RankedDocument) < 0) {
      this.#heap[0] = document
      this.#siftDown()
    }
  }

  /** Best first. */
  sorted(): RankedDocument[] {
    return [...this.#heap].sort((a, b) => this.#compare(a, b))
  }

  has(segment: number, ordinal: number): boolean {
    return this.#heap.some((document) => document.segment === segment && document.ordinal === ordinal)
  }

  idOf({ segment, ordinal }: RankedDocument): string {
    return (this.#views[segment] as SegmentView).segment.ids.get(ordinal)
  }

  #compare(a: RankedDocument, b: RankedDocument): number {
    if (a.score !== b.score) return b.score - a.score
    if (a.segment === b.segment) return a.ordinal - b.ordinal
    return this.idOf(a) < this.idOf(b) ? -1 : 1
  }

  #siftUp(): void {
    const heap = this.#heap
    let at = heap.length - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#compare(heap[at] as RankedDocument, heap[parent] as RankedDocument) <= 0) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #siftDown(): void {
    const heap = this.#heap
    let at = 0
    for (;;) {
      let worst = at
      for (let child = 2 * at + 1; child <= 2 * at + 2; child++)
        if (child < heap.length && this.#compare(heap[child] as RankedDocument, heap[worst] as RankedDocument) > 0) worst = child
      if (worst === at) return
      this.#swap(at, worst)
      at = worst
    }
  }

  #swap(a: number, b: number): void {
    const swapped = this.#heap[a] as RankedDocument
    this.#heap[a] = this.#heap[b] as RankedDocument
    this.#heap[b] = swapped
  }
}
