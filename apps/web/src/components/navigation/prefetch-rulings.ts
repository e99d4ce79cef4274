import type { useRouter } from 'next/navigation'
import { linkTarget } from './link-target.ts'
import { matchCurrentEncoding } from './match-current-encoding.ts'

type Prefetch = ReturnType<typeof useRouter>['prefetch']

/** A pointer that only crosses a link, or a focus that only passes it, rests less long. */
const restMs = 60
/** Without it only the frame of the page would be read ahead, because rulings are not static. */
const wholePage = { kind: 'full' } as NonNullable<Parameters<Prefetch>[1]>

/**
 * Reads a ruling ahead when a mouse rests on its link or presses it, or the keyboard rests on it. A finger reads nothing ahead, because it
 * may only scroll. Reading a ruling changes nothing on the server, unlike a search, which enters the history. Returns what ends it.
 */
export function prefetchRulings(prefetch: Prefetch): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const readAhead = (event: Event): void => {
    clearTimeout(resting)
    if (!(event.target instanceof Element) || event.target.closest('a[href^="/sentencia?"]') === null || isTouch(event) || savesData())
      return
    const href = linkTarget({ ...plainClick, target: event.target }, location)
    if (href === null) return
    const read = () => prefetch(matchCurrentEncoding(href, location.href), wholePage)
    resting = setTimeout(read, event.type === 'pointerdown' ? 0 : restMs)
  }
  const events = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const name of events) document.addEventListener(name, readAhead, { passive: true })
  return () => {
    clearTimeout(resting)
    for (const name of events) document.removeEventListener(name, readAhead)
  }
}

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false } as const

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

const savesData = (): boolean => !navigator.onLine || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
