/** Growing list of bytes that writes unsigned integers as LEB128: seven bits a byte, lowest first. Starts as a view on read-only bytes. */
export class ByteList {
  #bytes: Uint8Array
  length: number

  constructor(initial: Uint8Array = new Uint8Array(0)) {
    this.#bytes = initial
    this.length = initial.length
  }

  pushInteger(value: number): void {
    if (this.length + 5 > this.#bytes.length) this.#grow(5)
    let rest = value
    while (rest > 0x7f) {
      this.#bytes[this.length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    this.#bytes[this.length++] = rest
  }

  pushBytes(source: Uint8Array): void {
    if (this.length + source.length > this.#bytes.length) this.#grow(source.length)
    this.#bytes.set(source, this.length)
    this.length += source.length
  }

  clear(): void {
    this.length = 0
  }

  /** The bytes written so far; valid until the next push. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }

  #grow(extra: number): void {
    const larger = new Uint8Array(Math.max(this.length + extra, Math.ceil(this.length * 1.5), 8))
    larger.set(this.#bytes.subarray(0, this.length))
    this.#bytes = larger
  }
}
