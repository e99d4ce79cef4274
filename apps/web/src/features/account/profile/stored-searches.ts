import type { HistoryEntry } from '@basejuris/contract'
import type { StoredSearch } from '../../../storage/stored-values.ts'
import { searchState } from '../../history/search-state.ts'
import { writeAddress } from '../../results/address/write-address.ts'

const kept = 20

/** The newest searches as a browser keeps them. */
export function storedSearches(entries: readonly HistoryEntry[]): StoredSearch[] {
  return entries.slice(0, kept).map(({ historyId, userMessage, nombre, parametros, createdAt }) => ({
    id: historyId,
    query: nombre ?? userMessage,
    href: writeAddress(searchState(userMessage, parametros)),
    createdAt,
  }))
}
