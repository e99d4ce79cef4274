import { type Bitset, popcount } from '../bytes/bitset.ts'
import { clearTouched, clearWindow, giveSumsBack, type Sums, takeSums } from '../match/score-buffer.ts'
import { listOrdinals } from './list-ordinals.ts'
import { phraseWindowSize, type ScoreLeaf, windowSize } from './scorer.ts'
import { divideByLength, mostPostings, offerFirst } from './short-lists.ts'
import type { TopDocuments } from './top-documents.ts'

const ordinals = new Uint32Array(Math.max(windowSize, mostPostings))
/** With so small a share of a window allowed, each document is looked up in every list instead of reading the lists. */
const fewAllowed = 3 / 32
/** Looking one document up takes as long as reading so many postings in a row. */
const lookupCost = 3

interface BoundedLeaf {
  readonly leaf: ScoreLeaf
  /** Postings of a window in the mean. */
  readonly perWindow: number
  bound: number
}

/**
 * Block-max MAXSCORE (Turtle & Flood 1995; Ding & Suel 2011) in windows of some thousand documents, one segment after another. In each the leaves
 * that even together cannot lift a document into the best are only looked up for documents that others found. The shortest lists are added up
 * before the first window; the documents that got most there are scored first.
 */
export function rankWindows(leaves: readonly ScoreLeaf[], allowed: Bitset, size: number, segment: number, top: TopDocuments): void {
  const sums = takeSums(size)
  const { short, long } = top.isFull ? { short: [], long: leaves } : divideByLength(leaves)
  for (const leaf of short) leaf.addAll(0, size, sums.scores, sums.touched, allowed, 0)
  if (long.length === 0) {
    offer(sums.scores, listOrdinals(sums, allowed, 0, size, top.floor(segment, 0), ordinals), segment, top)
    clearTouched(sums)
  } else {
    const left = short.length > 0 ? offerFirst(sums, long, allowed, size, segment, top) : allowed
    const step = long.some(({ postings }) => postings === Infinity) ? phraseWindowSize : windowSize
    const bounded: BoundedLeaf[] = long.map((leaf) => ({ leaf, perWindow: (leaf.postings * step) / size, bound: 0 }))
    for (let from = 0; from < size; from += step) {
      const window = { from, to: Math.min(size, from + step), floor: top.floor(segment, from), allowed: left, sums }
      offer(sums.scores, scoreWindow(bounded, window), segment, top)
      clearWindow(sums, window.from, window.to)
    }
  }
  giveSumsBack(sums)
}

const offer = (scores: Float64Array, count: number, segment: number, top: TopDocuments): void => {
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i]!
    const score = scores[ordinal]!
    if (score > 0 && score >= top.floor(segment, ordinal)) top.offer(segment, ordinal, score)
  }
}

interface Window {
  readonly from: number
  readonly to: number
  /** Least score that is of use. */
  readonly floor: number
  readonly allowed: Bitset
  readonly sums: Sums
}

/** Scores every document of the window that may reach its floor; returns how many are in `ordinals`. */
const scoreWindow = (bounded: BoundedLeaf[], window: Window): number => {
  const few = (window.to - window.from) * fewAllowed
  const some = countAllowed(window, few)
  if (some === 0) return 0
  for (const each of bounded) each.bound = each.leaf.bound(window.from, window.to)
  sortByBound(bounded)
  return some <= few ? scoreAllowed(bounded, window) : scoreMany(bounded, window)
}

/** By insertion: from one window to the next the order changes little. */
const sortByBound = (bounded: BoundedLeaf[]): void => {
  for (let i = 1; i < bounded.length; i++) {
    const each = bounded[i] as BoundedLeaf
    let at = i
    for (; at > 0 && (bounded[at - 1] as BoundedLeaf).bound > each.bound; at--) bounded[at] = bounded[at - 1] as BoundedLeaf
    bounded[at] = each
  }
}

/** Of more than are few, not all are counted. */
const countAllowed = ({ allowed, from, to }: Window, few: number): number => {
  let count = 0
  const end = (to + 31) >>> 5
  for (let word = from >>> 5; word < end && count <= few; word++) count += popcount(allowed[word] as number)
  return count
}

const scoreAllowed = (bounded: readonly BoundedLeaf[], window: Window): number => {
  const { from, to, floor, allowed, sums } = window
  const rest = bounded.reduce((sum, { bound }) => sum + bound, 0)
  sums.touched.fill(0xffffffff, from >>> 5, (to + 31) >>> 5)
  return lookUp(bounded, bounded.length, rest, listOrdinals(sums, allowed, from, to, floor - rest, ordinals), window)
}

const scoreMany = (bounded: readonly BoundedLeaf[], window: Window): number => {
  const { from, to, floor, allowed, sums } = window
  let rest = 0
  let lesser = 0
  while (lesser < bounded.length && rest + (bounded[lesser] as BoundedLeaf).bound < floor) rest += (bounded[lesser++] as BoundedLeaf).bound
  for (let i = lesser; i < bounded.length; i++) {
    const { leaf } = bounded[i] as BoundedLeaf
    leaf.addAll(from, to, sums.scores, sums.touched, allowed, i === bounded.length - 1 ? floor - rest : 0)
  }
  return lookUp(bounded, lesser, rest, listOrdinals(sums, allowed, from, to, floor - rest, ordinals), window)
}

/**
 * Looks the first `found` of `ordinals` up in the first `count` leaves, which can give no more than `most` together: after each leaf, those that can
 * still reach the floor. Returns how many are left.
 */
const lookUp = (
  bounded: readonly BoundedLeaf[],
  count: number,
  most: number,
  found: number,
  { from, to, floor, allowed, sums: { scores, touched } }: Window,
): number => {
  let rest = most
  let left = found
  for (let i = count - 1; i >= 0 && left > 0; i--) {
    const { leaf, bound, perWindow } = bounded[i] as BoundedLeaf
    if (bound === 0) break
    rest -= bound
    const least = floor - Math.max(0, rest) - 1e-9
    if (left * lookupCost > perWindow) leaf.addAll(from, to, scores, touched, allowed, 0)
    else leaf.addTo(ordinals, left, scores, least)
    left = keepReaching(scores, left, least)
  }
  return left
}

const keepReaching = (scores: Float64Array, count: number, least: number): number => {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i]!
    if (scores[ordinal]! >= least) ordinals[kept++] = ordinal
  }
  return kept
}
