import type { CountingWindow } from './data-layer.ts'

interface CountedPage extends CountingWindow {
  readonly document: Document
  readonly history: History
  readonly location: Location
}

/**
 * Loads the operator's tag manager for one page, after the visitor accepted. First it removes the query from the address and the
 * referrer. False for an invalid id.
 */
export function loadTagManager(id: string, page: CountedPage = window): boolean {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id)) return false
  page.history.replaceState(page.history.state, '', page.location.pathname)
  Object.defineProperty(page.document, 'referrer', { get: () => '', configurable: true })
  page.dataLayer ??= []
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = page.document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  page.document.head.append(script)
  return true
}
