'use client'
import { useEffect } from 'react'
import { thisBrowser } from '../../storage/browser-storage.ts'

interface SaveLastSearchProps {
  readonly query: string
  /** The other fields of the URL. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Stores the last search in the browser, so that the home page can offer it again. */
export function SaveLastSearch({ query, fields }: SaveLastSearchProps) {
  const serialized = JSON.stringify(fields)
  useEffect(() => {
    if (query === '') return
    thisBrowser.write('lastQuery', query)
    thisBrowser.write('filters', JSON.parse(serialized))
  }, [query, serialized])
  return null
}
