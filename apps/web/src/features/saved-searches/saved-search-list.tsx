'use client'
import type { ReactNode } from 'react'
import { SavedSearchCard } from './saved-search-card.tsx'
import type { SavedSearchRow } from './saved-search-row.ts'
import { useSavedSearches } from './use-saved-searches.ts'

interface SavedSearchListProps {
  readonly rows: readonly SavedSearchRow[]
  /** By id, what an alert found lately. */
  readonly found: Readonly<Record<string, ReactNode>>
}

export function SavedSearchList({ rows, found }: SavedSearchListProps) {
  const { shown, rename, setFrequency, remove } = useSavedSearches(rows)
  return (
    <ul className="divide-y divide-paper-rule">
      {shown.map((row) => (
        <li key={row.id} id={row.id} className="scroll-mt-20">
          <SavedSearchCard row={row} onRename={rename} onFrequency={setFrequency} onDelete={remove} />
          {found[row.id]}
        </li>
      ))}
    </ul>
  )
}
