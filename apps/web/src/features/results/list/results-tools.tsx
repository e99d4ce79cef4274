import type { SearchData } from '@basejuris/contract'
import clsx from 'clsx'
import { Link2, ListFilter, Table2 } from 'lucide-react'
import { toolClass, toolWordClass } from '../../../components/ui/tool-class.ts'
import { analysisLink } from '../../../search-address/analysis-link.ts'
import { countFilters } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { ExportButton } from '../../exports/export-button.tsx'
import { SaveSearchButton } from '../../saved-searches/save-search-button.tsx'
import { searchToSave } from '../../saved-searches/search-to-save.ts'
import { searchToExport } from './search-to-export.ts'
import { SortSelect } from './sort-select.tsx'

/**
 * Actions of the list: a bar at the bottom of a phone, with the filters; beside the count on wider screens. An empty list has none
 * there.
 */
export function ResultsTools({ state, data }: { readonly state: ResultsState; readonly data: SearchData }) {
  const filters = countFilters(state)
  const empty = data.total + data.ademas === 0
  return (
    <section
      aria-label="Filtros y orden"
      className={clsx(
        'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:h-[calc(60px+env(safe-area-inset-bottom))] max-md:border-t max-md:border-rule max-md:bg-sheet max-md:pb-[env(safe-area-inset-bottom)] md:-mr-2.5 md:ml-auto print:hidden',
        empty ? 'flex md:hidden' : 'flex items-center',
      )}
    >
      <button type="button" popoverTarget="filtros" className={clsx(toolClass, 'md:hidden')}>
        <ListFilter size={16} strokeWidth={1.5} aria-hidden />
        <span>
          Filtros
          {filters > 0 && <b className="ml-1 font-[560] text-accent">{filters}</b>}
        </span>
      </button>
      <SortSelect state={state} />
      {!empty && <ExportButton subject={searchToExport(state, data)} className={toolClass} wordClass={toolWordClass} />}
      {!empty && (
        <a href={analysisLink(state)} title="Analizar los resultados" className={clsx(toolClass, 'hover:no-underline max-md:hidden')}>
          <Table2 size={16} strokeWidth={1.5} aria-hidden />
          <span className={toolWordClass}>Analizar</span>
        </a>
      )}
      <SaveSearchButton search={searchToSave(state)} />
      <button type="button" data-share title="Copiar enlace" className={toolClass}>
        <Link2 size={16} strokeWidth={1.5} aria-hidden />
        <span className={toolWordClass}>
          <span className="sr-only">Copiar enlace</span>
          <span aria-hidden>Enlace</span>
        </span>
      </button>
    </section>
  )
}
