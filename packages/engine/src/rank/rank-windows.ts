import type { Bitset } from '../bytes/bitset.ts'
import { type ScoreLeaf, windowSize } from './score-leaf.ts'
import type { TopDocuments } from './top-documents.ts'

const scores = new Float64Array(windowSize)
const touched = new Uint32Array(windowSize / 32)
const places = new Uint16Array(windowSize)
/** With so few documents allowed in a window, each is looked up in every list instead of reading the lists. */
const fewAllowed = 48

interface BoundedLeaf {
  readonly leaf: ScoreLeaf
  bound: number
}

/**
 * Block-max MAXSCORE (Turtle & Flood 1995; Ding & Suel 2011) in windows of 1,024 documents, one segment after another. In each window the leaves
 * that even together cannot lift a document into the best are only looked up for documents that others found. What a short list alone gives so
 * many documents is known to be reached before the first window.
 */
export const rankWindows = (leaves: readonly ScoreLeaf[], allowed: Bitset, size: number, segment: number, top: TopDocuments): void => {
  const bounded: BoundedLeaf[] = leaves.map((leaf) => ({ leaf, bound: 0 }))
  for (const leaf of leaves) top.expect(leaf.reachedBy(top.capacity, allowed))
  for (let from = 0; from < size; from += windowSize) {
    const to = Math.min(size, from + windowSize)
    const some = countAllowed(allowed, from, to)
    if (some === 0) continue
    let total = 0
    for (const each of bounded) {
      each.bound = each.leaf.bound(from, to)
      total += each.bound
    }
    if (total === 0 || total < top.floor(segment)) continue
    const live = bounded.filter(({ bound }) => bound > 0).sort((a, b) => a.bound - b.bound)
    const count = some <= fewAllowed ? scoreAllowed(live, allowed, from, to) : scoreWindow(live, allowed, from, to, top.floor(segment))
    for (let i = 0; i < count; i++) {
      const place = places[i] as number
      const score = scores[place] as number
      if (score > 0 && score >= top.floor(segment)) top.offer(segment, from + place, score)
    }
    scores.fill(0)
  }
}

const countAllowed = (allowed: Bitset, from: number, to: number): number => {
  let count = 0
  const end = (to + 31) >>> 5
  for (let word = from >>> 5; word < end && count <= fewAllowed; word++) {
    for (let bits = allowed[word] as number; bits !== 0; bits &= bits - 1) count += 1
  }
  return count
}

const scoreAllowed = (live: readonly BoundedLeaf[], allowed: Bitset, from: number, to: number): number => {
  touched.fill(0xffffffff)
  const count = listTouched(allowed, from, to, 0, 0)
  for (const { leaf } of live) leaf.addTo(from, places, count, scores)
  touched.fill(0)
  return count
}

/** Scores every document of the window that may reach `floor`; returns how many are in `places`. */
const scoreWindow = (live: readonly BoundedLeaf[], allowed: Bitset, from: number, to: number, floor: number): number => {
  let rest = 0
  let lesser = 0
  while (lesser < live.length && rest + (live[lesser] as BoundedLeaf).bound < floor) rest += (live[lesser++] as BoundedLeaf).bound
  const only = live.length - lesser === 1
  for (let i = lesser; i < live.length; i++)
    (live[i] as BoundedLeaf).leaf.addAll(from, to, scores, touched, allowed, only ? floor - rest : 0)
  let count = listTouched(allowed, from, to, rest, floor)
  touched.fill(0)
  for (let i = lesser - 1; i >= 0 && count > 0; i--) {
    const { leaf, bound } = live[i] as BoundedLeaf
    leaf.addTo(from, places, count, scores)
    rest -= bound
    count = keepReaching(count, rest, floor)
  }
  return count
}

/** Puts the touched documents that are allowed and can still reach `floor` into `places`. */
const listTouched = (allowed: Bitset, from: number, to: number, rest: number, floor: number): number => {
  let count = 0
  const words = (to - from + 31) >>> 5
  const first = from >>> 5
  for (let word = 0; word < words; word++) {
    let bits = (touched[word] as number) & (allowed[first + word] as number)
    while (bits !== 0) {
      const place = (word << 5) + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      if ((scores[place] as number) + rest >= floor) places[count++] = place
    }
  }
  return count
}

const keepReaching = (count: number, rest: number, floor: number): number => {
  let kept = 0
  const least = floor - Math.max(0, rest) - 1e-9
  for (let i = 0; i < count; i++) {
    const place = places[i] as number
    if ((scores[place] as number) >= least) places[kept++] = place
  }
  return kept
}
