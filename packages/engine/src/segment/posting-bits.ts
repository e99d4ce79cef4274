import type { Bitset } from '../bytes/bitset.ts'
import { decodedBlock, type PostingCursor } from './postings/posting-cursor.ts'
import type { Segment } from './segment.ts'

/** Lists are read one at a time, so all are decoded into one block. */
const block = decodedBlock()

/** Sets the bits of all documents of a list. */
export function setPostingBits({ list, ordinals, size }: PostingCursor, bits: Bitset): void {
  if (list.isShort) {
    addOrdinals(ordinals, size, bits)
    return
  }
  for (let block = 0; block < list.blocks; block++) {
    const at = list.bitsAt(block)
    if (at > 0) addBits(list.words.subarray(at, at + list.ordinalWords(block)), list.lastBefore(block) + 1, bits)
    else {
      list.decodeOrdinals(block, ordinals)
      addOrdinals(ordinals, list.sizeOf(block), bits)
    }
  }
}

const addOrdinals = (ordinals: Uint32Array, count: number, bits: Bitset): void => {
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i]!
    bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31))
  }
}

/** Copies the set bits of `words` to `bits`, from bit `first` on. */
const addBits = (words: Uint32Array, first: number, bits: Bitset): void => {
  const shift = first & 31
  let at = first >>> 5
  for (let i = 0; i < words.length; i++, at++) {
    const word = words[i]!
    bits[at] = (bits[at] as number) | (word << shift)
    if (shift > 0 && at + 1 < bits.length) bits[at + 1] = (bits[at + 1] as number) | (word >>> (32 - shift))
  }
}

/** Sets the bits of the documents, live or not, that have the term in one of the fields. */
export function setTermBits(segment: Segment, term: string, fields: readonly string[], bits: Bitset): void {
  for (const name of fields) {
    const field = segment.field(name)
    const entry = field?.dictionary.find(term)
    if (field != null && entry != null) setPostingBits(field.cursor(entry, block), bits)
  }
}
