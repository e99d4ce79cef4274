'use client'
import clsx from 'clsx'
import { ArrowDownUp, ChevronDown } from 'lucide-react'
import { useNavigation } from '../../../components/frame/navigation.tsx'
import { setSort } from '../address/change-state.ts'
import type { ResultsState } from '../address/results-state.ts'
import { writeAddress } from '../address/write-address.ts'
import { sortOptions } from './sort-options.ts'

/** The device's own list, dressed: on a phone it opens as one expects there. */
export function SortSelect({ state, stacked = false }: { readonly state: ResultsState; readonly stacked?: boolean }) {
  const { navigate } = useNavigation()
  const current = sortOptions.find(({ sort }) => sort === state.orden)?.label ?? ''
  return (
    <span
      className={clsx(
        'relative inline-flex items-center rounded-sm text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        stacked ? 'flex-1 flex-col justify-center gap-[3px] text-12' : 'h-9 gap-2 px-2.5 text-14 hover:bg-desk-2',
      )}
    >
      <ArrowDownUp size={stacked ? 19 : 16} strokeWidth={1.5} aria-hidden />
      <span aria-hidden>
        {!stacked && 'Orden: '}
        <b className={stacked ? 'font-normal' : 'font-[560] text-ink'}>{stacked ? current : current.toLowerCase()}</b>
      </span>
      {!stacked && <ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
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
