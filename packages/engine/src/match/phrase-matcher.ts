import { maxMarkedDistance, maxMarkedPosition, StartMarks } from '../segment/postings/encoded-positions.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { SectionEnds } from './section-ends.ts'

export interface PhraseConstraints {
  /** Minimum distance of each term from the previous one; null for any order. */
  readonly gaps: readonly number[] | null
  /** Extra positions in total. For any order, the maximum distance between two of the terms. */
  readonly slop: number
  /** From the first term to the last, in order and without slop. */
  readonly length: number
  /** null lets matches cross sections. */
  readonly sections: SectionEnds | null
}

const marks = new StartMarks()

/** Counts the matches of a phrase in one field of a document. Calls must not go back to lower ordinals. */
export class PhraseMatcher {
  readonly cursors: readonly PostingCursor[]
  readonly #byRarity: readonly number[]
  readonly gaps: readonly number[] | null
  readonly slop: number
  readonly #sections: SectionEnds | null
  readonly #positions: Uint32Array[]
  readonly #counts: Uint32Array
  readonly #at: Uint32Array
  /** Of each term in the current document. */
  readonly #frequencies: Float64Array
  /** Distance of each term from the first, for phrases without slop. */
  readonly #distances: readonly number[]
  readonly #length: number

  constructor(cursors: readonly PostingCursor[], { gaps, slop, length, sections }: PhraseConstraints) {
    this.cursors = cursors
    const countOf = (i: number): number => (cursors[i] as PostingCursor).list.count
    this.#byRarity = [...cursors.keys()].sort((a, b) => countOf(a) - countOf(b))
    this.gaps = gaps
    this.slop = slop
    this.#length = length
    this.#sections = sections
    this.#positions = cursors.map(() => new Uint32Array(64))
    this.#counts = new Uint32Array(cursors.length)
    this.#at = new Uint32Array(cursors.length)
    this.#frequencies = new Float64Array(cursors.length)
    let distance = 0
    this.#distances = (gaps ?? []).map((gap) => (distance += gap))
  }

