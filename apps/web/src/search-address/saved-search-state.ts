import type { SearchParameters } from '@basejuris/contract'
import { emptyState, filterKeys, type ResultsState, type StateFilters } from './results-state.ts'

/** A kept search as the results page holds it, on its first page. */
export function searchState(query: string, parameters: SearchParameters): ResultsState {
  const { bases = [], colecciones = [], filtros = {}, orden, modo, literal } = parameters
  const kept: StateFilters = Object.fromEntries(
    filterKeys.flatMap((key) => (filtros[key] === undefined || filtros[key].length === 0 ? [] : [[key, filtros[key]]])),
  )
  return {
    ...emptyState,
    q: query,
    bases: [...bases, ...colecciones] as ResultsState['bases'],
    filtros: kept,
    ...(orden === undefined ? {} : { orden }),
    ...(modo === undefined ? {} : { modo }),
    literal: literal ?? false,
  }
}
