import type { PostingCursor } from '../segment/posting-cursor.ts'
import type { SectionEnds } from './section-ends.ts'

export interface PlaceLimits {
  /** Least distance of each term from the one before; null: any order. */
  readonly gaps: readonly number[] | null
  /** Further positions in all; for any order, the most two of the terms may be apart. */
  readonly slop: number
  /** From the first term to the last, in order and without slop. */
  readonly length: number
  /** null: places may run over sections. */
  readonly sections: SectionEnds | null
}

/** Finds in how many places of one field of a document some terms stand together. Documents asked for may not fall. */
export class PhrasePlaces {
  readonly cursors: readonly PostingCursor[]
  private readonly byRarity: readonly number[]
  readonly gaps: readonly number[] | null
  readonly slop: number
  private readonly sections: SectionEnds | null
  private readonly positions: Uint32Array[]
  private readonly counts: Uint32Array
  private readonly at: Uint32Array
  /** Of each term in the document last asked about. */
  private readonly frequencies: Float64Array
  /** Document last asked about. */
  private asked = 0
  /** Distance of each term from the first, where nothing may come between. */
  private readonly distances: readonly number[]
  private readonly length: number

  constructor(cursors: readonly PostingCursor[], { gaps, slop, length, sections }: PlaceLimits) {
    this.cursors = cursors
    const countOf = (i: number): number => (cursors[i] as PostingCursor).list.count
    this.byRarity = [...cursors.keys()].sort((a, b) => countOf(a) - countOf(b))
    this.gaps = gaps
    this.slop = slop
    this.length = length
    this.sections = sections
    this.positions = cursors.map(() => new Uint32Array(64))
    this.counts = new Uint32Array(cursors.length)
    this.at = new Uint32Array(cursors.length)
    this.frequencies = new Float64Array(cursors.length)
    let distance = 0
    this.distances = (gaps ?? []).map((gap) => (distance += gap))
  }

  /** The least frequent of the terms: only its documents can have the phrase. */
  get rarest(): PostingCursor {
    return this.cursors[this.byRarity[0] as number] as PostingCursor
  }

  /** No more places than this in a document; 0 when a term is missing. See `mostPlaces`. */
  mostIn(ordinal: number): number {
    for (const i of this.byRarity) {
      const frequency = (this.cursors[i] as PostingCursor).frequencyOf(ordinal)
      if (frequency === 0) return 0
      this.frequencies[i] = frequency
    }
    this.asked = ordinal
    return mostPlaces(this, this.frequencies)
  }

  /** To be asked right after `mostIn` of the same document gave more than 0. May answer 0 where there are fewer than `least`. */
  count(least = 1): number {
    this.sections?.moveTo(this.asked)
    if (this.gaps !== null && this.slop === 0) return this.countExactly(least)
    for (let i = 0; i < this.cursors.length; i++) this.readPositions(i)
    return this.gaps === null ? this.countTogether() : this.countInOrder(this.gaps)
  }

  /** Begins again: the next document asked for may be any. */
  rewind(): void {
    for (const cursor of this.cursors) cursor.rewind()
    this.sections?.rewind()
  }

  /** Starts by the term that is rarest in this document, cut down by one term after another. */
  private countExactly(least: number): number {
    const { frequencies, cursors, distances } = this
    let fewest = 0
    for (let i = 1; i < cursors.length; i++) if ((frequencies[i] as number) < (frequencies[fewest] as number)) fewest = i
    this.readPositions(fewest)
    const starts = this.positions[fewest] as Uint32Array
    let count = distinctStarts(starts, this.counts[fewest] as number, distances[fewest] as number)
    for (const i of this.byRarity) {
      if (i === fewest) continue
      if (count < Math.max(1, least)) return 0
      count = (cursors[i] as PostingCursor).keepFollowed(starts, count, distances[i] as number)
    }
    return this.keepInSection(starts, count)
  }

  private keepInSection(starts: Uint32Array, count: number): number {
    if (this.sections === null) return count
    let kept = 0
    for (let i = 0; i < count; i++) {
      const start = starts[i] as number
      if (this.isInSection(start, start + this.length)) starts[kept++] = start
    }
    return kept
  }

  private readPositions(i: number): void {
    const cursor = this.cursors[i] as PostingCursor
    const frequency = this.frequencies[i] as number
    if (frequency > (this.positions[i] as Uint32Array).length) this.positions[i] = new Uint32Array(frequency * 2)
    this.counts[i] = cursor.readPositions(this.positions[i] as Uint32Array)
  }

  /** Starts asked about may not fall. */
  private isInSection(start: number, end: number): boolean {
    return this.sections === null || end < this.sections.after(start)
  }

  /** From each start the nearest later occurrence of each next term is taken, which makes the whole as short as it can be. */
  private countInOrder(gaps: readonly number[]): number {
    const { at, counts, positions } = this
    at.fill(0)
    const terms = counts.length
    const longest = this.length + this.slop
    const first = positions[0] as Uint32Array
    let starts = 0
    for (let s = 0; s < (counts[0] as number); s++) {
      const start = first[s] as number
      if (s > 0 && start === first[s - 1]) continue
      let previous = start
      for (let i = 1; i < terms; i++) {
        const list = positions[i] as Uint32Array
        const count = counts[i] as number
        const least = previous + (gaps[i] as number)
        let place = at[i] as number
        while (place < count && (list[place] as number) < least) place += 1
        at[i] = place
        if (place === count) return starts
        previous = list[place] as number
      }
      if (previous - start <= longest && this.isInSection(start, previous)) starts += 1
    }
    return starts
  }

  /** Positions of any term from which the nearest occurrence of every other term lies within the distance. */
  private countTogether(): number {
    const { at, counts, positions, slop } = this
    at.fill(0)
    let places = 0
    let last = -1
    for (;;) {
      let low = 0
      let lowest = Infinity
      let highest = 0
      for (let i = 0; i < counts.length; i++) {
        const position = (positions[i] as Uint32Array)[at[i] as number] as number
        if (position < lowest) {
          lowest = position
          low = i
        }
        if (position > highest) highest = position
      }
      if (highest - lowest <= slop && lowest !== last && this.isInSection(lowest, highest)) {
        places += 1
        last = lowest
      }
      at[low] = (at[low] as number) + 1
      if ((at[low] as number) >= (counts[low] as number)) return places
    }
  }
}

/** Turns positions of a term into the starts they would belong to, each once. */
const distinctStarts = (positions: Uint32Array, count: number, distance: number): number => {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const start = (positions[i] as number) - distance
    if (start >= 0 && (kept === 0 || start !== positions[kept - 1])) positions[kept++] = start
  }
  return kept
}

/**
 * A bound on the places of a phrase from how often each term occurs (or may weigh). In order and without slop every place has its own occurrence
 * of every term; with slop, its own first term; in any order, its own occurrence of some term.
 */
export const mostPlaces = (
  { gaps, slop }: { readonly gaps: readonly number[] | null; readonly slop: number },
  most: ArrayLike<number>,
): number => {
  if (gaps !== null && slop > 0) return most[0] as number
  let bound = gaps === null ? 0 : Infinity
  for (let i = 0; i < most.length; i++) bound = gaps === null ? bound + (most[i] as number) : Math.min(bound, most[i] as number)
  return bound
}
