import { type Bitset, countBits, hasBit } from '../bytes/bitset.ts'
import type { PostingCursor } from '../segment/posting-cursor.ts'
import type { Segment } from '../segment/segment.ts'
import { type DocumentSet, FewDocuments, hasDocument } from './document-set.ts'
import type { PhrasePlaces } from './phrase-places.ts'
import type { PhrasePlan } from './plan.ts'

type Visit = (ordinal: number, places: number) => void

/** In how many places the documents of a segment, live or not, have a phrase in one field; ordinals rising. */
interface PhraseCounts {
  readonly ordinals: number[]
  readonly places: number[]
}

const remembered = new WeakMap<Segment, Map<string, PhraseCounts>>()
/** Enough for what one search of a person is made of, which asks several times about the same phrases. */
const mostRemembered = 16
const longestRemembered = 1 << 16

/**
 * Visits, in rising order, the documents of a set that have the phrase in one field. Where most of a segment is asked about, what was found is
 * remembered for the next question. `open` gives null when a term is not in the field.
 */
export const visitPhrase = (
  segment: Segment,
  field: string,
  plan: PhrasePlan,
  open: () => PhrasePlaces | null,
  within: DocumentSet,
  visit: Visit,
): void => {
  const key = JSON.stringify([field, plan.terms, plan.gaps, plan.slop, plan.withinSection])
  const known = remembered.get(segment)?.get(key)
  const places = known === undefined ? open() : null
  if (known !== undefined) visitKnown(known, within, visit)
  else if (places !== null && isMost(within, segment.size)) visitKnown(findEverywhere(segment, key, places), within, visit)
  else if (places !== null) visitWithin(places, within, visit)
}

const isMost = (within: DocumentSet, size: number): within is Bitset => !(within instanceof FewDocuments) && countBits(within) * 2 >= size

const findEverywhere = (segment: Segment, key: string, places: PhrasePlaces): PhraseCounts => {
  const found: PhraseCounts = { ordinals: [], places: [] }
  forEachPosting(places.rarest, (ordinal) =>
    count(places, ordinal, (_, starts) => {
      found.ordinals.push(ordinal)
      found.places.push(starts)
    }),
  )
  if (found.ordinals.length <= longestRemembered) remember(segment, key, found)
  return found
}

const visitKnown = ({ ordinals, places }: PhraseCounts, within: DocumentSet, visit: Visit): void => {
  for (const [i, ordinal] of ordinals.entries()) if (hasDocument(within, ordinal)) visit(ordinal, places[i] as number)
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
  if (places.mostIn(ordinal) === 0) return
  const starts = places.count()
  if (starts > 0) visit(ordinal, starts)
}

const forEachPosting = (cursor: PostingCursor, visit: (ordinal: number) => void): void => {
  if (!cursor.list.isShort && !cursor.advance()) return
  do {
    for (let i = 0; i < cursor.size; i++) visit(cursor.ordinals[i] as number)
  } while (cursor.advance())
}

const remember = (segment: Segment, key: string, counts: PhraseCounts): void => {
  const known = remembered.get(segment) ?? new Map<string, PhraseCounts>()
  remembered.set(segment, known)
  for (const oldest of known.keys()) {
    if (known.size < mostRemembered) break
    known.delete(oldest)
  }
  known.set(key, counts)
}
