import type { SearchData } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { CoverageNote } from './coverage-note.tsx'
import { FictionalNote } from './fictional-note.tsx'
import { ResultsTools } from './results-tools.tsx'

interface ResultsHeadingProps {
  readonly state: ResultsState
  readonly data: SearchData
}

export function ResultsHeading({ state, data }: ResultsHeadingProps) {
  const nearest = state.modo === 'semantica' && state.q !== ''
  const count =
    data.total === 0
      ? data.ademas > 0
        ? 'Ninguna con todo lo pedido'
        : 'Ninguna sentencia'
      : nearest
        ? formatPlural(data.total, 'sentencia de sentido cercano', 'sentencias de sentido más cercano')
        : formatPlural(data.total, 'sentencia', 'sentencias')
  return (
    <div className="z-10 border-b border-paper-rule bg-paper md:sticky md:top-(--header) md:@container print:static">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5 px-4 pt-4 pb-3.5 md:@min-[80rem]:flex-nowrap md:py-[9px] md:pr-[22px] md:pl-6 lg:pl-10">
        <h1
          id="resultados-titulo"
          tabIndex={-1}
          className="shrink-0 scroll-mt-40 font-serif text-20 font-semibold tracking-[-0.01em] text-paper-ink outline-none md:whitespace-nowrap"
          aria-live="polite"
        >
          {data.totalExacto || data.total === 0 ? count : `Más de ${count}`}
        </h1>
        <div className="contents md:@min-[80rem]:block md:@min-[80rem]:min-w-0">
          <FictionalNote state={state} data={data} />
          <CoverageNote coverage={data.cobertura} />
        </div>
        <ResultsTools state={state} data={data} />
      </div>
    </div>
  )
}
