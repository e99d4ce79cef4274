import { thisBrowser } from '../../storage/browser-storage.ts'

export interface LastSearch {
  readonly query: string
  readonly href: string
}

/** The last search of this browser, with its filters; null when none is stored. */
export function readLastSearch(): LastSearch | null {
  const query = thisBrowser.read('lastQuery')
  if (query === null || query.trim() === '') return null
  const fields = (thisBrowser.read('filters') ?? []).map(([name, value]) => [name, value])
  return { query, href: `/resultados?${new URLSearchParams([['q', query], ...fields])}` }
}
