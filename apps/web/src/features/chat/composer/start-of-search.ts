import { savedSearchChips } from '../../../search-address/chips/saved-search-chips.ts'
import { type AddressParameters, parseAddress } from '../../../search-address/parse-address.ts'
import { emptyState } from '../../../search-address/results-state.ts'
import { searchRequest } from '../../../search-address/search-request.ts'
import type { ChatStart } from './use-next-message.ts'

/** The question, the bases and the filters of a search, from an address that carries them as that of the results does. */
export function startOfSearch(parameters: AddressParameters): ChatStart {
  const state = parseAddress(parameters)
  const { filtros = {}, bases, colecciones } = searchRequest(state)
  const filters = savedSearchChips({ ...emptyState, filtros: state.filtros, bases: state.bases })
  const scopes = { ...(bases === undefined ? {} : { bases }), ...(colecciones === undefined ? {} : { colecciones }) }
  return { question: state.q, search: filters.length === 0 ? null : { filtros, ...scopes, filters }, ruling: null }
}
