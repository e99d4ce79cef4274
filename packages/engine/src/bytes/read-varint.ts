/** Reads consecutive LEB128 integers. */
export class VarintReader {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  next(): number {
    const { bytes } = this
    let byte = bytes[this.at++]!
    if (byte < 0x80) return byte
    let value = byte & 0x7f
    for (let shift = 7; shift < 35; shift += 7) {
      byte = bytes[this.at++] ?? 0
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    return value >>> 0
  }
}
