import { type Bitset, popcount } from '../bytes/bitset.ts'
import { borrowScoreBuffer, clearTouched, clearWindow, returnScoreBuffer, type ScoreBuffer } from '../match/score-buffer.ts'
import { listOrdinals } from './list-ordinals.ts'
import { phraseWindowSize, type Scorer, windowSize } from './scorer.ts'
import { maxPostings, offerFromShortLists, splitByLength } from './short-lists.ts'
import type { ScoreCollector } from './top-documents.ts'

const ordinals = new Uint32Array(Math.max(windowSize, maxPostings))
/** Up to this share of allowed documents in a window, lookups replace reading the lists. */
const maxAllowedShare = 3 / 32
/** One lookup costs as much as reading this many postings in sequence. */
const lookupCost = 3

interface BoundedScorer {
  readonly scorer: Scorer
  /** Mean number of postings per window. */
  readonly perWindow: number
  maxScore: number
}

/**
 * Block-max MAXSCORE (Turtle & Flood 1995; Ding & Suel 2011) in windows of some thousand documents, segment by segment. Scorers that
 * together cannot reach the threshold are non-essential: they only look up documents that others found. The shortest lists are added up
 * first, which raises the threshold before the first window.
 */
export function rankWindows(scorers: readonly Scorer[], allowed: Bitset, size: number, segment: number, top: ScoreCollector): void {
  const buffer = borrowScoreBuffer(size)
  const { short, long } = top.isFull ? { short: [], long: scorers } : splitByLength(scorers)
  for (const scorer of short) scorer.scoreRange(0, size, buffer.scores, buffer.touched, allowed, 0)
  if (long.length === 0) {
    offer(buffer.scores, listOrdinals(buffer, allowed, 0, size, top.threshold(segment, 0), ordinals), segment, top)
    clearTouched(buffer)
  } else {
    const remaining = short.length > 0 ? offerFromShortLists(buffer, long, allowed, size, segment, top) : allowed
    const step = long.some(({ postings }) => postings === Infinity) ? phraseWindowSize : windowSize
    const bounded: BoundedScorer[] = long.map((scorer) => ({ scorer, perWindow: (scorer.postings * step) / size, maxScore: 0 }))
    for (let from = 0; from < size; from += step) {
      const window = { from, to: Math.min(size, from + step), threshold: top.threshold(segment, from), allowed: remaining, buffer }
      offer(buffer.scores, scoreWindow(bounded, window), segment, top)
      clearWindow(buffer, window.from, window.to)
    }
  }
  returnScoreBuffer(buffer)
}

const offer = (scores: Float64Array, count: number, segment: number, top: ScoreCollector): void => {
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i]!
    const score = scores[ordinal]!
    if (score > 0 && score >= top.threshold(segment, ordinal)) top.offer(segment, ordinal, score)
  }
}

interface Window {
  readonly from: number
  readonly to: number
  /** Minimum useful score. */
  readonly threshold: number
  readonly allowed: Bitset
  readonly buffer: ScoreBuffer
}

/** Scores the documents of the window that may reach the threshold. Returns how many are in `ordinals`. */
const scoreWindow = (bounded: BoundedScorer[], window: Window): number => {
  const maxLookups = (window.to - window.from) * maxAllowedShare
  const allowedCount = countAllowed(window, maxLookups)
  if (allowedCount === 0) return 0
  for (const each of bounded) each.maxScore = each.scorer.maxScore(window.from, window.to)
  sortByMaxScore(bounded)
  return allowedCount <= maxLookups ? scoreByLookup(bounded, window) : scoreWithLists(bounded, window)
}

/** Insertion sort, as the order changes little between windows. */
const sortByMaxScore = (bounded: BoundedScorer[]): void => {
  for (let i = 1; i < bounded.length; i++) {
    const each = bounded[i] as BoundedScorer
    let at = i
    for (; at > 0 && (bounded[at - 1] as BoundedScorer).maxScore > each.maxScore; at--) bounded[at] = bounded[at - 1] as BoundedScorer
    bounded[at] = each
  }
}

/** Stops counting above `maxLookups`. */
const countAllowed = ({ allowed, from, to }: Window, maxLookups: number): number => {
  let count = 0
  const end = (to + 31) >>> 5
  for (let word = from >>> 5; word < end && count <= maxLookups; word++) count += popcount(allowed[word] as number)
  return count
}

const scoreByLookup = (bounded: readonly BoundedScorer[], window: Window): number => {
  const { from, to, threshold, allowed, buffer } = window
  const rest = bounded.reduce((sum, { maxScore }) => sum + maxScore, 0)
  buffer.touched.fill(0xffffffff, from >>> 5, (to + 31) >>> 5)
  return lookUp(bounded, bounded.length, rest, listOrdinals(buffer, allowed, from, to, threshold - rest, ordinals), window)
}

const scoreWithLists = (bounded: readonly BoundedScorer[], window: Window): number => {
  const { from, to, threshold, allowed, buffer } = window
  let rest = 0
  let nonEssential = 0
  while (nonEssential < bounded.length && rest + (bounded[nonEssential] as BoundedScorer).maxScore < threshold)
    rest += (bounded[nonEssential++] as BoundedScorer).maxScore
  for (let i = nonEssential; i < bounded.length; i++) {
    const { scorer } = bounded[i] as BoundedScorer
    scorer.scoreRange(from, to, buffer.scores, buffer.touched, allowed, i === bounded.length - 1 ? threshold - rest : 0)
  }
  return lookUp(bounded, nonEssential, rest, listOrdinals(buffer, allowed, from, to, threshold - rest, ordinals), window)
}

/**
 * Looks up the first `candidates` of `ordinals` in the first `count` scorers, which add at most `maxSum`. After each scorer, drops those
 * that cannot reach the threshold. Returns how many remain.
 */
const lookUp = (
  bounded: readonly BoundedScorer[],
  count: number,
  maxSum: number,
  candidates: number,
  { from, to, threshold, allowed, buffer: { scores, touched } }: Window,
): number => {
  let rest = maxSum
  let remaining = candidates
  for (let i = count - 1; i >= 0 && remaining > 0; i--) {
    const { scorer, maxScore, perWindow } = bounded[i] as BoundedScorer
    if (maxScore === 0) break
    rest -= maxScore
    const minScore = threshold - Math.max(0, rest) - 1e-9
    if (remaining * lookupCost > perWindow) scorer.scoreRange(from, to, scores, touched, allowed, 0)
    else scorer.scoreDocuments(ordinals, remaining, scores, minScore)
    remaining = keepAbove(scores, remaining, minScore)
  }
  return remaining
}

const keepAbove = (scores: Float64Array, count: number, minScore: number): number => {
  let remaining = 0
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i]!
    if (scores[ordinal]! >= minScore) ordinals[remaining++] = ordinal
  }
  return remaining
}
