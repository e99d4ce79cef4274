import { addAll, type Bitset, emptyBitset, fullBitset, keepOnly, removeAll, setBit } from '../bytes/bitset.ts'
import { type Filter, groupField, idField } from '../model/filter.ts'
import type { Segment } from '../segment/segment.ts'
import { LastUsed, questionKey } from './lru-cache.ts'

const remembered = new WeakMap<Segment, LastUsed<Bitset>>()
const mostRemembered = 256
/** Longer lists come from one question and are not asked for again. */
const mostValuesRemembered = 16

/** Documents, live or not, for which the filter holds. Not to be written to: it may be remembered for the next search. */
export function filterBits(segment: Segment, filter: Filter): Bitset {
  switch (filter.kind) {
    case 'and':
      return inAll(segment, filter.filters)
    case 'or':
      return filter.filters.reduce((bits, each) => addAll(bits, filterBits(segment, each)), emptyBitset(segment.size))
    case 'not':
      return removeAll(fullBitset(segment.size), filterBits(segment, filter.filter))
    case 'in':
      return filter.field === idField || filter.field === groupField ? named(segment, filter) : kept(segment, filter)
    default:
      return kept(segment, filter)
  }
}

const inAll = (segment: Segment, [first, ...others]: readonly Filter[]): Bitset => {
  if (first === undefined) return fullBitset(segment.size)
  const bits = filterBits(segment, first)
  return others.length === 0 ? bits : others.reduce<Bitset>((both, each) => keepOnly(both, filterBits(segment, each)), bits.slice())
}

const kept = (segment: Segment, filter: Filter): Bitset => {
  if (filter.kind === 'in' && filter.values.length > mostValuesRemembered) return computed(segment, filter)
  let bySegment = remembered.get(segment)
  if (bySegment === undefined) {
    bySegment = new LastUsed(mostRemembered)
    remembered.set(segment, bySegment)
  }
  const key = questionKey(filter)
  const known = bySegment.get(key)
  if (known !== undefined) return known
  const bits = computed(segment, filter)
  bySegment.add(key, bits)
  return bits
}

const computed = (segment: Segment, filter: Filter): Bitset => {
  if (filter.kind === 'in') return withValue(segment, filter.field, filter.values)
  if (filter.kind === 'range') return withinRange(segment, filter)
  return filter.kind === 'exists' ? withField(segment, filter.field) : emptyBitset(segment.size)
}

const named = (segment: Segment, { field, values }: Extract<Filter, { kind: 'in' }>): Bitset => {
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

const withValue = (segment: Segment, field: string, values: readonly string[]): Bitset => {
  const column = segment.facet(field)
  if (column === null) return emptyBitset(segment.size)
  const numbers = values.map((value) => column.values.find(value)).filter((number) => number >= 0)
  if (numbers.length === 0) return emptyBitset(segment.size)
  const wanted = new Uint8Array(column.values.length)
  for (const number of numbers) wanted[number] = 1
  return column.matching(wanted)
}

const withinRange = (segment: Segment, { field, from, to }: Extract<Filter, { kind: 'range' }>): Bitset => {
  const bits = emptyBitset(segment.size)
  const column = segment.sortKey(field)
  const bounds = column?.bounds(from, to) ?? null
  if (column === null || bounds === null) return bits
  const [least, greatest] = bounds
  const { order } = column
  for (let ordinal = 0; ordinal < order.length; ordinal++) {
    const value = order[ordinal]!
    if (value >= least && value <= greatest) setBit(bits, ordinal)
  }
  return bits
}

const withField = (segment: Segment, field: string): Bitset => {
  if (field === idField || field === groupField) return fullBitset(segment.size)
  const bits = segment.facet(field)?.matching(null) ?? emptyBitset(segment.size)
  const column = segment.sortKey(field)
  if (column !== null) for (let ordinal = 0; ordinal < segment.size; ordinal++) if (column.has(ordinal)) setBit(bits, ordinal)
  return bits
}
