import { type Bitset, clearBit } from '../bytes/bitset.ts'
import { nthLargest } from '../bytes/nth-largest.ts'
import type { Sums } from '../match/score-buffer.ts'
import { listOrdinals } from './list-ordinals.ts'
import type { ScoreLeaf } from './scorer.ts'
import type { TopDocuments } from './top-documents.ts'

/** Postings that are read before the first window: these, or an eighth of all where that is more, but never above `mostPostings`. */
const fewPostings = 4_096
const shareOfPostings = 1 / 8
export const mostPostings = 8_192
/** So many documents are looked up for every one that is wanted, and some more. */
const lookedUp = 2
const lookedUpMore = 40
/** One in so many scores is enough to tell where the best begin. */
const sampled = 8

const ordinals = new Uint32Array(mostPostings)
const partial = new Float64Array(mostPostings)
const some = new Float64Array(Math.ceil(mostPostings / sampled))

/** The leaves with the shortest lists, and the others. */
export function divideByLength(leaves: readonly ScoreLeaf[]): {
  readonly short: readonly ScoreLeaf[]
  readonly long: readonly ScoreLeaf[]
} {
  const rising = [...leaves].sort((a, b) => a.postings - b.postings)
  const total = rising.reduce((sum, { postings }) => sum + postings, 0)
  const budget = Math.min(mostPostings, Math.max(fewPostings, total * shareOfPostings))
  let sum = 0
  const end = rising.findIndex(({ postings }) => {
    sum += postings
    return sum > budget
  })
  return end < 0 ? { short: rising, long: [] } : { short: rising.slice(0, end), long: rising.slice(end) }
}

/**
 * `sums` has what the short lists give. The documents that got most of it are looked up in the long ones and offered, so that the windows begin
 * with a high score to reach. Returns the allowed documents that are left.
 */
export function offerFirst(
  sums: Sums,
  long: readonly ScoreLeaf[],
  allowed: Bitset,
  size: number,
  segment: number,
  top: TopDocuments,
): Bitset {
  const count = listOrdinals(sums, allowed, 0, size, 0, ordinals)
  if (count === 0) return allowed
  for (let i = 0; i < count; i++) partial[i] = sums.scores[ordinals[i]!]!
  const chosen = keepBest(count, top.capacity * lookedUp + lookedUpMore)
  for (const leaf of long) {
    leaf.addTo(ordinals, chosen, sums.scores, 0)
    leaf.rewind()
  }
  const left = allowed.slice()
  for (let i = 0; i < chosen; i++) {
    const ordinal = ordinals[i]!
    const score = sums.scores[ordinal]!
    if (score > 0 && score >= top.floor(segment, ordinal)) top.offer(segment, ordinal, score)
    clearBit(left, ordinal)
  }
  return left
}

/** Keeps about `wanted` of the ordinals with the largest partial scores, in their order; returns how many. */
const keepBest = (count: number, wanted: number): number => {
  if (count <= wanted) return count
  const samples = Math.ceil(count / sampled)
  for (let i = 0; i < samples; i++) some[i] = partial[i * sampled]!
  const least = nthLargest(some, samples, Math.min(samples, Math.ceil(wanted / sampled)))
  let kept = 0
  for (let i = 0; i < count && kept < 2 * wanted; i++) {
    if (partial[i]! < least) continue
    ordinals[kept++] = ordinals[i]!
  }
  return kept
}
