import type { useRouter } from 'next/navigation'
import { linkTarget } from './link-target.ts'
import { matchCurrentEncoding } from './match-current-encoding.ts'
import { readAheadHeader } from './read-ahead-header.ts'

type Prefetch = ReturnType<typeof useRouter>['prefetch']

/** A pointer that only crosses a link, or a focus that only passes it, rests less long. */
const restMs = 60
/** Without it only the frame of the page would be read ahead, because these pages are not static. */
const wholePage = { kind: 'full' } as NonNullable<Parameters<Prefetch>[1]>
/** The page that asks whether it was only read ahead, because its search then enters no history. */
const askingPath = '/resultados?'
/** Rulings, and the lists of results that a facet leads to. */
const links = 'a[href^="/sentencia?"], a[data-ahead]'

/**
 * Reads a page ahead when a mouse rests on its link or presses it, or the keyboard rests on it. A finger reads nothing ahead, because it
 * may only scroll. Requests of results that are read ahead carry `readAheadHeader`. Returns what ends it.
 */
export function prefetchLinks(prefetch: Prefetch): () => void {
  const marked = new Set<string>()
  let endMarking: (() => void) | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const readAhead = (event: Event): void => {
    clearTimeout(resting)
    if (!(event.target instanceof Element) || event.target.closest(links) === null || isTouch(event) || savesData()) return
    const href = linkTarget({ ...plainClick, target: event.target }, location)
    if (href === null) return
    const read = () => {
      const address = matchCurrentEncoding(href, location.href)
      if (address.includes(askingPath)) {
        marked.add(addressOf(address))
        endMarking ??= markRequests(marked)
      }
      prefetch(address, wholePage)
    }
    resting = setTimeout(read, event.type === 'pointerdown' ? 0 : restMs)
  }
  const events = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const name of events) document.addEventListener(name, readAhead, { passive: true })
  return () => {
    clearTimeout(resting)
    endMarking?.()
    for (const name of events) document.removeEventListener(name, readAhead)
  }
}

/**
 * Adds the header to each request of marked results, also to one that is repeated when they are opened. Starts with the first mark:
 * other pages keep the fetch of the browser.
 */
function markRequests(marked: ReadonlySet<string>): () => void {
  const own = window.fetch
  const marking: typeof fetch = (input, init) => {
    if (!marked.has(addressOf(input instanceof Request ? input.url : String(input)))) return own(input, init)
    const headers = new Headers(init?.headers)
    headers.set(readAheadHeader, '1')
    return own(input, { ...init, headers })
  }
  window.fetch = marking
  return () => {
    if (window.fetch === marking) window.fetch = own
  }
}

/** Path and query, without the parameter that Next adds. */
function addressOf(href: string): string {
  const { pathname, searchParams } = new URL(href, location.href)
  searchParams.delete('_rsc')
  return `${pathname}?${searchParams}`
}

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false } as const

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

const savesData = (): boolean => !navigator.onLine || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
