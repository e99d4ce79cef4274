import type { useRouter } from 'next/navigation'
import { wordValidity } from '../form/word-validity.ts'
import { keepFocus } from './keep-focus.ts'
import { prefetchLinks } from './prefetch-links.ts'

let isStarted = false

/** Keeps the focus, and words in Spanish what is wrong with a field, from here on and on every page. */
export function startAidsOfUse(): void {
  if (isStarted) return
  isStarted = true
  keepFocus()
  wordValidity()
}

/** What pages load once they are shown. Returns what ends the prefetching. */
export function startPageAids(prefetch: ReturnType<typeof useRouter>['prefetch']): () => void {
  startAidsOfUse()
  return prefetchLinks(prefetch)
}
