import type { PostingCursor } from '../segment/postings/posting-cursor.ts'

/** End of the section of a position, document by document. Documents, and positions within a document, must not fall between calls. */
export class SectionEnds {
  /** Postings of the section beginnings; null when the field is one section. */
  readonly #cursor: PostingCursor | null
  #beginnings = new Uint32Array(64)
  #count = 0
  #at = 0

  constructor(cursor: PostingCursor | null) {
    this.#cursor = cursor
  }

  moveTo(ordinal: number): void {
    this.#at = 0
    const frequency = this.#cursor?.frequencyOf(ordinal) ?? 0
    if (frequency > this.#beginnings.length) this.#beginnings = new Uint32Array(frequency * 2)
    this.#count = frequency === 0 ? 0 : (this.#cursor?.readPositions(this.#beginnings) ?? 0)
  }

  /** Restarts at the first document. */
  rewind(): void {
    this.#cursor?.rewind()
  }

  /** First position after the section. */
  after(position: number): number {
    const beginnings = this.#beginnings
    const count = this.#count
    while (this.#at < count && beginnings[this.#at]! <= position) this.#at += 1
    return this.#at === count ? Infinity : beginnings[this.#at]!
  }
}
