/** One bit per ordinal, 32 to a word. Bits past the last ordinal are 0. */
export type Bitset = Uint32Array

export function emptyBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5)
}

export function fullBitset(size: number): Bitset {
  const bits = emptyBitset(size).fill(0xffffffff)
  if (size % 32 !== 0) bits[bits.length - 1] = (1 << (size % 32)) - 1
  return bits
}

export function setBit(bits: Bitset, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31))
}

export function clearBit(bits: Bitset, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) & ~(1 << (ordinal & 31))
}

export function hasBit(bits: Bitset, ordinal: number): boolean {
  return (((bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1) === 1
}

export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bitset): number {
  let total = 0
  for (let i = 0; i < bits.length; i++) total += popcount(bits[i] as number)
  return total
}

export function countBoth(left: Bitset, right: Bitset): number {
  let total = 0
  for (let i = 0; i < left.length; i++) total += popcount((left[i] as number) & (right[i] as number))
  return total
}

export function keepOnly(bits: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (other[i] as number)
  return bits
}

export function addAll(bits: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (other[i] as number)
  return bits
}

export function removeAll(bits: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(other[i] as number)
  return bits
}

/** Ordinals of the set bits, in rising order. */
export function ordinalsOf(bits: Bitset): Uint32Array {
  const ordinals = new Uint32Array(countBits(bits))
  listBits(bits, 0, bits.length, ordinals)
  return ordinals
}

/** Writes the ordinals of the set bits of some words to `ordinals`, in rising order. Returns how many. */
export function listBits(bits: Bitset, firstWord: number, endWord: number, ordinals: Uint32Array): number {
  let count = 0
  for (let i = firstWord; i < endWord; i++) {
    let word = bits[i] as number
    while (word !== 0) {
      ordinals[count++] = (i << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return count
}
