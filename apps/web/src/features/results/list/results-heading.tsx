import type { SearchData } from '@basejuris/contract'
import { Link2 } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button.tsx'
import { countOf } from '../../../format/numbers.ts'
import { ExportButton } from '../../exports/export-button.tsx'
import { SaveSearchButton } from '../../saved-searches/save-search-button.tsx'
import { searchToSave } from '../../saved-searches/search-to-save.ts'
import type { ResultsState } from '../address/results-state.ts'
import { searchToExport } from '../address/search-to-export.ts'
import { CoverageNote } from './coverage-note.tsx'
import { SortSelect } from './sort-select.tsx'

interface ResultsHeadingProps {
  readonly state: ResultsState
  readonly data: SearchData
}

export function ResultsHeading({ state, data }: ResultsHeadingProps) {
  const nearest = state.modo === 'semantica' && state.q !== ''
  const count = nearest
    ? countOf(data.total, 'sentencia de sentido cercano', 'sentencias de sentido más cercano')
    : countOf(data.total, 'sentencia', 'sentencias')
  return (
    <div className="z-10 flex flex-wrap items-center gap-x-3.5 gap-y-0.5 border-b border-paper-rule bg-paper px-4 pt-4 pb-3.5 md:sticky md:top-(--header) md:py-[9px] md:pr-[22px] md:pl-6 lg:pl-10">
      <h1
        id="resultados-titulo"
        tabIndex={-1}
        className="scroll-mt-40 font-serif text-20 font-semibold tracking-[-0.01em] text-paper-ink outline-none"
        aria-live="polite"
      >
        {data.totalExacto ? count : `Más de ${count}`}
      </h1>
      <CoverageNote coverage={data.cobertura} />
      <span className="ml-auto flex flex-wrap items-center max-md:hidden md:max-lg:-ml-1.5 md:max-lg:[&>*]:px-1.5">
        <SortSelect state={state} />
        <ExportButton subject={searchToExport(state, data)} />
        <SaveSearchButton search={searchToSave(state)} />
        <button type="button" data-share title="Copiar enlace" className={buttonClass('quiet', 'md', 'px-2.5')}>
          <Link2 size={16} strokeWidth={1.5} aria-hidden />
          <span className="sr-only">Copiar enlace</span>
        </button>
      </span>
    </div>
  )
}
