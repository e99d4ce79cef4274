import type { FacetValue } from '@basejuris/contract'
import { type FilterMark, filterMark } from '../../../search-address/change-state.ts'
import type { FilterKey, StateFilters } from '../../../search-address/results-state.ts'

/** Copy of the contract's default number of values per facet, so that zod does not load with the page. A test compares them. */
export const defaultValueCount = 20
/** Copy of the contract's maximum. */
export const maxValueCount = 200

export interface MarkedValue {
  readonly value: string
  readonly label: string
  /** Null when the search no longer counts the value, as after excluding it. */
  readonly total: number | null
  readonly mark: FilterMark
  /** The norm or article it is, where the catalogue identifies it. */
  readonly norm?: FacetValue['norma']
}

/** The values of a facet with their marks. Chosen values come first, so that none hides behind «más». */
export function markedValues(
  counted: readonly FacetValue[],
  filtros: StateFilters,
  key: FilterKey,
  labelOf: (value: string) => string,
): MarkedValue[] {
  const all = counted.map(({ valor, etiqueta, total, norma }) => {
    const mark = filterMark(filtros, key, valor)
    return { value: valor, label: etiqueta, total, mark, norm: norma }
  })
  const known = new Set(counted.map((one) => one.valor))
  const uncounted = (filtros[key] ?? [])
    .map((marked) => marked.replace(/^-/, ''))
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: labelOf(value), total: null, mark: filterMark(filtros, key, value) }))
  const chosen = [...all.filter((one) => one.mark !== 'none'), ...uncounted]
  return [...chosen, ...all.filter((one) => one.mark === 'none')]
}
