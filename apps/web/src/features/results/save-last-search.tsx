'use client'
import { useEffect } from 'react'
import { thisBrowser } from '../../storage/browser-storage.ts'

interface SaveLastSearchProps {
  readonly query: string
  /** What the address says besides. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Keeps the last search in the browser, to be taken up again from the home page. */
export function SaveLastSearch({ query, fields }: SaveLastSearchProps) {
  const serialized = JSON.stringify(fields)
  useEffect(() => {
    if (query === '') return
    thisBrowser.write('lastQuery', query)
    thisBrowser.write('filters', JSON.parse(serialized))
  }, [query, serialized])
  return null
}
