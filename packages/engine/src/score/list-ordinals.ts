import type { Bitset } from '../bytes/bitset.ts'
import type { ScoreBuffer } from '../match/score-buffer.ts'

/**
 * Writes to `ordinals` the scored, allowed documents of [from, to) with at least `minScore`. Returns how many. `from` is a multiple of
 * 32.
 */
export function listOrdinals(
  { scores, touched }: ScoreBuffer,
  allowed: Bitset,
  from: number,
  to: number,
  minScore: number,
  ordinals: Uint32Array,
): number {
  let count = 0
  const end = (to + 31) >>> 5
  for (let word = from >>> 5; word < end; word++) {
    let bits = touched[word]! & (allowed[word] as number)
    while (bits !== 0) {
      const ordinal = (word << 5) + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      if (scores[ordinal]! >= minScore) ordinals[count++] = ordinal
    }
  }
  return count
}
