import type { HistoryEntry } from '@basejuris/contract'
import { savedSearchState } from '../../../search-address/saved-search-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'
import type { StoredSearch } from '../../../storage/stored-values.ts'

const maxEntries = 20

/** The newest searches, as the browser stores them. */
export function storedSearches(entries: readonly HistoryEntry[]): StoredSearch[] {
  return entries.slice(0, maxEntries).map(({ historyId, userMessage, nombre, parametros, createdAt }) => ({
    id: historyId,
    query: nombre ?? userMessage,
    href: writeAddress(savedSearchState(userMessage, parametros)),
    createdAt,
  }))
}
