import { popcount } from '../../bytes/bitset.ts'
import { lowerBound } from '../../bytes/lower-bound.ts'
import type { ByteSource } from '../../files/byte-source.ts'
import { blockSize } from '../format.ts'
import { readPositions, type StartMarks } from './encoded-positions.ts'
import { noGaps, PostingList, type PostingLocation } from './posting-list.ts'

const stride = 8

/** Memory that a cursor decodes into. It can be reused once the previous cursor is done. */
export interface DecodedBlock {
  readonly ordinals: Uint32Array
  readonly frequencies: Uint32Array
  /** One entry longer than the others. */
  readonly starts: Uint32Array
}

export function decodedBlock(size: number = blockSize): DecodedBlock {
  return {
    ordinals: new Uint32Array(size),
    frequencies: new Uint32Array(size),
    starts: new Uint32Array(size + 1),
  }
}

/** Walks one list forward, block by block. `ordinals[0 … size)` belong to the current block. */
export class PostingCursor {
  readonly list: PostingList
  readonly ordinals: Uint32Array
  readonly frequencies: Uint32Array
  size = 0
  block = -1
  /** Index in the block of the last posting found or passed. */
  at = 0
  readonly #starts: Uint32Array
  readonly #source: ByteSource
  readonly #positionsOffset: number
  readonly #positionsLength: number
  #positions: Uint8Array | null = null
  #hasOrdinals = true
  #hasFrequencies = false
  #hasStarts = false
  /** `bitsAt` of the current block, and the set bits counted in the words already read. */
  #bits = 0
  #bitsAt = 0
  #before = 0
  #frequencyStart = 0
  #frequencyWidth = 0

