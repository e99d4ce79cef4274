import { type Filter, groupField, idField } from '../../ports/index.ts'
import type { NamespaceIndex } from './namespace-index.ts'

type Mask = Uint8Array

/** One byte for each ordinal: 1 where the document is live and the filter holds. */
export function matchFilter(index: NamespaceIndex, filter: Filter | null): Mask {
  const live = index.documents.liveMask()
  if (filter === null) return live
  const mask = maskOf(index, filter)
  for (let ordinal = 0; ordinal < mask.length; ordinal++) if (live[ordinal] === 0) mask[ordinal] = 0
  return mask
}

const maskOf = (index: NamespaceIndex, filter: Filter): Mask => {
  const mask = new Uint8Array(index.documents.ids.length)
  switch (filter.kind) {
    case 'in':
      return markIn(index, filter.field, filter.values, mask)
    case 'range':
      return markRange(index, filter, mask)
    case 'exists':
      return markExisting(index, filter.field, mask)
    case 'not': {
      const inner = maskOf(index, filter.filter)
      return mask.map((_, ordinal) => 1 - (inner[ordinal] as number))
    }
    case 'and':
      mask.fill(1)
      for (const part of filter.filters.map((each) => maskOf(index, each))) combine(mask, part, (a, b) => a & b)
      return mask
    case 'or':
      for (const part of filter.filters.map((each) => maskOf(index, each))) combine(mask, part, (a, b) => a | b)
      return mask
  }
}

const combine = (into: Mask, other: Mask, join: (a: number, b: number) => number): void => {
  for (let ordinal = 0; ordinal < into.length; ordinal++) into[ordinal] = join(into[ordinal] as number, other[ordinal] as number)
}

const markIn = (index: NamespaceIndex, field: string, values: readonly string[], mask: Mask): Mask => {
  if (field === idField || field === groupField) {
    for (const value of values) {
      const ordinal = field === idField ? index.documents.ordinalOf(value) : undefined
      if (ordinal !== undefined) mask[ordinal] = 1
      if (field === groupField) for (const member of index.documents.ordinalsOf(value)) mask[member] = 1
    }
    return mask
  }
  const column = index.facets.get(field)
  if (column === undefined) return mask
  const numbers = new Set(values.map((value) => column.numberOf(value)))
  for (let ordinal = 0; ordinal < mask.length; ordinal++) if (column.hasOneOf(ordinal, numbers)) mask[ordinal] = 1
  return mask
}

const markRange = (index: NamespaceIndex, filter: Extract<Filter, { kind: 'range' }>, mask: Mask): Mask => {
  const column = index.sortKeys.get(filter.field) ?? []
  const within = (value: number | string): boolean =>
    (filter.from === undefined || (typeof value === typeof filter.from && value >= filter.from)) &&
    (filter.to === undefined || (typeof value === typeof filter.to && value <= filter.to))
  for (let ordinal = 0; ordinal < mask.length; ordinal++) {
    const value = column[ordinal]
    if (value !== undefined && within(value)) mask[ordinal] = 1
  }
  return mask
}

const markExisting = (index: NamespaceIndex, field: string, mask: Mask): Mask => {
  if (field === idField || field === groupField) return mask.fill(1)
  const facet = index.facets.get(field)
  const column = index.sortKeys.get(field)
  return mask.map((_, ordinal) => (facet?.has(ordinal) === true || column?.[ordinal] !== undefined ? 1 : 0))
}
