import type { PostingCursor } from '../segment/posting-cursor.ts'

/** Finds in how many places of one field of a document some terms stand together. Documents asked for may not fall. */
export class PhrasePlaces {
  readonly cursors: readonly PostingCursor[]
  private readonly byRarity: readonly PostingCursor[]
  readonly gaps: readonly number[] | null
  readonly slop: number
  private readonly positions: Uint32Array[]
  private readonly counts: Uint32Array
  private readonly at: Uint32Array

  constructor(cursors: readonly PostingCursor[], gaps: readonly number[] | null, slop: number) {
    this.cursors = cursors
    this.byRarity = [...cursors].sort((a, b) => a.list.count - b.list.count)
    this.gaps = gaps
    this.slop = slop
    this.positions = cursors.map(() => new Uint32Array(64))
    this.counts = new Uint32Array(cursors.length)
    this.at = new Uint32Array(cursors.length)
  }

  /** The least frequent of the terms: only its documents can have the phrase. */
  get rarest(): PostingCursor {
    return this.byRarity[0] as PostingCursor
  }

  /** No more places than this in a document; 0 when a term is missing. See `mostPlaces`. */
  mostIn(ordinal: number): number {
    for (const cursor of this.byRarity) if (cursor.frequencyOf(ordinal) === 0) return 0
    return mostPlaces(this, this.cursors, (cursor) => cursor.frequencies[cursor.at] as number)
  }

  /** To be asked right after `mostIn` of the same document gave more than 0. */
  count(): number {
    for (let i = 0; i < this.cursors.length; i++) this.readPositions(i)
    return this.gaps === null ? this.countTogether() : this.countInOrder(this.gaps)
  }

  private readPositions(i: number): void {
    const cursor = this.cursors[i] as PostingCursor
    cursor.needFrequencies()
    const frequency = cursor.frequencies[cursor.at] as number
    if (frequency > (this.positions[i] as Uint32Array).length) this.positions[i] = new Uint32Array(frequency * 2)
    this.counts[i] = cursor.readPositions(this.positions[i] as Uint32Array)
  }

  /** From each start the nearest later occurrence of each next term is taken, which makes the whole as short as it can be. */
  private countInOrder(gaps: readonly number[]): number {
    const { at, counts, positions } = this
    at.fill(0)
    const terms = counts.length
    let length = this.slop
    for (const gap of gaps) length += gap
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
      if (previous - start <= length) starts += 1
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
      if (highest - lowest <= slop && lowest !== last) {
        places += 1
        last = lowest
      }
      at[low] = (at[low] as number) + 1
      if ((at[low] as number) >= (counts[low] as number)) return places
    }
  }
}

/**
 * A bound on the places of a phrase from how often each term occurs (or may weigh). In order and without slop every place has its own occurrence
 * of every term; with slop, its own first term; in any order, its own occurrence of some term.
 */
export const mostPlaces = <Each>(
  { gaps, slop }: { readonly gaps: readonly number[] | null; readonly slop: number },
  terms: readonly Each[],
  most: (term: Each) => number,
): number => {
  if (gaps !== null && slop > 0) return most(terms[0] as Each)
  let bound = gaps === null ? 0 : Infinity
  for (const term of terms) bound = gaps === null ? bound + most(term) : Math.min(bound, most(term))
  return bound
}
