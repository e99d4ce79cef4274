import { type Bitset, countBits, hasBit } from '../bytes/bitset.ts'
import { lowerBound } from '../bytes/lower-bound.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { Segment } from '../segment/segment.ts'
import { type DocumentSet, FewDocuments } from './document-set.ts'
import { LruCache } from './lru-cache.ts'
import type { PhraseMatcher } from './phrase-matcher.ts'
import type { PhrasePlan } from './plan.ts'

type Visit = (ordinal: number, matches: number) => void

/** Matches of a phrase in one field per document, live or not, in rising order. */
interface PhraseCounts {
  readonly ordinals: Uint32Array
  readonly counts: Uint32Array
}

/** By field and phrase. */
const caches = new WeakMap<Segment, LruCache<PhraseCounts>>()
/** Limit per segment, in documents (8 MB). One search needs dozens of phrases several times, and searches repeat them. */
const maxCacheWeight = 1 << 20
const maxCachedDocuments = 1 << 16
const entryOverhead = 64

/**
 * Visits, in rising order, the documents of a set that have the phrase in one field. Caches the result when `within` covers most of a
 * segment. `open` returns null when a term is not in the field.
 */
export function visitPhrase(
  segment: Segment,
  field: string,
  plan: PhrasePlan,
  open: () => PhraseMatcher | null,
  within: DocumentSet,
  visit: Visit,
): void {
  const key = JSON.stringify([field, plan.terms, plan.gaps, plan.slop, plan.withinSection])
  const cached = caches.get(segment)?.get(key)
  const matcher = cached === undefined ? open() : null
  if (cached !== undefined) visitCached(cached, within, visit)
  else if (matcher !== null && coversMost(within, segment.size)) visitCached(countEverywhere(segment, key, matcher), within, visit)
  else if (matcher !== null) visitWithin(matcher, within, visit)
}

const coversMost = (within: DocumentSet, size: number): within is Bitset =>
  !(within instanceof FewDocuments) && countBits(within) * 2 >= size

const countEverywhere = (segment: Segment, key: string, matcher: PhraseMatcher): PhraseCounts => {
  const ordinals: number[] = []
  const matches: number[] = []
  forEachPosting(matcher.rarest, (ordinal) =>
    count(matcher, ordinal, (_, found) => {
      ordinals.push(ordinal)
      matches.push(found)
    }),
  )
  const counts = { ordinals: Uint32Array.from(ordinals), counts: Uint32Array.from(matches) }
  if (ordinals.length <= maxCachedDocuments) cacheCounts(segment, key, counts)
  return counts
}

const visitCached = ({ ordinals, counts }: PhraseCounts, within: DocumentSet, visit: Visit): void => {
  if (within instanceof FewDocuments) {
    let at = 0
    for (const ordinal of within.ordinals) {
      at = lowerBound(ordinals, ordinal, at)
      if (ordinals[at] === ordinal) visit(ordinal, counts[at]!)
    }
    return
  }
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    if (hasBit(within, ordinal)) visit(ordinal, counts[i]!)
  }
}

const visitWithin = (matcher: PhraseMatcher, within: DocumentSet, visit: Visit): void => {
  if (within instanceof FewDocuments) {
    for (const ordinal of within.ordinals) count(matcher, ordinal, visit)
    return
  }
  forEachPosting(matcher.rarest, (ordinal) => {
    if (hasBit(within, ordinal)) count(matcher, ordinal, visit)
  })
}

const count = (matcher: PhraseMatcher, ordinal: number, visit: Visit): void => {
  const matches = matcher.countMatches(ordinal)
  if (matches > 0) visit(ordinal, matches)
}

const forEachPosting = (cursor: PostingCursor, visit: (ordinal: number) => void): void => {
  if (!cursor.list.isShort && !cursor.advance()) return
  do {
    for (let i = 0; i < cursor.size; i++) visit(cursor.ordinals[i]!)
  } while (cursor.advance())
}

const cacheCounts = (segment: Segment, key: string, counts: PhraseCounts): void => {
  let cached = caches.get(segment)
  if (cached === undefined) {
    cached = new LruCache(maxCacheWeight, weightOf)
    caches.set(segment, cached)
  }
  cached.add(key, counts)
}

const weightOf = ({ ordinals }: PhraseCounts): number => ordinals.length + entryOverhead
