import type { SearchData } from '@basejuris/contract'
import { interpretationChips } from '../../../search-address/chips/interpretation-chips.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'

interface PrintedSearchProps {
  readonly state: ResultsState
  readonly data: SearchData
}

/** On paper, in place of the search box and the chips: the query and how it was interpreted. */
export function PrintedSearch({ state, data }: PrintedSearchProps) {
  const parts = interpretationChips(state, data.interpretacion, data.facetas).map(({ kind, text, excluded, switched }) =>
    switched === undefined || switched.mode === 'exigir'
      ? `${kind} ${text}`
      : excluded
        ? `no se excluye ${text}`
        : `de preferencia ${kind} ${text}`,
  )
  if (parts.length === 0) return null
  return (
    <p className="hidden px-4 pt-3 text-13 text-ink-2 md:px-6 lg:pl-10 print:block">
      {state.q === '' ? 'Búsqueda' : `Búsqueda: ${state.q}`}. Entendida como {parts.join(' · ')}.
    </p>
  )
}
