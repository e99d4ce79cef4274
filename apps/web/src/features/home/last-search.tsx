'use client'
import { useEffect, useState } from 'react'
import { thisBrowser } from '../../storage/this-browser.ts'

interface LastSearchProps {
  /** Stands where nothing was searched yet. */
  readonly children: React.ReactNode
}

/** Leads back to the last search of this browser, with its filters. */
export function LastSearch({ children }: LastSearchProps) {
  const [last, setLast] = useState<{ readonly query: string; readonly href: string } | null>(null)
  useEffect(() => {
    const query = thisBrowser.read('lastQuery')
    if (query === null || query.trim() === '') return
    const fields = (thisBrowser.read('filters') ?? []).map(([name, value]) => [name, value])
    setLast({ query, href: `/resultados?${new URLSearchParams([['q', query], ...fields])}` })
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
