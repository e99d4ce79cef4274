import { addAll, type Bitset, emptyBitset, fullBitset, keepOnly, removeAll, setBit } from '../bytes/bitset.ts'
import { type Filter, groupField, idField } from '../model/filter.ts'
import type { Segment } from '../segment/segment.ts'
import { cacheKey, LruCache } from './lru-cache.ts'

const caches = new WeakMap<Segment, LruCache<Bitset>>()
const maxCachedFilters = 256
/** Longer lists come from a single request and are not repeated. */
const maxCachedValues = 16

/** Documents, live or not, that pass the filter. May be cached: callers must not write to it. */
export function filterBits(segment: Segment, filter: Filter): Bitset {
  switch (filter.kind) {
    case 'and':
      return andBits(segment, filter.filters)
    case 'or':
      return filter.filters.reduce((bits, each) => addAll(bits, filterBits(segment, each)), emptyBitset(segment.size))
    case 'not':
      return removeAll(fullBitset(segment.size), filterBits(segment, filter.filter))
    case 'in':
      return filter.field === idField || filter.field === groupField ? idOrGroupBits(segment, filter) : cachedBits(segment, filter)
    default:
      return cachedBits(segment, filter)
  }
}

const andBits = (segment: Segment, [first, ...others]: readonly Filter[]): Bitset => {
  if (first === undefined) return fullBitset(segment.size)
  const bits = filterBits(segment, first)
  return others.length === 0 ? bits : others.reduce<Bitset>((both, each) => keepOnly(both, filterBits(segment, each)), bits.slice())
}

const cachedBits = (segment: Segment, filter: Filter): Bitset => {
  if (filter.kind === 'in' && filter.values.length > maxCachedValues) return computeBits(segment, filter)
  let bySegment = caches.get(segment)
  if (bySegment === undefined) {
    bySegment = new LruCache(maxCachedFilters)
    caches.set(segment, bySegment)
  }
  const key = cacheKey(filter)
  const cached = bySegment.get(key)
  if (cached !== undefined) return cached
  const bits = computeBits(segment, filter)
  bySegment.add(key, bits)
  return bits
}

const computeBits = (segment: Segment, filter: Filter): Bitset => {
  if (filter.kind === 'in') return valueBits(segment, filter.field, filter.values)
  if (filter.kind === 'range') return rangeBits(segment, filter)
  return filter.kind === 'exists' ? existsBits(segment, filter.field) : emptyBitset(segment.size)
}

const idOrGroupBits = (segment: Segment, { field, values }: Extract<Filter, { kind: 'in' }>): Bitset => {
  const bits = emptyBitset(segment.size)
  for (const value of values) {
    if (field === groupField) {
      for (const ordinal of segment.groups.membersOf(value)) setBit(bits, ordinal)
      continue
    }
    const ordinal = segment.ids.find(value)
    if (ordinal >= 0) setBit(bits, ordinal)
  }
  return bits
}

const valueBits = (segment: Segment, field: string, values: readonly string[]): Bitset => {
  const column = segment.facet(field)
  if (column === null) return emptyBitset(segment.size)
  const numbers = values.map((value) => column.values.find(value)).filter((number) => number >= 0)
  if (numbers.length === 0) return emptyBitset(segment.size)
  const selected = new Uint8Array(column.values.length)
  for (const number of numbers) selected[number] = 1
  return column.matching(selected)
}

const rangeBits = (segment: Segment, { field, from, to }: Extract<Filter, { kind: 'range' }>): Bitset => {
  const bits = emptyBitset(segment.size)
  const column = segment.sortKey(field)
  const bounds = column?.bounds(from, to) ?? null
  if (column === null || bounds === null) return bits
  const [min, max] = bounds
  const { order } = column
  for (let ordinal = 0; ordinal < order.length; ordinal++) {
    const value = order[ordinal]!
    if (value >= min && value <= max) setBit(bits, ordinal)
  }
  return bits
}

const existsBits = (segment: Segment, field: string): Bitset => {
  if (field === idField || field === groupField) return fullBitset(segment.size)
  const bits = segment.facet(field)?.matching(null) ?? emptyBitset(segment.size)
  const column = segment.sortKey(field)
  if (column !== null) for (let ordinal = 0; ordinal < segment.size; ordinal++) if (column.has(ordinal)) setBit(bits, ordinal)
  return bits
}
