import type { InputOf, searchEndpoint } from '@basejuris/contract'
import type { ResultsState } from './results-state.ts'

export type SearchRequest = InputOf<typeof searchEndpoint, 'body'>

/** The call that answers a state. */
export const searchRequest = (state: ResultsState): SearchRequest => ({
  consulta: state.q,
  ...(state.bases.length === 0 ? {} : { bases: [...state.bases] }),
  filtros: Object.fromEntries(Object.entries(state.filtros).map(([key, values]) => [key, [...values]])),
  orden: state.orden,
  modo: state.modo,
  pagina: state.pagina,
})
