import { type Bitset, countBits, hasBit } from '../bytes/bitset.ts'
import { lowerBound } from '../bytes/lower-bound.ts'
import type { PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { Segment } from '../segment/segment.ts'
import { type DocumentSet, FewDocuments } from './document-set.ts'
import { LastUsed } from './lru-cache.ts'
import type { PhrasePlaces } from './phrase-matcher.ts'
import type { PhrasePlan } from './plan.ts'

type Visit = (ordinal: number, places: number) => void

/** In how many places the documents of a segment, live or not, have a phrase in one field; ordinals rising. */
interface PhraseCounts {
  readonly ordinals: Uint32Array
  readonly places: Uint32Array
}

/** By field and phrase. */
const remembered = new WeakMap<Segment, LastUsed<PhraseCounts>>()
/** Documents of all phrases of a segment, 8 MB: one search asks several times about dozens of phrases, and many searches about the same. */
const mostHeld = 1 << 20
const longestRemembered = 1 << 16
const aroundCounts = 64

/**
 * Visits, in rising order, the documents of a set that have the phrase in one field. Where most of a segment is asked about, what was found is
 * remembered for the next question. `open` gives null when a term is not in the field.
 */
export function visitPhrase(
  segment: Segment,
  field: string,
  plan: PhrasePlan,
  open: () => PhrasePlaces | null,
  within: DocumentSet,
  visit: Visit,
): void {
  const key = JSON.stringify([field, plan.terms, plan.gaps, plan.slop, plan.withinSection])
  const known = remembered.get(segment)?.get(key)
  const places = known === undefined ? open() : null
  if (known !== undefined) visitKnown(known, within, visit)
  else if (places !== null && isMost(within, segment.size)) visitKnown(findEverywhere(segment, key, places), within, visit)
  else if (places !== null) visitWithin(places, within, visit)
}

const isMost = (within: DocumentSet, size: number): within is Bitset => !(within instanceof FewDocuments) && countBits(within) * 2 >= size

const findEverywhere = (segment: Segment, key: string, places: PhrasePlaces): PhraseCounts => {
  const ordinals: number[] = []
  const starts: number[] = []
  forEachPosting(places.rarest, (ordinal) =>
    count(places, ordinal, (_, found) => {
      ordinals.push(ordinal)
      starts.push(found)
    }),
  )
  const counts = { ordinals: Uint32Array.from(ordinals), places: Uint32Array.from(starts) }
  if (ordinals.length <= longestRemembered) remember(segment, key, counts)
  return counts
}

const visitKnown = ({ ordinals, places }: PhraseCounts, within: DocumentSet, visit: Visit): void => {
  if (within instanceof FewDocuments) {
    let at = 0
    for (const ordinal of within.ordinals) {
      at = lowerBound(ordinals, ordinal, at)
      if (ordinals[at] === ordinal) visit(ordinal, places[at]!)
    }
    return
  }
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    if (hasBit(within, ordinal)) visit(ordinal, places[i]!)
  }
}

const visitWithin = (places: PhrasePlaces, within: DocumentSet, visit: Visit): void => {
  if (within instanceof FewDocuments) {
    for (const ordinal of within.ordinals) count(places, ordinal, visit)
    return
  }
  forEachPosting(places.rarest, (ordinal) => {
    if (hasBit(within, ordinal)) count(places, ordinal, visit)
  })
}

const count = (places: PhrasePlaces, ordinal: number, visit: Visit): void => {
  const starts = places.countIn(ordinal)
  if (starts > 0) visit(ordinal, starts)
}

const forEachPosting = (cursor: PostingCursor, visit: (ordinal: number) => void): void => {
  if (!cursor.list.isShort && !cursor.advance()) return
  do {
    for (let i = 0; i < cursor.size; i++) visit(cursor.ordinals[i]!)
  } while (cursor.advance())
}

const remember = (segment: Segment, key: string, counts: PhraseCounts): void => {
  let known = remembered.get(segment)
  if (known === undefined) {
    known = new LastUsed(mostHeld, weightOf)
    remembered.set(segment, known)
  }
  known.add(key, counts)
}

const weightOf = ({ ordinals }: PhraseCounts): number => ordinals.length + aroundCounts
