import type { InputOf, SearchParameters, searchEndpoint } from '@basejuris/contract'
import type { ResultsState } from './results-state.ts'
import { splitScopes } from './scopes.ts'

/** Each filter as a list, as stored searches have it. */
export type SearchRequest = InputOf<typeof searchEndpoint, 'body'> & Pick<SearchParameters, 'filtros'>

/** The API request for a state. */
export function searchRequest(state: ResultsState): SearchRequest {
  const { bases, colecciones } = splitScopes(state.bases)
  return {
    consulta: state.q,
    ...(bases.length === 0 ? {} : { bases }),
    ...(colecciones.length === 0 ? {} : { colecciones }),
    filtros: Object.fromEntries(Object.entries(state.filtros).map(([key, values]) => [key, [...values]])),
    orden: state.orden,
    modo: state.modo,
    pagina: state.pagina,
    ...(state.literal ? { literal: true } : {}),
    ...(state.lectura === null ? {} : { lectura: state.lectura }),
    ...(state.exigir.length === 0 ? {} : { exigir: [...state.exigir] }),
    ...(state.preferir.length === 0 ? {} : { preferir: [...state.preferir] }),
    ...(state.ficticias === null ? {} : { ficticias: state.ficticias }),
  }
}
