import type { ResultsState } from './results-state.ts'
import { addressFields } from './write-address.ts'

/** URL of a new analysis of the results of a search. */
export function analysisLink(state: ResultsState): string {
  return `/analisis-patrones?${new URLSearchParams([['nuevo', '1'], ...addressFields({ ...state, pagina: 1 })])}`
}
