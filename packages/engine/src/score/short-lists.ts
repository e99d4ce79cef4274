import { type Bitset, clearBit } from '../bytes/bitset.ts'
import { nthLargest } from '../bytes/nth-largest.ts'
import type { ScoreBuffer } from '../match/score-buffer.ts'
import { listOrdinals } from './list-ordinals.ts'
import type { Scorer } from './scorer.ts'
import type { ScoreCollector } from './top-documents.ts'

/** Postings to read before the first window: these, or an eighth of all when that is more, up to `maxPostings`. */
const minPostings = 4_096
const postingsShare = 1 / 8
export const maxPostings = 8_192
/** Documents to look up per requested result, plus a constant. */
const lookupsPerResult = 2
const extraLookups = 40
/** A sample of one score in this many is enough to find where the best begin. */
const samplingStep = 8

const ordinals = new Uint32Array(maxPostings)
const partial = new Float64Array(maxPostings)
const samples = new Float64Array(Math.ceil(maxPostings / samplingStep))

/** The scorers with the shortest lists, and the others. */
export function splitByLength(scorers: readonly Scorer[]): {
  readonly short: readonly Scorer[]
  readonly long: readonly Scorer[]
} {
  const rising = [...scorers].sort((a, b) => a.postings - b.postings)
  const total = rising.reduce((sum, { postings }) => sum + postings, 0)
  const budget = Math.min(maxPostings, Math.max(minPostings, total * postingsShare))
  let sum = 0
  const end = rising.findIndex(({ postings }) => {
    sum += postings
    return sum > budget
  })
  return end < 0 ? { short: rising, long: [] } : { short: rising.slice(0, end), long: rising.slice(end) }
}

/**
 * `buffer` holds the scores of the short lists. Looks up the best documents in the long lists and offers them, which raises the
 * threshold. Returns the allowed documents that remain.
 */
export function offerFromShortLists(
  buffer: ScoreBuffer,
  long: readonly Scorer[],
  allowed: Bitset,
  size: number,
  segment: number,
  top: ScoreCollector,
): Bitset {
  const count = listOrdinals(buffer, allowed, 0, size, 0, ordinals)
  if (count === 0) return allowed
  for (let i = 0; i < count; i++) partial[i] = buffer.scores[ordinals[i]!]!
  const chosen = keepBest(count, top.capacity * lookupsPerResult + extraLookups)
  for (const scorer of long) {
    scorer.scoreDocuments(ordinals, chosen, buffer.scores, 0)
    scorer.rewind()
  }
  const remaining = allowed.slice()
  for (let i = 0; i < chosen; i++) {
    const ordinal = ordinals[i]!
    const score = buffer.scores[ordinal]!
    if (score > 0 && score >= top.threshold(segment, ordinal)) top.offer(segment, ordinal, score)
    clearBit(remaining, ordinal)
  }
  return remaining
}

/** Keeps about `target` of the ordinals with the largest partial scores, in order. Returns how many. */
const keepBest = (count: number, target: number): number => {
  if (count <= target) return count
  const sampleCount = Math.ceil(count / samplingStep)
  for (let i = 0; i < sampleCount; i++) samples[i] = partial[i * samplingStep]!
  const minScore = nthLargest(samples, sampleCount, Math.min(sampleCount, Math.ceil(target / samplingStep)))
  let remaining = 0
  for (let i = 0; i < count && remaining < 2 * target; i++) {
    if (partial[i]! < minScore) continue
    ordinals[remaining++] = ordinals[i]!
  }
  return remaining
}
