import { hasBit, keepOnly } from '../bytes/bitset.ts'
import { type Filter, groupField, idField } from '../model/filter.ts'
import type { Segment } from '../segment/segment.ts'
import type { SegmentView } from '../view/segment-view.ts'
import { type DocumentSet, FewDocuments, filterFew, isFew } from './document-set.ts'
import { filterBits } from './filter-bits.ts'

/** The live documents that pass the filter. Callers must not write to the result. */
export function allowedDocuments({ segment, live, isWhole }: SegmentView, filter: Filter | null): DocumentSet {
  if (filter === null) return live
  const named = namedDocuments(segment, filter)
  if (named !== null) return filterFew(named, (ordinal) => hasBit(live, ordinal))
  const bits = filterBits(segment, filter)
  return isWhole ? bits : keepOnly(bits.slice(), live)
}

/** Documents, live or not, when the filter names ids or groups and they are few. Otherwise null. */
const namedDocuments = (segment: Segment, filter: Filter): FewDocuments | null => {
  if (filter.kind === 'and') return namedInAnd(segment, filter.filters)
  if (filter.kind !== 'in' || (filter.field !== idField && filter.field !== groupField)) return null
  let bySegment = namedCache.get(filter)
  if (bySegment === undefined) {
    bySegment = new WeakMap()
    namedCache.set(filter, bySegment)
  }
  let named = bySegment.get(segment)
  if (named === undefined) {
    named = findNamed(segment, filter)
    bySegment.set(segment, named)
  }
  return named
}

/** A results page sends a dozen requests with the same filter object. The cache spares repeated lookups in many segments. */
const namedCache = new WeakMap<Filter, WeakMap<Segment, FewDocuments | null>>()

const findNamed = (segment: Segment, filter: Extract<Filter, { kind: 'in' }>): FewDocuments | null => {
  const ordinals = new Set<number>()
  for (const value of filter.values) {
    if (filter.field === groupField) for (const ordinal of segment.groups.membersOf(value)) ordinals.add(ordinal)
    else {
      const ordinal = segment.ids.find(value)
      if (ordinal >= 0) ordinals.add(ordinal)
    }
    if (!isFew(ordinals.size, segment.size)) return null
  }
  return new FewDocuments(Uint32Array.from(ordinals).sort())
}

const namedInAnd = (segment: Segment, filters: readonly Filter[]): FewDocuments | null => {
  let named: FewDocuments | null = null
  const others: Filter[] = []
  for (const filter of filters) {
    const own: FewDocuments | null = named === null ? namedDocuments(segment, filter) : null
    if (own === null) others.push(filter)
    else named = own
  }
  if (named === null) return null
  return others.reduce((few, filter) => {
    if (few.ordinals.length === 0) return few
    const bits = filterBits(segment, filter)
    return filterFew(few, (ordinal) => hasBit(bits, ordinal))
  }, named)
}
