import type { SearchBody, SearchParameters } from '@basejuris/contract'

const isFilled = (values: readonly unknown[] | undefined): boolean => values !== undefined && values.length > 0

/** Parameters in one order and without what says nothing, so that the same search is the same text. */
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

/** Of a search as it was asked. */
export function searchParametersOf({ bases, colecciones, filtros, orden, modo, agrupar, literal }: SearchBody): SearchParameters {
  return normalizeSearchParameters({ bases, colecciones, filtros, orden, modo, agrupar, literal })
}
