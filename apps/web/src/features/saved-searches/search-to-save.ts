import type { ResultsState } from '../../search-address/results-state.ts'
import { searchRequest } from '../../search-address/search-request.ts'
import type { SearchToSave } from './save-search-dialog.tsx'

/** The search of a results page, without its page number. */
export function searchToSave(state: ResultsState): SearchToSave {
  const { consulta, pagina: _, tamano: __, reservada: ___, filtros = {}, ...parameters } = searchRequest(state)
  const lists = Object.entries(filtros).flatMap(([name, values]) =>
    values === undefined ? [] : [[name, typeof values === 'string' ? [values] : [...values]] as const],
  )
  return { query: consulta ?? '', parameters: { ...parameters, filtros: Object.fromEntries(lists) }, name: '' }
}
