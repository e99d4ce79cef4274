import type { CountingWindow } from './data-layer.ts'

interface CountedPage extends CountingWindow {
  readonly document: Document
  readonly history: History
  readonly location: Location
}

/**
 * Brings in the tag manager that the operator configured, for one page and only after its visitor agreed. What it could read of a search is taken away
 * first: the query of the address and the address one came from. Refuses an id that is none.
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
