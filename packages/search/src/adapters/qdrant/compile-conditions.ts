import type { Schemas } from '@qdrant/js-client-rest'
import { type Filter, groupField, idField } from '../../ports/index.ts'
import { chunkPath, chunksOf, facetPath, numberPath, pointId, stored } from './encode-point.ts'

export type Condition = Schemas['Condition']

const nothing: Condition = { has_id: [] }

/** A filter as a condition on the payload. */
export function compileConditions(filter: Filter): Condition {
  switch (filter.kind) {
    case 'in':
      return compileIn(filter)
    case 'range':
      return rangeOf(filter)
    case 'exists':
      return filter.field === idField || filter.field === groupField ? allOf([]) : anyOf([withFacet(filter.field), withKey(filter.field)])
    case 'and':
      return allOf(filter.filters.map(compileConditions))
    case 'or':
      return anyOf(filter.filters.map(compileConditions))
    case 'not':
      return not(compileConditions(filter.filter))
  }
}

export function allOf(conditions: readonly Condition[]): Condition {
  return { must: [...conditions] }
}
export function not(condition: Condition): Condition {
  return { must_not: [condition] }
}
const anyOf = (conditions: readonly Condition[]): Condition => (conditions.length === 0 ? nothing : { should: [...conditions] })

const compileIn = ({ field, values }: Extract<Filter, { kind: 'in' }>): Condition => {
  if (values.length === 0) return nothing
  if (field === idField) return { has_id: values.map(pointId) }
  return { key: field === groupField ? stored.group : facetPath(field), match: { any: [...values] } }
}

const present = (path: string): Condition => not({ is_empty: { key: path } })
const withFacet = (name: string): Condition => present(facetPath(name))
const withKey = (name: string): Condition => anyOf([present(numberPath(name)), present(chunkPath(name, 0))])

/** Bounds of two types hold for no value. */
const rangeOf = ({ field, from, to }: Extract<Filter, { kind: 'range' }>): Condition => {
  if (from === undefined && to === undefined) return withKey(field)
  if (typeof (from ?? to) !== typeof (to ?? from)) return nothing
  if (typeof from === 'number' || typeof to === 'number')
    return {
      key: numberPath(field),
      range: { ...(typeof from === 'number' ? { gte: from } : {}), ...(typeof to === 'number' ? { lte: to } : {}) },
    }
  const bounds = [present(chunkPath(field, 0))]
  if (from !== undefined) bounds.push(atLeast(field, chunksOf(from as string)))
  if (to !== undefined) bounds.push(not(above(field, chunksOf(to as string))))
  return allOf(bounds)
}

/** The text is the bound or comes after it. */
const atLeast = (name: string, bound: readonly number[], at = 0): Condition =>
  at === bound.length - 1
    ? { key: chunkPath(name, at), range: { gte: bound[at] as number } }
    : anyOf([after(name, bound, at), allOf([same(name, bound, at), atLeast(name, bound, at + 1)])])

/** The text comes after the bound. */
const above = (name: string, bound: readonly number[], at = 0): Condition =>
  at === bound.length
    ? { key: chunkPath(name, at), range: { gte: 0 } }
    : anyOf([after(name, bound, at), allOf([same(name, bound, at), above(name, bound, at + 1)])])

const after = (name: string, bound: readonly number[], at: number): Condition => ({
  key: chunkPath(name, at),
  range: { gt: bound[at] as number },
})
const same = (name: string, bound: readonly number[], at: number): Condition => ({
  key: chunkPath(name, at),
  range: { gte: bound[at] as number, lte: bound[at] as number },
})
