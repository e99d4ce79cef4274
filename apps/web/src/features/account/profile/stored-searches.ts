import type { HistoryEntry } from '@basejuris/contract'
import type { StoredSearch } from '../../../storage/stored-values.ts'

const kept = 20

/** The newest searches as a browser keeps them. */
export const storedSearches = (entries: readonly HistoryEntry[]): StoredSearch[] =>
  entries.slice(0, kept).map(({ historyId, userMessage, nombre, createdAt }) => ({
    id: historyId,
    query: nombre ?? userMessage,
    href: `/resultados?${new URLSearchParams({ q: userMessage })}`,
    createdAt,
  }))
