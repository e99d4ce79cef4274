import type { SearchBody, SearchParameters } from '@basejuris/contract'

const filled = (values: readonly unknown[] | undefined): boolean => values !== undefined && values.length > 0

/** Parameters in one order and without what says nothing, so that the same search is the same text. */
export function keptParameters(given: SearchParameters): SearchParameters {
  const filters = Object.entries(given.filtros ?? {})
    .filter(([, values]) => filled(values))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    ...(filled(given.bases) ? { bases: given.bases } : {}),
    ...(filled(given.colecciones) ? { colecciones: given.colecciones } : {}),
    ...(filters.length > 0 ? { filtros: Object.fromEntries(filters) } : {}),
    orden: given.orden ?? 'relevancia',
    modo: given.modo ?? 'hibrida',
    ...(given.agrupar === false ? { agrupar: false } : {}),
    ...(given.literal === true ? { literal: true } : {}),
  }
}

/** Of a search as it was asked. */
export function parametersOf({ bases, colecciones, filtros, orden, modo, agrupar, literal }: SearchBody): SearchParameters {
  return keptParameters({ bases, colecciones, filtros, orden, modo, agrupar, literal })
}
