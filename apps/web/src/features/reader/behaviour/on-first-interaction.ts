const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Loads something once: on the first pointer, key or focus event, or when it is requested. A focus that was set before this script ran is
 * an interaction too: no event repeats it.
 */
export function onFirstInteraction<T>(load: () => Promise<T>, signal: AbortSignal): () => Promise<T> {
  let loaded: Promise<T> | undefined
  const get = (): Promise<T> => {
    loaded ??= load()
    return loaded
  }
  for (const interaction of interactions) document.addEventListener(interaction, () => void get(), { once: true, signal })
  if (document.activeElement !== document.body) void get()
  return get
}
