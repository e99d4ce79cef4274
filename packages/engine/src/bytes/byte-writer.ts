const maxLoopCopyBytes = 64

/** Growable little-endian buffer. Unsigned 32-bit integers can be written as LEB128: seven bits a byte, lowest first. */
export class ByteWriter {
  bytes: Uint8Array
  length = 0

  constructor(capacity = 256) {
    this.bytes = new Uint8Array(capacity)
  }

  varint(value: number): void {
    if (this.length + 5 > this.bytes.length) this.reserve(5)
    const { bytes } = this
    let rest = value
    while (rest > 0x7f) {
      bytes[this.length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    bytes[this.length++] = rest
  }

  u32(value: number): void {
    this.reserve(4)
    const { bytes, length } = this
    bytes[length] = value
    bytes[length + 1] = value >>> 8
    bytes[length + 2] = value >>> 16
    bytes[length + 3] = value >>> 24
    this.length += 4
  }

  append(source: Uint8Array): void {
    this.reserve(source.length)
    this.bytes.set(source, this.length)
    this.length += source.length
  }

  /** Appends a part. Copies a few bytes in a loop, which is cheaper than a view. */
  copy(source: Uint8Array, from: number, to: number): void {
    if (to - from > maxLoopCopyBytes) {
      this.append(source.subarray(from, to))
      return
    }
    this.reserve(to - from)
    const { bytes } = this
    let at = this.length
    for (let i = from; i < to; i++) bytes[at++] = source[i]!
    this.length = at
  }

  align(alignment: number): void {
    const padding = (alignment - (this.length % alignment)) % alignment
    this.reserve(padding)
    this.bytes.fill(0, this.length, this.length + padding)
    this.length += padding
  }

  clear(): void {
    this.length = 0
  }

  /** The written bytes; valid until the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }

  reserve(extra: number): void {
    if (this.length + extra <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(this.length + extra, this.bytes.length * 2))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
  }
}
