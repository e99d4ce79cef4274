import { type Bitset, hasBit } from '../bytes/bitset.ts'
import { blockSize } from '../segment/format.ts'
import { nthLargest } from './nth-largest.ts'
import type { FieldPart } from './term-leaf.ts'

/** Longer lists are not read: that would cost more than what the ranking can then pass over. */
const mostPostings = 2_048
const weights = new Float64Array(mostPostings)
const ordinals = new Uint32Array(blockSize)
const frequencies = new Uint32Array(blockSize)

/** A weight that `wanted` of the allowed documents get from one list of a term, or more; 0 when none is found. The cursor stays where it is. */
export const weightReached = ({ cursor, weight, factors }: FieldPart, wanted: number, allowed: Bitset): number => {
  const { list } = cursor
  let count = 0
  const take = (found: Uint32Array, frequencyOf: Uint32Array, size: number): void => {
    for (let i = 0; i < size; i++) {
      const ordinal = found[i] as number
      if (hasBit(allowed, ordinal)) weights[count++] = (frequencyOf[i] as number) * (factors[ordinal] as number)
    }
  }
  if (wanted === 0 || list.count < wanted || list.count > mostPostings) return 0
  if (list.isShort) take(cursor.ordinals, cursor.frequencies, cursor.size)
  else
    for (let block = 0; block < list.blocks; block++) {
      list.decodeOrdinals(block, ordinals)
      list.decodeFrequencies(block, frequencies)
      take(ordinals, frequencies, list.sizeOf(block))
    }
  return count < wanted ? 0 : weight * nthLargest(weights, count, wanted)
}
