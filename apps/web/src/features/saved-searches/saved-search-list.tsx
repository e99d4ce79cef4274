'use client'
import { SavedSearchCard } from './saved-search-card.tsx'
import type { SavedSearchRow } from './saved-search-row.ts'
import { useSavedSearches } from './use-saved-searches.ts'

export function SavedSearchList({ rows }: { readonly rows: readonly SavedSearchRow[] }) {
  const { shown, rename, setFrequency, remove } = useSavedSearches(rows)
  return (
    <ul className="divide-y divide-paper-rule">
      {shown.map((row) => (
        <li key={row.id}>
          <SavedSearchCard row={row} onRename={rename} onFrequency={setFrequency} onDelete={remove} />
        </li>
      ))}
    </ul>
  )
}
