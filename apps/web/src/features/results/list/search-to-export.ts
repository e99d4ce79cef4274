import type { ResultsState } from '../../../search-address/results-state.ts'
import { searchRequest } from '../../../search-address/search-request.ts'
import type { ExportSubject } from '../../exports/export-subject.ts'
import { type ListCounts, listedResults } from './page-numbers.ts'

/** The whole list, all its pages, as an export subject. */
export function searchToExport(state: ResultsState, data: ListCounts): ExportSubject {
  const { pagina: _page, ...search } = searchRequest(state)
  const { answering, others } = listedResults(data)
  return {
    origin: { tipo: 'busqueda', ...search },
    total: answering,
    grouped: data.agrupadas,
    others: { total: others, grouped: data.ademasAgrupadas },
    title: 'Exportar los resultados',
  }
}
