import { bitWords, pack, packBits, packedWords, widthOf } from '../../bytes/bit-packing.ts'
import { ByteWriter } from '../../bytes/byte-writer.ts'
import { blockSize, ordinalsAsBits, skipWords } from '../format.ts'

/** Postings of one term in one field, in rising order, and the sizes of their positions. Arrays may be longer than `count`. */
export interface PostingArrays {
  count: number
  ordinals: Uint32Array
  frequencies: Uint32Array
  /** Encoded bytes of the positions of each posting, never below its frequency. */
  positionLengths: Uint32Array
}

/** Impact of a posting: frequency divided by the length normalisation of its document. */
export type ImpactOf = (ordinal: number, frequency: number) => number

const one = new Float32Array(1)
const bitsOfOne = new Uint32Array(one.buffer)
/** The bits of a 32-bit float at or above the value. */
const floatBitsAbove = (value: number): number => {
  one[0] = value
  if (one[0]! < value) bitsOfOne[0] = bitsOfOne[0]! + 1
  return bitsOfOne[0]!
}

/** Extra words a bitmap may take over packed gaps. A bitmap is worth them because a lookup need not decode earlier postings. */
const maxExtraBitWords = 4

/**
 * Encodes posting lists. Up to 127 postings: three varints each (gap to the previous ordinal less one, frequency, bytes of positions
 * beyond the frequency). Longer lists: a skip table, then for every 128 postings the same three values, bit-packed. Dense blocks store a
 * bitmap instead of gaps.
 */
export class PostingWriter {
  readonly #table = new ByteWriter()
  readonly #data = new ByteWriter()
  readonly #gaps = new Uint32Array(blockSize)
  readonly #counts = new Uint32Array(blockSize)
  readonly #extras = new Uint32Array(blockSize)

  /** Appends the list to `out`, aligned to 4. Returns its length in bytes. */
  write(out: ByteWriter, postings: PostingArrays, impactOf: ImpactOf): number {
    const start = out.length
    if (postings.count < blockSize) writeShort(out, postings)
    else this.#writeBlocks(out, postings, impactOf)
    return out.length - start
  }

  #writeBlocks(out: ByteWriter, postings: PostingArrays, impactOf: ImpactOf): void {
    this.#table.clear()
    this.#data.clear()
    let positions = 0
    for (let from = 0; from < postings.count; from += blockSize)
      positions = this.#writeBlock(postings, from, Math.min(blockSize, postings.count - from), positions, impactOf)
    out.append(this.#table.view())
    out.append(this.#data.view())
  }

  #writeBlock(postings: PostingArrays, from: number, count: number, positionsAt: number, impactOf: ImpactOf): number {
    const { ordinals, frequencies, positionLengths } = postings
    let before = from === 0 ? -1 : ordinals[from - 1]!
    let largest = 0
    let positions = positionsAt
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[from + i]!
      const frequency = frequencies[from + i]!
      const length = positionLengths[from + i]!
      this.#gaps[i] = ordinal - before - 1
      this.#counts[i] = frequency - 1
      this.#extras[i] = length - frequency
      before = ordinal
      positions += length
      largest = Math.max(largest, impactOf(ordinal, frequency))
    }
    const widths = [this.#gaps, this.#counts, this.#extras].map((values) => widthOf(values, count)) as [number, number, number]
    const range = from === 0 ? before + 1 : before - ordinals[from - 1]!
    const asBits = widths[0] > 0 && bitWords(range) <= packedWords(count, widths[0]) + maxExtraBitWords
    if (asBits) widths[0] = ordinalsAsBits
    for (const word of [before, floatBitsAbove(largest), this.#data.length >>> 2, positionsAt]) this.#table.u32(word)
    this.#table.u32(widths[0] | (widths[1] << 8) | (widths[2] << 16))
    if (asBits) packBits(this.#data, this.#gaps, count, range)
    else pack(this.#data, this.#gaps, count, widths[0])
    pack(this.#data, this.#counts, count, widths[1])
    pack(this.#data, this.#extras, count, widths[2])
    return positions
  }
}

const writeShort = (out: ByteWriter, { count, ordinals, frequencies, positionLengths }: PostingArrays): void => {
  let before = -1
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i]!
    const frequency = frequencies[i]!
    out.varint(ordinal - before - 1)
    out.varint(frequency)
    out.varint(positionLengths[i]! - frequency)
    before = ordinal
  }
}

export function blocksOf(count: number): number {
  return count < blockSize ? 1 : Math.ceil(count / blockSize)
}
export function skipTableWords(count: number): number {
  return count < blockSize ? 0 : blocksOf(count) * skipWords
}
