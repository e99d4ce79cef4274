import type { PostingCursor } from '../segment/postings/posting-cursor.ts'

/** Where the section of a position ends, document after document. Documents asked for, and the positions in each, may not fall. */
export class SectionEnds {
  /** Of the beginnings of sections; null where the whole field is one. */
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

  /** Begins again: the next document asked for may be any. */
  rewind(): void {
    this.#cursor?.rewind()
  }

  /** First position that is no longer in the section. */
  after(position: number): number {
    const beginnings = this.#beginnings
    const count = this.#count
    while (this.#at < count && beginnings[this.#at]! <= position) this.#at += 1
    return this.#at === count ? Infinity : beginnings[this.#at]!
  }
}
