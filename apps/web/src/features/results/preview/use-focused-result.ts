import { useEffect, useState } from 'react'

export interface FocusedResult {
  readonly docId: string
  /** URL of the ruling at its best passage. */
  readonly href: string
  readonly citation: string
}

const wide = '(min-width: 90rem)'
const settleMs = 120

function resultOf(link: Element | null | undefined): FocusedResult | null {
  const { doc: docId, cita: citation } = link?.closest<HTMLElement>('article[data-doc]')?.dataset ?? {}
  const href = link?.getAttribute('href') ?? null
  return docId === undefined || citation === undefined || href === null ? null : { docId, href, citation }
}

/** The ruling as the list shows it now, or the first of the list in its place. */
function resultInList(docId: string): FocusedResult | null {
  const links = [...document.querySelectorAll('article[data-doc] [data-result]')]
  return resultOf(links.find((link) => link.closest<HTMLElement>('article')?.dataset['doc'] === docId) ?? links[0])
}

/**
 * The ruling that has the keyboard focus, after a short delay. Null on narrower screens and before the first key press. Escape clears
 * it, and a new list replaces it.
 */
export function useFocusedResult(listed: readonly string[]): readonly [FocusedResult | null, () => void] {
  const [result, setResult] = useState<FocusedResult | null>(null)
  const list = listed.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list replaces what is shown
  useEffect(() => setResult((shown) => shown && resultInList(shown.docId)), [list])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-result]:focus-visible') || !matchMedia(wide).matches) return
      const found = resultOf(target)
      if (found === null) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        setResult(found)
        requestAnimationFrame(() => target.closest('article')?.scrollIntoView({ block: 'nearest' }))
      }, settleMs)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open], [popover]:popover-open') === null)
        setResult(null)
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return [result !== null && listed.includes(result.docId) ? result : null, () => setResult(null)]
}
