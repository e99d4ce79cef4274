import { useEffect, useState } from 'react'

export interface FocusedResult {
  readonly docId: string
  /** URL of the ruling at its best passage. */
  readonly href: string
  readonly citation: string
}

const wide = '(min-width: 90rem)'
const settleMs = 120

/**
 * The ruling that has the keyboard focus, after a short delay. Null on narrower screens and before the first key press. Escape clears
 * it.
 */
export function useFocusedResult(): readonly [FocusedResult | null, () => void] {
  const [result, setResult] = useState<FocusedResult | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-result]:focus-visible') || !matchMedia(wide).matches) return
      const article = target.closest<HTMLElement>('article[data-doc]')
      const { doc: docId, cita: citation } = article?.dataset ?? {}
      const href = target.getAttribute('href')
      if (docId === undefined || citation === undefined || href === null) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        setResult({ docId, href, citation })
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
  return [result, () => setResult(null)]
}