  constructor(source: ByteSource, place: PostingLocation, block: DecodedBlock = decodedBlock(Math.min(place.count, blockSize))) {
    this.ordinals = block.ordinals
    this.frequencies = block.frequencies
    this.#starts = block.starts
    this.list = new PostingList(source.view(place.offset, place.length), place.count)
    this.#source = source
    this.#positionsOffset = place.offset + place.length
    this.#positionsLength = place.positionsLength
    if (!this.list.isShort) return
    this.list.decodeShort(this.ordinals, this.frequencies, this.#starts)
    this.size = place.count
    this.block = 0
    this.#hasFrequencies = true
    this.#hasStarts = true
  }

  /** Restarts at the first document. */
  rewind(): void {
    if (!this.list.isShort) this.block = -1
    this.at = 0
  }

  /** Moves to the first block whose last ordinal is at or above `ordinal`. Returns false at the end. */
  moveTo(ordinal: number): boolean {
    if (!this.#advanceTo(ordinal)) return false
    this.#decodeOrdinals()
    return true
  }

  /** Like `moveTo`, but does not decode `ordinals` of bitmap and gapless blocks. */
  #advanceTo(ordinal: number): boolean {
    const { list } = this
    if (list.isShort) return this.size > 0 && this.ordinals[this.size - 1]! >= ordinal
    let block = Math.max(this.block, 0)
    while (block < list.blocks && list.lastOrdinal(block) < ordinal) block += 1
    if (block === list.blocks) return false
    if (block !== this.block) this.#enter(block)
    return true
  }

  /** Moves to the next block. Returns false at the end. */
  advance(): boolean {
    if (this.block + 1 >= this.list.blocks) return false
    this.#enter(this.block + 1)
    this.#decodeOrdinals()
    return true
  }

  /** Frequency in a document, 0 without the term. Calls must not go back to lower ordinals. */
  frequencyOf(ordinal: number): number {
    if (!this.#advanceTo(ordinal)) return 0
    if (this.#bits !== 0) return this.#findBit(ordinal) ? this.#frequencyHere() : 0
    const { ordinals, size } = this
    let at = this.at
    while (at + stride < size && ordinals[at + stride]! < ordinal) at += stride
    while (ordinals[at]! < ordinal) at += 1
    this.at = at
    return ordinals[at] === ordinal ? this.#frequencyHere() : 0
  }

  /** Whether the current bitmap or gapless block has the document. Then `at` is its index. Calls must not go back to lower ordinals. */
  #findBit(ordinal: number): boolean {
    const { words } = this.list
    const place = ordinal - this.list.lastBefore(this.block) - 1
    if (this.#bits === noGaps) {
      this.at = place
      return place >= 0
    }
    const end = this.#bits + (place >>> 5)
    const word = words[end]!
    if (place < 0 || ((word >>> (place & 31)) & 1) === 0) return false
    for (; this.#bitsAt < end; this.#bitsAt++) this.#before += popcount(words[this.#bitsAt]!)
    this.at = this.#before + popcount(word & ((1 << (place & 31)) - 1))
    return true
  }

  #frequencyHere(): number {
    return this.#hasFrequencies ? this.frequencies[this.at]! : this.list.frequencyAt(this.#frequencyStart, this.#frequencyWidth, this.at)
  }

  /** `frequencyOf` for the first `count` documents, in rising order. */
  frequenciesOf(documents: Uint32Array, count: number, into: Uint32Array): void {
    const { list, ordinals, frequencies } = this
    for (let i = 0; i < count; ) {
      if (!this.#advanceTo(documents[i]!)) {
        into.fill(0, i, count)
        return
      }
      const { block, size } = this
      const hasFrequencies = this.#hasFrequencies
      const frequencyStart = this.#frequencyStart
      const frequencyWidth = this.#frequencyWidth
      if (this.#bits !== 0) {
        const last = list.lastOrdinal(block)
        for (; i < count && documents[i]! <= last; i++) into[i] = this.#findBit(documents[i]!) ? this.#frequencyHere() : 0
        continue
      }
      const last = ordinals[size - 1]!
      let { at } = this
      for (; i < count; i++) {
        const ordinal = documents[i]!
        if (ordinal > last) break
        while (at + stride < size && ordinals[at + stride]! < ordinal) at += stride
        while (ordinals[at]! < ordinal) at += 1
        if (ordinals[at] !== ordinal) into[i] = 0
        else into[i] = hasFrequencies ? frequencies[at]! : list.frequencyAt(frequencyStart, frequencyWidth, at)
      }
      this.at = at
    }
  }

  /** Number of ordinals of the current block below `ordinal`. */
  lowerBound(ordinal: number): number {
    const { ordinals, size } = this
    if (ordinals[0]! >= ordinal) return 0
    if (ordinals[size - 1]! < ordinal) return size
    return lowerBound(ordinals, ordinal, 0, size)
  }

  #decodeOrdinals(): void {
    if (this.#hasOrdinals) return
    this.list.decodeOrdinals(this.block, this.ordinals)
    this.#hasOrdinals = true
  }

  decodeFrequencies(): void {
    if (this.#hasFrequencies) return
    this.list.decodeFrequencies(this.block, this.frequencies)
    this.#hasFrequencies = true
  }

  /** Decodes the positions of the posting at `at` and returns how many. `into` must have room for its frequency. */
  readPositions(into: Uint32Array): number {
    const starts = this.positionStarts()
    readPositions(this.encodedPositions(), starts[this.at]!, starts[this.at + 1]!, into)
    return this.frequencies[this.at]!
  }

  /** `StartMarks.begin` for the posting at `at`. */
  beginStarts(marks: StartMarks, distance: number): number {
    const starts = this.positionStarts()
    return marks.begin(this.encodedPositions(), starts[this.at]!, starts[this.at + 1]!, distance)
  }

  /** `StartMarks.keep` for the posting at `at`. */
  keepStarts(marks: StartMarks, distance: number, last: number, into: Uint32Array): number {
    const starts = this.positionStarts()
    return marks.keep(this.encodedPositions(), starts[this.at]!, starts[this.at + 1]!, distance, last, into)
  }

  /** First byte of the positions of each posting of the current block, and the end of the last. */
  positionStarts(): Uint32Array {
    this.decodeFrequencies()
    if (!this.#hasStarts) this.list.decodePositionStarts(this.block, this.frequencies, this.#starts)
    this.#hasStarts = true
    return this.#starts
  }

  encodedPositions(): Uint8Array {
    this.#positions ??= this.#source.view(this.#positionsOffset, this.#positionsLength)
    return this.#positions
  }

  #enter(block: number): void {
    this.block = block
    this.size = this.list.sizeOf(block)
    this.#bits = this.list.bitsAt(block)
    this.#bitsAt = this.#bits
    this.#before = 0
    this.#frequencyStart = this.list.frequenciesAt(block)
    this.#frequencyWidth = this.list.frequencyWidth(block)
    this.#hasOrdinals = false
    if (this.#bits === 0) this.#decodeOrdinals()
    this.#hasFrequencies = false
    this.#hasStarts = false
    this.at = 0
  }
}
