import type { SearchData } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { setPage } from '../../../search-address/change-state.ts'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import { type ListCounts, lastPage, pageNumbers } from './page-numbers.ts'

const stepClass = 'grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-desk-2 hover:no-underline md:size-8'

interface PagerProps {
  readonly state: ResultsState
  readonly data: ListCounts & Pick<SearchData, 'totalExacto' | 'pagina' | 'tamano' | 'resultados'>
}

export function Pager({ state, data }: PagerProps) {
  const { total, ademas, pagina, tamano } = data
  const grouped = data.agrupadas + data.ademasAgrupadas
  const last = lastPage(data)
  const first = (pagina - 1) * tamano + 1
  const to = (page: number) => writeAddress(setPage(state, page))
  return (
    <div className="flex flex-col items-center justify-between gap-3 px-4 pt-5 pb-7 text-14 text-ink-2 md:flex-row md:px-6 lg:pr-8 lg:pl-10">
      <p>
        {formatCount(first)} a {formatCount(first + data.resultados.length - 1)} de {data.totalExacto ? '' : 'más de '}
        {formatCount(total + ademas)}
        {total > 0 &&
          ademas > 0 &&
          `: primero ${formatCount(total)} con todo lo pedido y después ${formatCount(ademas)} con solo una parte`}
        .{grouped > 0 && ` Casi idénticas, agrupadas: ${formatCount(grouped)}.`}
      </p>
      {last > 1 && (
        <nav aria-label="Páginas de resultados" data-to-top className="figures flex items-center gap-0.5 print:hidden">
          {pagina > 1 && (
            <a href={to(pagina - 1)} rel="prev" aria-label="Página anterior" className={stepClass}>
              <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
            </a>
          )}
          {pageNumbers(pagina, last).map((page, index) =>
            page === null ? (
              <span key={`hueco ${index === 1 ? 'antes' : 'después'}`} className="px-1.5" aria-hidden>
                …
              </span>
            ) : (
              <a
                key={page}
                href={to(page)}
                {...(page === pagina ? { 'aria-current': 'page' as const } : {})}
                className={clsx(stepClass, 'w-auto min-w-8 px-1.5', page === pagina ? 'bg-select font-[560] text-ink' : 'text-accent')}
              >
                {formatCount(page)}
              </a>
            ),
          )}
          {pagina < last && (
            <a href={to(pagina + 1)} rel="next" aria-label="Página siguiente" className={stepClass}>
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
