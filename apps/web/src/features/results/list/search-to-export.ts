import type { SearchData } from '@basejuris/contract'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { searchRequest } from '../../../search-address/search-request.ts'
import type { ExportSubject } from '../../exports/export-subject.ts'

/** The whole list, all its pages, as an export subject. */
export function searchToExport(state: ResultsState, { total, agrupadas }: Pick<SearchData, 'total' | 'agrupadas'>): ExportSubject {
  const { pagina: _page, ...search } = searchRequest(state)
  return { origin: { tipo: 'busqueda', ...search }, total: total - agrupadas, grouped: agrupadas, title: 'Exportar los resultados' }
}
