import type { SearchBody, SearchParameters } from '@basejuris/contract'

const isFilled = (values: readonly unknown[] | undefined): boolean => values !== undefined && values.length > 0

/** Sorts parameters and drops those without effect, so that equal searches have equal JSON. */
export function normalizeSearchParameters(parameters: SearchParameters): SearchParameters {
  const filters = Object.entries(parameters.filtros ?? {})
    .filter(([, values]) => isFilled(values))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    ...(isFilled(parameters.bases) ? { bases: parameters.bases } : {}),
    ...(isFilled(parameters.colecciones) ? { colecciones: parameters.colecciones } : {}),
    ...(filters.length > 0 ? { filtros: Object.fromEntries(filters) } : {}),
    orden: parameters.orden ?? 'relevancia',
    modo: parameters.modo ?? 'hibrida',
    ...(parameters.agrupar === false ? { agrupar: false } : {}),
    ...(parameters.literal === true ? { literal: true } : {}),
    ...(parameters.lectura === undefined ? {} : { lectura: parameters.lectura }),
    ...(isFilled(parameters.exigir) ? { exigir: parameters.exigir?.toSorted() } : {}),
    ...(isFilled(parameters.preferir) ? { preferir: parameters.preferir?.toSorted() } : {}),
    ...(parameters.ficticias === undefined ? {} : { ficticias: parameters.ficticias }),
  }
}

/** Parameters of a search request. */
export function searchParametersOf(body: SearchBody): SearchParameters {
  const { bases, colecciones, filtros, orden, modo, agrupar, literal, lectura, exigir, preferir, ficticias } = body
  return normalizeSearchParameters({ bases, colecciones, filtros, orden, modo, agrupar, literal, lectura, exigir, preferir, ficticias })
}
