import type { Bitset } from '../bytes/bitset.ts'
import { decodedBlock, type PostingCursor } from '../segment/posting-cursor.ts'
import type { Segment } from '../segment/segment.ts'

/** One list at a time is read from end to end, so all are decoded into one block. */
const block = decodedBlock()

/** Sets the bits of all documents of a list. */
export const addPostings = (cursor: PostingCursor, bits: Bitset): void => {
  const { ordinals } = cursor
  if (!cursor.list.isShort) cursor.advance()
  do {
    const { size } = cursor
    for (let i = 0; i < size; i++) {
      const ordinal = ordinals[i] as number
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31))
    }
  } while (cursor.advance())
}

/** Sets the bits of the documents, live or not, that have the term in one of the fields. */
export const addTerm = (segment: Segment, term: string, fields: readonly string[], bits: Bitset): void => {
  for (const name of fields) {
    const field = segment.field(name)
    const entry = field?.dictionary.find(term)
    if (field != null && entry != null) addPostings(field.cursor(entry, block), bits)
  }
}
