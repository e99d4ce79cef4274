'use client'
import clsx from 'clsx'
import { ArrowDownUp, ChevronDown } from 'lucide-react'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { toolClass, toolWordClass } from '../../../components/ui/tool-class.ts'
import { setSort } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { sortOptions } from '../../../search-address/sort-options.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

/** A native select under custom styles, so that a phone opens its own list. */
export function SortSelect({ state }: { readonly state: ResultsState }) {
  const { navigate } = useNavigation()
  const current = sortOptions.find(({ sort }) => sort === state.orden)?.label ?? ''
  return (
    <span
      className={clsx(
        toolClass,
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:has-focus-visible:-outline-offset-2',
      )}
    >
      <ArrowDownUp size={16} strokeWidth={1.5} aria-hidden />
      <span aria-hidden className="min-w-0 truncate max-md:max-w-full">
        <span className={clsx('max-md:hidden', toolWordClass)}>Orden: </span>
        <b className="font-normal md:font-[560] md:text-ink md:lowercase">{current}</b>
      </span>
      <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="max-md:hidden" />
      <select
        aria-label="Orden de los resultados"
        value={state.orden}
        onChange={(event) => navigate(writeAddress(setSort(state, event.target.value as ResultsState['orden'])), { scroll: false })}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {sortOptions.map(({ sort, label }) => (
          <option key={sort} value={sort} className="bg-sheet text-ink">
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
