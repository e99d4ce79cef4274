import { ByteList } from './byte-list.ts'

const scratch = new ByteList()

/**
 * Where one term occurs in one field. A posting is: ordinal minus the one before, frequency, byte length of the positions, positions
 * (each minus the one before). Ordinals only rise, so adding is appending.
 */
export class PostingList {
  readonly bytes: ByteList
  lastOrdinal: number

  constructor(bytes: ByteList = new ByteList(), lastOrdinal = 0) {
    this.bytes = bytes
    this.lastOrdinal = lastOrdinal
  }

  append(ordinal: number, positions: readonly number[]): void {
    scratch.clear()
    let previous = 0
    for (const position of positions) {
      scratch.pushInteger(position - previous)
      previous = position
    }
    this.appendEncoded(ordinal, positions.length, scratch.view())
  }

  appendEncoded(ordinal: number, frequency: number, positions: Uint8Array): void {
    this.bytes.pushInteger(ordinal - this.lastOrdinal)
    this.bytes.pushInteger(frequency)
    this.bytes.pushInteger(positions.length)
    this.bytes.pushBytes(positions)
    this.lastOrdinal = ordinal
  }

  cursor(): PostingCursor {
    return new PostingCursor(this.bytes.view())
  }
}

/** Walks a posting list forward. `ordinal` and `frequency` are those of the posting reached by the last `next` that returned true. */
export class PostingCursor {
  ordinal = 0
  frequency = 0
  readonly #bytes: Uint8Array
  #at = 0
  #positionsStart = 0
  #positionsEnd = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  next(): boolean {
    if (this.#positionsEnd >= this.#bytes.length) return false
    this.#at = this.#positionsEnd
    this.ordinal += this.#readInteger()
    this.frequency = this.#readInteger()
    const length = this.#readInteger()
    this.#positionsStart = this.#at
    this.#positionsEnd = this.#at + length
    return true
  }

  /** First posting at or after `ordinal`, the present one included. */
  advanceTo(ordinal: number): boolean {
    while (this.#positionsEnd === 0 || this.ordinal < ordinal) if (!this.next()) return false
    return true
  }

  encodedPositions(): Uint8Array {
    return this.#bytes.subarray(this.#positionsStart, this.#positionsEnd)
  }

  positions(): number[] {
    this.#at = this.#positionsStart
    const positions: number[] = []
    let position = 0
    while (this.#at < this.#positionsEnd) {
      position += this.#readInteger()
      positions.push(position)
    }
    return positions
  }

  #readInteger(): number {
    let value = 0
    let shift = 0
    for (;;) {
      const byte = this.#bytes[this.#at++] as number
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
      shift += 7
    }
  }
}
