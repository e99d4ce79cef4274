import type { SearchData } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { setPage } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { type ListCounts, lastPage } from '../list/page-numbers.ts'

interface PageOutOfRangeProps {
  readonly state: ResultsState
  readonly data: ListCounts & Pick<SearchData, 'tamano'>
}

/** Shown when the URL asks for a page after the last one. */
export function PageOutOfRange({ state, data }: PageOutOfRangeProps) {
  const last = lastPage(data)
  return (
    <p className="px-4 py-7 text-ink-2 md:px-6 lg:px-10">
      La lista termina en la página {formatCount(last)}.{' '}
      <a className="inline-link" href={writeAddress(setPage(state, last))}>
        Ir a la última página
      </a>
    </p>
  )
}
