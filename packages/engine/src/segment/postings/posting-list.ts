import { bitWords, packedWords, unpack, unpackBits, unpackRising } from '../../bytes/bit-packing.ts'
import { VarintReader } from '../../bytes/read-varint.ts'
import { blockSize, ordinalsAsBits, skipWords } from '../format.ts'
import { blocksOf } from './posting-writer.ts'

/** Where a list lies in its section, from the dictionary. */
export interface PostingLocation {
  readonly count: number
  readonly offset: number
  readonly length: number
  readonly positionsLength: number
}

/** Instead of the offset of a bitmap: the block has every document from its first to its last. */
export const noGaps = -1

/**
 * A list as stored in the segment, decoded block by block: ordinals, then on demand frequencies and position offsets. A list shorter
 * than a block is decoded at once. Callers provide the output arrays.
 */
export class PostingList {
  readonly count: number
  readonly blocks: number
  /** Words of a long list; see `bitsAt`. */
  readonly words: Uint32Array
  readonly #impacts: Float32Array
  readonly #short: Uint8Array | null

  constructor(bytes: Buffer, count: number) {
    this.count = count
    this.blocks = blocksOf(count)
    this.#short = count < blockSize ? bytes : null
    const words = this.#short === null ? bytes.length >>> 2 : 0
    this.words = new Uint32Array(bytes.buffer, this.#short === null ? bytes.byteOffset : 0, words)
    this.#impacts = new Float32Array(bytes.buffer, this.#short === null ? bytes.byteOffset : 0, words)
  }

  get isShort(): boolean {
    return this.#short !== null
  }

  /** Last ordinal of a block of a long list. */
  lastOrdinal(block: number): number {
    return this.words[block * skipWords]!
  }

  /** Largest impact in a block of a long list, for the segment's average length and `b`. */
  largestImpact(block: number): number {
    return this.#impacts[block * skipWords + 1]!
  }

  sizeOf(block: number): number {
    return block + 1 < this.blocks ? blockSize : this.count - block * blockSize
  }

  decodeShort(ordinals: Uint32Array, frequencies: Uint32Array, positionStarts: Uint32Array): void {
    const reader = new VarintReader(this.#short as Uint8Array)
    let before = -1
    let positions = 0
    for (let i = 0; i < this.count; i++) {
      before += reader.next() + 1
      const frequency = reader.next()
      ordinals[i] = before
      frequencies[i] = frequency
      positionStarts[i] = positions
      positions += frequency + reader.next()
    }
    positionStarts[this.count] = positions
  }

  decodeOrdinals(block: number, into: Uint32Array): void {
    const before = this.lastBefore(block)
    const width = this.#widths(block) & 0xff
    if (width === ordinalsAsBits) unpackBits(this.words, this.#dataOf(block), this.ordinalWords(block), this.sizeOf(block), before, into)
    else unpackRising(this.words, this.#dataOf(block), this.sizeOf(block), width, before, into)
  }

  /** Last ordinal of the previous block, −1 for the first block. */
  lastBefore(block: number): number {
    return block === 0 ? -1 : this.lastOrdinal(block - 1)
  }

  /**
   * Index in `words` of the bitmap of a block; its lowest bit is the document after the previous block. Returns 0 for a block of gaps,
   * and `noGaps` when all gaps are 0.
   */
  bitsAt(block: number): number {
    const width = this.#widths(block) & 0xff
    if (width === 0) return noGaps
    return width === ordinalsAsBits ? this.#dataOf(block) : 0
  }

  /** Words that the ordinals of a block take. */
  ordinalWords(block: number): number {
    const width = this.#widths(block) & 0xff
    return width === ordinalsAsBits ? bitWords(this.lastOrdinal(block) - this.lastBefore(block)) : packedWords(this.sizeOf(block), width)
  }

  decodeFrequencies(block: number, into: Uint32Array): void {
    const size = this.sizeOf(block)
    unpack(this.words, this.frequenciesAt(block), size, this.frequencyWidth(block), into)
    for (let i = 0; i < size; i++) into[i] = into[i]! + 1
  }

  /** Index in `words` of the frequencies of a block of a long list. */
  frequenciesAt(block: number): number {
    return this.#dataOf(block) + this.ordinalWords(block)
  }

  frequencyWidth(block: number): number {
    return (this.#widths(block) >>> 8) & 0xff
  }

  /** Decodes one frequency of `width` bits from those that begin at word `start`. */
  frequencyAt(start: number, width: number, place: number): number {
    const { words } = this
    if (width === 0) return 1
    const bit = place * width
    const at = start + (bit >>> 5)
    const shift = bit & 31
    let value = words[at]! >>> shift
    if (shift + width > 32) value |= words[at + 1]! << (32 - shift)
    return (width === 32 ? value >>> 0 : value & ((1 << width) - 1)) + 1
  }

  /** `into` needs one entry more than the block has postings. */
  decodePositionStarts(block: number, frequencies: Uint32Array, into: Uint32Array): void {
    const size = this.sizeOf(block)
    const widths = this.#widths(block)
    const skipped = this.ordinalWords(block) + packedWords(size, (widths >>> 8) & 0xff)
    unpack(this.words, this.#dataOf(block) + skipped, size, (widths >>> 16) & 0xff, into)
    let at = this.words[block * skipWords + 3]!
    for (let i = 0; i < size; i++) {
      const length = into[i]! + frequencies[i]!
      into[i] = at
      at += length
    }
    into[size] = at
  }

  #widths(block: number): number {
    return this.words[block * skipWords + 4]!
  }

  #dataOf(block: number): number {
    return this.blocks * skipWords + this.words[block * skipWords + 2]!
  }
}
