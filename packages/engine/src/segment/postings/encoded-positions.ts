/*
 * Positions of a term in a document, each as its distance from the one before in LEB128. They are gone through byte by byte, without a branch for
 * where a number ends: of words neither very frequent nor rare a processor cannot foresee that.
 */

/** Reads those between two places of `bytes`; what `into` has no room for is left out. */
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

/** Longer documents, and phrases, are not for marks. */
export const maxMarkedPosition = 2 ** 16
export const maxMarkedDistance = 2 ** 10
const maxStamp = 2 ** 30

/**
 * Where several terms of a document may all stand, each at its distance behind a common start: `begin` with one of them, `keep` with each other.
 * A start is marked with a number of this document's own, which every term that agrees raises by one; so nothing is cleared between documents, and
 * a term that stands at one position twice agrees once.
 */
export class StartMarks {
  /** By start and `maxMarkedDistance`; the first is for what is no start. */
  readonly #marks = new Int32Array(maxMarkedPosition + maxMarkedDistance)
  #stamp = 1

  /** Marks a start for each position. Returns the last position: from `maxMarkedPosition` on nothing more is to be asked. `distance` is below `maxMarkedDistance`. */
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

  /** Puts the starts that all terms so far and this one agree on into `starts`, and returns how many. None lies behind `last`. */
  keep(bytes: Uint8Array, from: number, to: number, distance: number, last: number, starts: Uint32Array): number {
    const marks = this.#marks
    const stamp = this.#stamp++
    const offset = maxMarkedDistance - distance
    const end = last + distance
    let position = 0
    let value = 0
    let shift = 0
    let kept = 0
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!
      const goesOn = byte >>> 7
      value |= (byte & 0x7f) << shift
      position = (position + (value & (goesOn - 1))) | 0
      if (position >>> 0 > end) break
      const mark = marks[position + offset]!
      const agrees = (((mark ^ stamp) - 1) >>> 31) & (1 - goesOn)
      marks[position + offset] = mark + agrees
      starts[kept] = position - distance
      kept += agrees
      value &= -goesOn
      shift = (shift + 7) & -goesOn
    }
    return kept
  }
}