  /** The least frequent term. Only its documents can match. */
  get rarest(): PostingCursor {
    return this.cursors[this.#byRarity[0] as number] as PostingCursor
  }

  /** Matches in a document. May return 0 when there are fewer than `min`. */
  countMatches(ordinal: number, min = 1): number {
    if (this.gaps !== null && this.slop === 0 && this.#length < maxMarkedDistance)
      return this.#countExact(ordinal, this.gaps, Math.max(1, min))
    if (!this.#lookUp(ordinal) || maxPhraseMatches(this, this.#frequencies) < min) return 0
    return this.gaps === null ? this.#countNear(ordinal) : this.#countInOrder(ordinal, this.gaps)
  }

  /** Restarts at the first document. */
  rewind(): void {
    for (const cursor of this.cursors) cursor.rewind()
    this.#sections?.rewind()
  }

  /** Whether a document has all terms. Sets `#frequencies`. */
  #lookUp(ordinal: number): boolean {
    for (const i of this.#byRarity) if (this.#frequencyOf(i, ordinal) === 0) return false
    return true
  }

  #frequencyOf(i: number, ordinal: number): number {
    const frequency = (this.cursors[i] as PostingCursor).frequencyOf(ordinal)
    this.#frequencies[i] = frequency
    return frequency
  }

  /**
   * Every match has its own occurrence of every term. Marks starts by the two rarest terms, the rarer in this document first, then keeps
   * the starts that the others share. A single term agrees with itself.
   */
  #countExact(ordinal: number, gaps: readonly number[], min: number): number {
    const { cursors } = this
    const byRarity = this.#byRarity
    const distances = this.#distances
    const frequencies = this.#frequencies
    const rarest = byRarity[0] as number
    const other = byRarity[1] ?? rarest
    if (this.#frequencyOf(rarest, ordinal) < min || this.#frequencyOf(other, ordinal) < min) return 0
    const swapped = frequencies[other]! < frequencies[rarest]!
    const [first, second] = swapped ? [other, rarest] : [rarest, other]
    const lastPosition = (cursors[first] as PostingCursor).beginStarts(marks, distances[first] as number)
    if (lastPosition >= maxMarkedPosition) return this.#lookUp(ordinal) ? this.#countInOrder(ordinal, gaps) : 0
    const starts = this.#positionBuffer(first)
    const lastStart = lastPosition - (distances[first] as number)
    let count = (cursors[second] as PostingCursor).keepStarts(marks, distances[second] as number, lastStart, starts)
    for (let next = 2; next < byRarity.length && count >= min; next++) {
      const i = byRarity[next] as number
      if (this.#frequencyOf(i, ordinal) < min) return 0
      count = (cursors[i] as PostingCursor).keepStarts(marks, distances[i] as number, starts[count - 1]!, starts)
    }
    return count < min ? 0 : this.#keepInSection(ordinal, starts, count)
  }

  #keepInSection(ordinal: number, starts: Uint32Array, count: number): number {
    if (this.#sections === null) return count
    this.#sections.moveTo(ordinal)
    let remaining = 0
    for (let i = 0; i < count; i++) {
      const start = starts[i]!
      if (this.#isInSection(start, start + this.#length)) starts[remaining++] = start
    }
    return remaining
  }

  #readPositions(): void {
    const { cursors } = this
    const counts = this.#counts
    for (let i = 0; i < cursors.length; i++) counts[i] = (cursors[i] as PostingCursor).readPositions(this.#positionBuffer(i))
  }

  /** Buffer for the positions of a term in the current document. */
  #positionBuffer(i: number): Uint32Array {
    const frequency = this.#frequencies[i]!
    const buffer = this.#positions[i] as Uint32Array
    if (frequency < buffer.length) return buffer
    this.#positions[i] = new Uint32Array(frequency * 2)
    return this.#positions[i]
  }

  /** Starts must not fall between calls. */
  #isInSection(start: number, end: number): boolean {
    return this.#sections === null || end < this.#sections.after(start)
  }

  /** From each start, takes the nearest later occurrence of each next term. This gives the shortest span. */
  #countInOrder(ordinal: number, gaps: readonly number[]): number {
    this.#readPositions()
    this.#sections?.moveTo(ordinal)
    const at = this.#at
    const counts = this.#counts
    const positions = this.#positions
    at.fill(0)
    const terms = counts.length
    const longest = this.#length + this.slop
    const first = positions[0] as Uint32Array
    let starts = 0
    for (let s = 0; s < counts[0]!; s++) {
      const start = first[s]!
      if (s > 0 && start === first[s - 1]) continue
      let previous = start
      for (let i = 1; i < terms; i++) {
        const list = positions[i] as Uint32Array
        const count = counts[i]!
        const min = previous + (gaps[i] as number)
        let index = at[i]!
        while (index < count && list[index]! < min) index += 1
        at[i] = index
        if (index === count) return starts
        previous = list[index]!
      }
      if (previous - start <= longest && this.#isInSection(start, previous)) starts += 1
    }
    return starts
  }

  /** Counts positions of any term that have every other term within the distance. */
  #countNear(ordinal: number): number {
    this.#readPositions()
    this.#sections?.moveTo(ordinal)
    const { slop } = this
    const at = this.#at
    const counts = this.#counts
    const positions = this.#positions
    at.fill(0)
    let matches = 0
    let last = -1
    for (;;) {
      let low = 0
      let lowest = Infinity
      let highest = 0
      for (let i = 0; i < counts.length; i++) {
        const position = (positions[i] as Uint32Array)[at[i]!]!
        if (position < lowest) {
          lowest = position
          low = i
        }
        if (position > highest) highest = position
      }
      if (highest - lowest <= slop && lowest !== last && this.#isInSection(lowest, highest)) {
        matches += 1
        last = lowest
      }
      at[low] = at[low]! + 1
      if (at[low]! >= counts[low]!) return matches
    }
  }
}

/**
 * Upper bound on the matches of a phrase, from the frequency (or maximum weight) of each term. Without slop, every match has its own
 * occurrence of every term; with slop, its own first term. In any order, it has its own occurrence of some term.
 */
export function maxPhraseMatches(
  { gaps, slop }: { readonly gaps: readonly number[] | null; readonly slop: number },
  maxCounts: ArrayLike<number>,
): number {
  if (gaps !== null && slop > 0) return maxCounts[0] as number
  let bound = gaps === null ? 0 : Infinity
  for (let i = 0; i < maxCounts.length; i++)
    bound = gaps === null ? bound + (maxCounts[i] as number) : Math.min(bound, maxCounts[i] as number)
  return bound
}
