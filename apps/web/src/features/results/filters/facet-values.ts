import type { FacetValue } from '@basejuris/contract'
import { type FilterMark, filterMark } from '../../../search-address/change-state.ts'
import type { FilterKey, StateFilters } from '../../../search-address/results-state.ts'

/** Values of a facet that a search counts when nothing is said; as the contract has it, which browsers need not load. */
export const defaultValueCount = 20
/** Those it counts at most. */
export const maxValueCount = 200

export interface MarkedValue {
  readonly value: string
  readonly label: string
  /** Null when the search no longer counts it, as after excluding it. */
  readonly total: number | null
  readonly mark: FilterMark
}

/** The values of a facet with their marks: those chosen first, so that none hides behind «más», then the rest as counted. */
export function markedValues(
  counted: readonly FacetValue[],
  filtros: StateFilters,
  key: FilterKey,
  labelOf: (value: string) => string,
): MarkedValue[] {
  const all = counted.map(({ valor, etiqueta, total }) => ({ value: valor, label: etiqueta, total, mark: filterMark(filtros, key, valor) }))
  const known = new Set(counted.map((one) => one.valor))
  const uncounted = (filtros[key] ?? [])
    .map((marked) => marked.replace(/^-/, ''))
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: labelOf(value), total: null, mark: filterMark(filtros, key, value) }))
  const chosen = [...all.filter((one) => one.mark !== 'none'), ...uncounted]
  return [...chosen, ...all.filter((one) => one.mark === 'none')]
}
