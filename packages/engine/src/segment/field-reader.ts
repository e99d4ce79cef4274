import type { FieldMeta } from './format.ts'
import { type NarrowIntegers, readNarrow } from './narrow-integers.ts'
import { type DecodedBlock, PostingCursor } from './postings/posting-cursor.ts'
import type { PostingLocation } from './postings/posting-list.ts'
import type { Sections } from './sections.ts'
import { TermDictionary } from './term-dictionary.ts'

/** One text field of a segment. */
export class FieldReader {
  readonly meta: FieldMeta
  readonly dictionary: TermDictionary
  /** Number of terms of each document; 0 for one without the field. */
  readonly lengths: NarrowIntegers
  readonly #sections: Sections
  #factors = new Float32Array(0)
  #factorsAverage = Number.NaN
  #factorsB = Number.NaN

  constructor(sections: Sections, meta: FieldMeta) {
    this.meta = meta
    this.#sections = sections
    this.dictionary = new TermDictionary(sections, `field:${meta.name}`, meta.terms)
    this.lengths = readNarrow(sections, `field:${meta.name}.lengths`)
  }

  cursor(place: PostingLocation, block?: DecodedBlock): PostingCursor {
    return new PostingCursor(this.#sections.source, place, block)
  }

  /** By document: 1 / (1 − b + b · length / average length). Cached for the last arguments. */
  lengthFactors(averageLength: number, b: number): Float32Array {
    if (this.#factorsAverage === averageLength && this.#factorsB === b) return this.#factors
    const slope = averageLength === 0 ? 0 : b / averageLength
    const { lengths } = this
    const factors = this.#factors.length === lengths.length ? this.#factors : new Float32Array(lengths.length)
    for (let i = 0; i < lengths.length; i++) factors[i] = 1 / (1 - b + slope * (lengths[i] as number))
    this.#factors = factors
    this.#factorsAverage = averageLength
    this.#factorsB = b
    return factors
  }

  /** Factor that keeps the stored impacts upper bounds when the average length grows. Infinite when they were computed with another `b`. */
  impactSlack(averageLength: number, b: number): number {
    if (b !== this.meta.b) return Infinity
    return Math.max(1, averageLength / this.meta.averageLength) * (1 + 1e-6)
  }
}
