/*
 * Positions of a term in a document, as LEB128 distances from the previous one. The loops have no branch at the end of a number, because
 * the processor cannot predict it.
 */

/** Decodes the positions in `bytes[from … to)`. Positions beyond the length of `into` are dropped. */
export function readPositions(bytes: Uint8Array, from: number, to: number, into: Uint32Array): void {
  let position = 0
  let count = 0
  let value = 0
  let shift = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    const goesOn = byte >>> 7
    value |= (byte & 0x7f) << shift
    position = (position + (value & (goesOn - 1))) | 0
    into[count] = position
    count += 1 - goesOn
    value &= -goesOn
    shift = (shift + 7) & -goesOn
  }
}

/** Longer documents and phrases do not use marks. */
export const maxMarkedPosition = 2 ** 16
export const maxMarkedDistance = 2 ** 10
const maxStamp = 2 ** 30

/**
 * Finds common starts of several terms, each at a fixed distance behind the start. Call `begin` for one term and `keep` for each other.
 * A mark is a stamp of this document that each agreeing term raises by one. So nothing is cleared between documents, and a repeated
 * position counts once.
 */
export class StartMarks {
  /** By start + `maxMarkedDistance`. Index 0 takes the writes that are no start. */
  readonly #marks = new Int32Array(maxMarkedPosition + maxMarkedDistance)
  #stamp = 1

  /**
   * Marks a start for each position and returns the last position. From `maxMarkedPosition` on, the marks are unusable. `distance` must
   * be below `maxMarkedDistance`.
   */
  begin(bytes: Uint8Array, from: number, to: number, distance: number): number {
    if (this.#stamp > maxStamp) {
      this.#marks.fill(0)
      this.#stamp = 1
    }
    const marks = this.#marks
    const stamp = ++this.#stamp
    const offset = maxMarkedDistance - distance
    let position = 0
    let value = 0
    let shift = 0
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!
      const goesOn = byte >>> 7
      const ends = goesOn - 1
      value |= (byte & 0x7f) << shift
      position = (position + (value & ends)) | 0
      marks[(position + offset) & ends] = stamp
      value &= -goesOn
      shift = (shift + 7) & -goesOn
    }
    return position >>> 0
  }

  /** Writes to `starts` the starts that all terms so far share, up to `last`. Returns how many. */
  keep(bytes: Uint8Array, from: number, to: number, distance: number, last: number, starts: Uint32Array): number {
    const marks = this.#marks
    const stamp = this.#stamp++
    const offset = maxMarkedDistance - distance
    const end = last + distance
    let position = 0
    let value = 0
    let shift = 0
    let count = 0
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!
      const goesOn = byte >>> 7
      value |= (byte & 0x7f) << shift
      position = (position + (value & (goesOn - 1))) | 0
      if (position >>> 0 > end) break
      const mark = marks[position + offset]!
      const agrees = (((mark ^ stamp) - 1) >>> 31) & (1 - goesOn)
      marks[position + offset] = mark + agrees
      starts[count] = position - distance
      count += agrees
      value &= -goesOn
      shift = (shift + 7) & -goesOn
    }
    return count
  }
}
