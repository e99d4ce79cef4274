import type { useRouter } from 'next/navigation'
import { keepFocus } from './keep-focus.ts'
import { prefetchLinks } from './prefetch-links.ts'

let keepsFocus = false

/** Keeps the focus from here on, on every page. */
export function startKeepingFocus(): void {
  if (keepsFocus) return
  keepsFocus = true
  keepFocus()
}

/** What pages load once they are shown. Returns what ends the prefetching. */
export function startPageAids(prefetch: ReturnType<typeof useRouter>['prefetch']): () => void {
  startKeepingFocus()
  return prefetchLinks(prefetch)
}
