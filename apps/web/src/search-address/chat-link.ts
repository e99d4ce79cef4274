import { emptyState, type ResultsState } from './results-state.ts'
import { addressFields } from './write-address.ts'

/** URL of the assistant with the question and the filters of a search. */
export function chatLink({ q, filtros }: Pick<ResultsState, 'q' | 'filtros'>): string {
  return `/chat?${new URLSearchParams(addressFields({ ...emptyState, q, filtros }))}`
}
