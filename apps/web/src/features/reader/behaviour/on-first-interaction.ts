const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'selectionchange'] as const

/**
 * Loads something once: on the first pointer, key or focus event, or when it is requested. A focus that was set before this script ran is
 * an interaction too: no event repeats it.
 */
export function onFirstInteraction<T>(load: () => Promise<T>, signal: AbortSignal): () => Promise<T> {
  let loaded: Promise<T> | undefined
  const first = new AbortController()
  const get = (): Promise<T> => {
    first.abort()
    loaded ??= load()
    return loaded
  }
  for (const interaction of interactions)
    document.addEventListener(interaction, () => void get(), { passive: true, signal: AbortSignal.any([signal, first.signal]) })
  if (document.activeElement?.matches(':not(body)')) void get()
  return get
}
