import type { SearchData } from '@basejuris/contract'
import { Link2, ListFilter } from 'lucide-react'
import { ExportButton } from '../../exports/export-button.tsx'
import { SaveSearchButton } from '../../saved-searches/save-search-button.tsx'
import { searchToSave } from '../../saved-searches/search-to-save.ts'
import { countFilters } from '../address/change-state.ts'
import type { ResultsState } from '../address/results-state.ts'
import { searchToExport } from '../address/search-to-export.ts'
import { SortSelect } from './sort-select.tsx'

/** At the thumb: filters, order, and what is done with the list. */
export function PhoneBar({ state, data }: { readonly state: ResultsState; readonly data: SearchData }) {
  const count = countFilters(state)
  return (
    <section
      aria-label="Filtros y orden"
      className="fixed inset-x-0 bottom-0 z-40 flex h-[calc(60px+env(safe-area-inset-bottom))] border-t border-rule bg-sheet pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <button
        type="button"
        popoverTarget="filtros"
        className="flex flex-1 flex-col items-center justify-center gap-[3px] text-12 text-ink-2"
      >
        <ListFilter size={19} strokeWidth={1.5} aria-hidden />
        <span>
          Filtros
          {count > 0 && <b className="ml-1 font-[560] text-accent">{count}</b>}
        </span>
      </button>
      <SortSelect state={state} stacked />
      {data.total > 0 && <ExportButton subject={searchToExport(state, data)} shape="stacked" />}
      <SaveSearchButton search={searchToSave(state)} stacked />
      <button
        type="button"
        data-share
        aria-label="Copiar enlace"
        className="flex flex-1 flex-col items-center justify-center gap-[3px] text-12 text-ink-2"
      >
        <Link2 size={19} strokeWidth={1.5} aria-hidden />
        Enlace
      </button>
    </section>
  )
}
