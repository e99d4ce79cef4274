'use client'
import { useEffect, useState } from 'react'
import { isStored } from '../../storage/stored-key.ts'
import type { LastSearch as StoredLastSearch } from './read-last-search.ts'

interface LastSearchProps {
  /** Shown without a previous search. */
  readonly children: React.ReactNode
}

/** Link to the last search of this browser, with its filters. */
export function LastSearch({ children }: LastSearchProps) {
  const [last, setLast] = useState<StoredLastSearch | null>(null)
  useEffect(() => {
    if (isStored('lastQuery')) import('./read-last-search.ts').then(({ readLastSearch }) => setLast(readLastSearch()))
  }, [])
  return last === null ? (
    children
  ) : (
    <span className="flex min-w-0 gap-1.5">
      <span className="shrink-0">Su última búsqueda:</span>
      <a className="inline-link min-w-0 truncate" href={last.href}>
        {last.query}
      </a>
    </span>
  )
}
