import type { useRouter } from 'next/navigation'
import { linkTarget } from './link-target.ts'
import { matchCurrentEncoding } from './match-current-encoding.ts'

type Prefetch = ReturnType<typeof useRouter>['prefetch']

/** A pointer that only crosses a link rests less long. */
const restMs = 60
/** Without it only the frame of the page would be read ahead, because rulings are not static. */
const wholePage = { kind: 'full' } as NonNullable<Parameters<Prefetch>[1]>

/**
 * Reads a ruling ahead when a pointer rests on its link, a finger touches it or the keyboard reaches it. Reading a ruling changes nothing
 * on the server, unlike a search, which enters the history. Returns what ends it.
 */
export function prefetchRulings(prefetch: Prefetch): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const readAhead = (event: Event): void => {
    clearTimeout(resting)
    if (!(event.target instanceof Element) || event.target.closest('a[href^="/sentencia?"]') === null || savesData()) return
    const href = linkTarget({ ...plainClick, target: event.target }, location)
    if (href === null) return
    resting = setTimeout(() => prefetch(matchCurrentEncoding(href, location.href), wholePage), event.type === 'pointerover' ? restMs : 0)
  }
  const events = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const name of events) document.addEventListener(name, readAhead, { passive: true })
  return () => {
    clearTimeout(resting)
    for (const name of events) document.removeEventListener(name, readAhead)
  }
}

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false } as const

const savesData = (): boolean => !navigator.onLine || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
