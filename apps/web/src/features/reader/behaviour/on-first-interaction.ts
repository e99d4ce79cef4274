const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'selectionchange'] as const

/** Fetches something once: when the reader first moves, presses or types, or when it is asked for. */
export function onFirstInteraction<T>(fetchIt: () => Promise<T>, signal: AbortSignal): () => Promise<T> {
  let fetched: Promise<T> | undefined
  const first = new AbortController()
  const get = (): Promise<T> => {
    first.abort()
    fetched ??= fetchIt()
    return fetched
  }
  for (const touch of touches)
    document.addEventListener(touch, () => void get(), { passive: true, signal: AbortSignal.any([signal, first.signal]) })
  return get
}
