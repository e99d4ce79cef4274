import type { SearchParameters } from '@basejuris/contract'
import { emptyState, filterKeys, type ResultsState, type StateFilters } from './results-state.ts'

/** A saved search as the results page holds it, on its first page. */
export function savedSearchState(query: string, parameters: SearchParameters): ResultsState {
  const {
    bases = [],
    colecciones = [],
    filtros: savedFilters = {},
    orden,
    modo,
    literal,
    lectura,
    exigir,
    preferir,
    ficticias,
  } = parameters
  const filtros: StateFilters = Object.fromEntries(
    filterKeys.flatMap((key) => (savedFilters[key] === undefined || savedFilters[key].length === 0 ? [] : [[key, savedFilters[key]]])),
  )
  return {
    ...emptyState,
    q: query,
    bases: [...bases, ...colecciones] as ResultsState['bases'],
    filtros,
    ...(orden === undefined ? {} : { orden }),
    ...(modo === undefined ? {} : { modo }),
    literal: literal ?? false,
    lectura: lectura ?? null,
    exigir: exigir ?? [],
    preferir: preferir ?? [],
    ficticias: ficticias ?? null,
  }
}
