import type { SearchBody, SearchParameters } from '@basejuris/contract'

const isFilled = (values: readonly unknown[] | undefined): boolean => values !== undefined && values.length > 0

/** Sorts parameters and drops those without effect, so that equal searches have equal JSON. */
export function normalizeSearchParameters(given: SearchParameters): SearchParameters {
  const filters = Object.entries(given.filtros ?? {})
    .filter(([, values]) => isFilled(values))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    ...(isFilled(given.bases) ? { bases: given.bases } : {}),
    ...(isFilled(given.colecciones) ? { colecciones: given.colecciones } : {}),
    ...(filters.length > 0 ? { filtros: Object.fromEntries(filters) } : {}),
    orden: given.orden ?? 'relevancia',
    modo: given.modo ?? 'hibrida',
    ...(given.agrupar === false ? { agrupar: false } : {}),
    ...(given.literal === true ? { literal: true } : {}),
  }
}

/** Parameters of a search request. */
export function searchParametersOf({ bases, colecciones, filtros, orden, modo, agrupar, literal }: SearchBody): SearchParameters {
  return normalizeSearchParameters({ bases, colecciones, filtros, orden, modo, agrupar, literal })
}
