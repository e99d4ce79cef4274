import type { ByteWriter } from './byte-writer.ts'

/** Bits that the largest of the first `count` values needs. */
export function widthOf(values: Uint32Array, count: number): number {
  let all = 0
  for (let i = 0; i < count; i++) all |= values[i]!
  return 32 - Math.clz32(all)
}

export function packedWords(count: number, width: number): number {
  return (count * width + 31) >>> 5
}

/** Writes each value in `width` bits, lowest first, in whole 32-bit words. */
export function pack(out: ByteWriter, values: Uint32Array, count: number, width: number): void {
  if (width === 0) return
  let word = 0
  let used = 0
  for (let i = 0; i < count; i++) {
    const value = values[i]!
    word |= value << used
    used += width
    if (used < 32) continue
    out.u32(word >>> 0)
    used -= 32
    word = used === 0 ? 0 : value >>> (width - used)
  }
  if (used > 0) out.u32(word >>> 0)
}

export function bitWords(range: number): number {
  return (range + 31) >>> 5
}

/** Writes `range` bits, with one bit set after each of the gaps. */
export function packBits(out: ByteWriter, gaps: Uint32Array, count: number, range: number): void {
  const words = new Uint32Array(bitWords(range))
  let place = -1
  for (let i = 0; i < count; i++) {
    place += gaps[i]! + 1
    words[place >>> 5] = words[place >>> 5]! | (1 << (place & 31))
  }
  for (const word of words) out.u32(word)
}

/** Ordinals of the set bits, counted from `before` + 1, in `length` words from index `at`. Stops after `count`. */
export function unpackBits(words: Uint32Array, at: number, length: number, count: number, before: number, into: Uint32Array): void {
  let found = 0
  const end = Math.min(at + length, words.length)
  for (let i = at; i < end; i++) {
    const base = before + 32 + ((i - at) << 5)
    for (let bits = words[i]!; bits !== 0 && found < count; bits &= bits - 1) into[found++] = base - Math.clz32(bits & -bits)
  }
}

/** Reads `count` values of `width` bits from word `at` on: values within a word first, then the one that crosses into the next. */
export function unpack(words: Uint32Array, at: number, count: number, width: number, into: Uint32Array): void {
  if (width === 0) {
    into.fill(0, 0, count)
    return
  }
  const mask = width === 32 ? -1 : (1 << width) - 1
  const lastWhole = 32 - width
  let next = at
  let bit = 0
  for (let i = 0; i < count; bit -= 32) {
    const word = words[next++]! | 0
    for (; bit <= lastWhole && i < count; bit += width) into[i++] = (word >>> bit) & mask
    if (bit >= 32 || i >= count) continue
    into[i++] = ((word >>> bit) | (words[next]! << (32 - bit))) & mask
    bit += width
  }
}

/** `unpack` for ordinals. Each value is the gap to the previous ordinal less one. */
export function unpackRising(words: Uint32Array, at: number, count: number, width: number, before: number, into: Uint32Array): void {
  let ordinal = before
  if (width === 0) {
    for (let i = 0; i < count; i++) into[i] = ++ordinal
    return
  }
  const mask = width === 32 ? -1 : (1 << width) - 1
  const lastWhole = 32 - width
  let next = at
  let bit = 0
  for (let i = 0; i < count; bit -= 32) {
    const word = words[next++]! | 0
    for (; bit <= lastWhole && i < count; bit += width) {
      ordinal = (ordinal + ((word >>> bit) & mask) + 1) | 0
      into[i++] = ordinal
    }
    if (bit >= 32 || i >= count) continue
    ordinal = (ordinal + (((word >>> bit) | (words[next]! << (32 - bit))) & mask) + 1) | 0
    into[i++] = ordinal
    bit += width
  }
}
